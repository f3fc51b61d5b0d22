/** What comes next, always at the top: one thing, and one big button for it. */
import type { Result } from '@taht/base';
import type { Todo } from '@taht/tournament';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { Called } from '../called.tsx';
import { callsOf } from '../calls.ts';
import { isOurClock, namesText, sayTrouble } from '../tournament-texts.ts';
import { pathOf, type TournamentProps } from '../with-tournament.tsx';
import { BeginStage, BreakTie, TieRule } from './begin-stage.tsx';
import { Big, Card } from './card.tsx';
import { Close, NoPrizes } from './close.tsx';
import css from './console.module.css';
import { DrawRound } from './draw-round.tsx';
import { FieldChanged } from './field-changed.tsx';
import { SaveCopy } from './save-copy.tsx';
import type { Shown } from './tables/shown.ts';
import { Unseated } from './unseated.tsx';
import { Way } from './way.tsx';

type Of<Kind extends Todo['kind']> = Extract<Todo, { readonly kind: Kind }>;

/** Letters are drawn at the tables: nobody waits for them on the console. */
const inOrder = (todos: readonly Todo[]): readonly Todo[] =>
  todos.toSorted((a, b) => Number(a.kind === 'draw-letters') - Number(b.kind === 'draw-letters'));

export interface NextProps extends TournamentProps {
  /** The part of the console that is shown. */
  readonly part: string;
  readonly shown: Shown;
}

export function Next(props: NextProps) {
  const { t } = texts.value;
  const { view } = props;
  const [first, ...others] = inOrder(view.todos);
  return (
    <section class={css.next} aria-labelledby="next">
      <h2 id="next">{t('console.next')}</h2>
      {first === undefined ? null : <Step key={first.kind} {...props} todo={first} />}
      {view.head.phase === 'over' ? <Over {...props} /> : null}
      {others.map((todo) => (
        <Also key={todo.kind} {...props} todo={todo} />
      ))}
      <Unseated {...props} />
    </section>
  );
}

const Over = (props: NextProps) => (
  <>
    <Card title={texts.value.t('tournament.news.closed')}>
      <a class={`button main ${css.big}`} href={pathOf(props.tournament, 'print')}>
        {texts.value.t('console.print-certificates')}
      </a>
    </Card>
    <NoPrizes {...props} />
  </>
);

interface StepProps<Kind extends Todo['kind'] = Todo['kind']> extends NextProps {
  readonly todo: Of<Kind>;
}

function Step(props: StepProps) {
  const { todo, tournament } = props;
  const { t } = texts.value;
  switch (todo.kind) {
    case 'enter-players':
      return (
        <Card title={t('console.next.enter-players')}>
          {props.part === 'players' ? null : (
            <Way {...props} to="players" text={t('console.to-players')} isMain />
          )}
          <a class="button" href={`${pathOf(tournament, 'print')}/recovery`}>
            {t('console.print-recovery')}
          </a>
        </Card>
      );
    case 'check-in':
      return (
        <Card title={t('console.next.check-in', { count: todo.players.length })}>
          <Big
            text={t('console.all-here')}
            onAsk={() => tournament.ask({ kind: 'mark', players: todo.players, status: 'present' })}
          />
          <Way {...props} to="players" text={t('console.one-by-one')} />
          <a class="button" href={`${pathOf(tournament, 'print')}/badges`}>
            {t('console.print-badges')}
          </a>
        </Card>
      );
    case 'begin-stage':
      return <BeginStage {...props} todo={todo} />;
    case 'draw-round':
      return <DrawRound {...props} todo={todo} />;
    case 'await-before':
      return <AwaitBefore {...props} todo={todo} isFirst />;
    case 'break-tie':
      return <BreakTie {...props} {...todo} />;
    case 'settle-disputes':
      return (
        <Card
          title={t('console.next.settle-disputes')}
          about={t('console.tables', { tables: numbersText(todo.tables) })}
        >
          <Way {...props} to="tables" text={t('console.to-dispute')} isMain at="disputed" />
        </Card>
      );
    case 'await-results':
      return <AwaitResults {...props} todo={todo} />;
    case 'draw-letters':
      return <DrawLetters {...props} todo={todo} />;
    case 'close':
      return (
        <>
          <Card title={t('console.next.close')}>
            <Close {...props} isMain />
            <SaveCopy tournament={tournament} />
          </Card>
          <NoPrizes {...props} />
        </>
      );
    case 'answer-calls':
      return <Calls {...props} />;
    case 'field-changed':
      return <FieldChanged {...props} change={todo} />;
  }
}

/** What else could be done; smaller, so that there is one thing to do. */
function Also(props: StepProps) {
  const { todo } = props;
  if (todo.kind === 'answer-calls') return <Calls {...props} />;
  if (todo.kind === 'field-changed') return <FieldChanged {...props} change={todo} />;
  if (todo.kind === 'draw-letters') return <DrawLetters {...props} todo={todo} />;
  if (todo.kind === 'await-before') return <AwaitBefore {...props} todo={todo} />;
  if (todo.kind === 'begin-stage')
    return (
      <details>
        <summary>{texts.value.t('console.begin-anyway')}</summary>
        <BeginStage {...props} todo={todo} isSmall />
      </details>
    );
  if (todo.kind === 'close')
    return (
      <details>
        <summary>{texts.value.t('console.close-early')}</summary>
        <Close {...props} />
      </details>
    );
  return null;
}

interface AwaitBeforeProps extends StepProps<'await-before'> {
  readonly isFirst?: true;
}

/** Equal totals: what they were before deductions decides, and nothing is guessed in its place. */
function AwaitBefore({ todo: { ties }, isFirst, ...props }: AwaitBeforeProps) {
  const { t } = texts.value;
  const named = (players: readonly number[]): string => namesText(texts.value, props.view, players);
  return (
    <div class={css.waits} data-waits>
      <p class={isFirst ? css.what : undefined}>{t('console.next.await-before')}</p>
      <ul>
        {ties.map(({ decides, tied, players }) => (
          <li key={tied.join()}>
            {t(`console.waits-for.${decides}`, { tied: named(tied), players: named(players) })}
          </li>
        ))}
      </ul>
      <TieRule {...props} />
      <div class={css.buttons}>
        <Way
          {...props}
          to="tables"
          text={t('console.to-before')}
          {...(isFirst ? { isMain: true } : {})}
          at="waiting"
        />
      </div>
    </div>
  );
}

const Calls = (props: NextProps) =>
  callsOf(props.view).map(({ where, table: { own } }) =>
    own?.call ? (
      <Called key={where.table} {...props} where={where} call={own.call} isNamed />
    ) : null,
  );

const numbersText = (tables: readonly number[]): string => texts.value.list(tables.map(String));

/** Before anybody has played everybody sits down, and where there is a clock for the room it is started. */
function AwaitResults(props: StepProps<'await-results'>) {
  const { t } = texts.value;
  const { tournament, view, todo } = props;
  const { clock } = view.head.rules;
  const tables = view.stages.at(-1)?.rounds.at(-1)?.tables ?? [];
  const isBefore =
    clock.kind === 'room' &&
    view.clock.kind === 'idle' &&
    tables.every(({ state }) => state === 'open');
  const where = t('console.tables', { tables: numbersText(todo.tables) });
  const awaited = tables.filter(({ table }) => todo.tables.includes(table));
  if (awaited.every(({ own }) => own?.game != null && own.game.state !== 'over'))
    return (
      <Card title={t('console.network.playing')} about={where}>
        <Way {...props} to="tables" text={t('console.to-results')} at="open" />
      </Card>
    );
  const missing = t('console.next.await-results', { count: todo.tables.length });
  const minutes = t('duration.minutes', { count: Math.round(clock.seconds / 60) });
  return (
    <Card
      title={isBefore ? t('console.next.sit-down') : missing}
      about={isBefore ? `${missing} ${where}` : where}
    >
      {isBefore ? (
        <Big
          text={`${t('console.clock.start')} (${minutes})`}
          onAsk={() => tournament.ask({ kind: 'start-clock', seconds: null })}
        />
      ) : null}
      {isBefore && isOurClock(view.head.rules) ? (
        <small>
          {minutes}: {t('rule.ours')}
        </small>
      ) : null}
      <Way
        {...props}
        to="tables"
        text={t('console.to-results')}
        {...(isBefore ? {} : { isMain: true })}
        at="open"
      />
      <a class="button" href={pathOf(tournament, 'print')}>
        {t('console.print')}
      </a>
    </Card>
  );
}

/** For those who play without a bag, the letters of all tables at once. */
function DrawLetters({ tournament, view, todo: { tables } }: StepProps<'draw-letters'>) {
  const { t } = texts.value;
  const stage = view.stages.length;
  const round = view.stages.at(-1)?.rounds.length ?? 0;
  const drawAll = async (): Promise<Result<null, Trouble>> => {
    let last: Result<null, Trouble> = { ok: true, value: null };
    for (const table of tables) {
      last = await tournament.ask({
        kind: 'draw-letters',
        where: { stage, round, table },
        rounds: null,
      });
      if (!last.ok) break;
    }
    return last;
  };
  return (
    <details>
      <summary>{t('console.letters-of-tables', { count: tables.length })}</summary>
      <p>{t('console.letters-of-tables-about')}</p>
      <AskButton text={t('console.draw-all-letters')} say={sayTrouble} onAsk={drawAll} />
    </details>
  );
}
