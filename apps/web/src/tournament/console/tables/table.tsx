/** One table of a round: its scores are typed, corrected, disputed and settled here, and its letters drawn. */
import { useSignal } from '@preact/signals';
import { err, type Result } from '@taht/base';
import { plain, type Texts } from '@taht/phrasing';
import {
  checkSheet,
  type FieldChange,
  type TableView,
  type TournamentView,
  type Where,
} from '@taht/tournament';
import { connectionStatus } from '../../../connection/connection.ts';
import { AskForm } from '../../../connection/parts/form.tsx';
import type { Trouble } from '../../../connection/trouble.ts';
import { texts } from '../../../i18n/texts.ts';
import { announce } from '../../../ui/announcer.tsx';
import { hear } from '../../../ui/hear.ts';
import { set } from '../../../ui/set.ts';
import { Warning } from '../../../ui/warning.tsx';
import { playerOf, playerText, sayTrouble, stageText } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { changeText } from '../field-change.ts';
import { AskBefore } from './ask-before.tsx';
import { askedBefore } from './columns.ts';
import { faultField } from './fault-field.ts';
import { comeBack, goOn, isTypedElsewhere } from './keyboard.ts';
import { Letters } from './letters.tsx';
import {
  type Column,
  emptyResultDraft,
  type ResultDraft,
  resultDraftOf,
  sheetOf,
  type TypedSheet,
} from './result-draft.ts';
import { placeKey, type ResultDrafts, setDraft } from './result-drafts.ts';
import { Scores } from './scores.tsx';
import { isToPlay } from './seating.ts';
import tables from './tables.module.css';

export interface TableProps extends TournamentProps {
  readonly place: Where;
  readonly table: TableView;
  readonly columns: readonly Column[];
  readonly drafts: ResultDrafts;
}

export function Table(props: TableProps) {
  const { t } = texts.value;
  const { view, table } = props;
  const heading = `table-${table.table}`;
  const game = table.own?.game ?? null;
  return (
    <li class={tables.table} data-state={table.state} data-table={table.table}>
      <section aria-labelledby={heading}>
        <h3 id={heading}>
          {t('tournament.table', { table: table.table })}{' '}
          <small data-state={table.state}>{stateText(texts.value, table)}</small>
          {table.own?.call ? <small class="warn"> · {t('console.calling')}</small> : null}
        </h3>
        {game?.state === 'playing' && game.address !== null ? (
          <a class="button main" href={`/duplicate/${game.address}/referee`}>
            {t('console.network.call')}
          </a>
        ) : null}
        {table.own?.dispute ? <Disputed {...props} /> : null}
        {table.own?.result ? <Entered {...props} /> : <Open {...props} />}
        {view.head.rules.opening === 'letters' && table.state === 'open' && !game ? (
          <Letters {...props} />
        ) : null}
      </section>
    </li>
  );
}

/** A game on Täht says how far it is; that it is over goes without saying where its result is there. */
const stateText = ({ t }: Texts, { state, own }: TableView): string =>
  state === 'open' && own?.game
    ? t(`console.network.state.${own.game.state}`)
    : t(`console.table.${state}`);

/** What was typed stays until it is entered; whoever was overtaken has looked when they try again. */
async function send(
  { tournament, view, place, drafts }: TableProps,
  key: string,
  draft: ResultDraft,
  ask: (sheet: TypedSheet & Pick<ResultDraft, 'seen'>) => Promise<Result<null, Trouble>>,
): Promise<Result<null, Trouble>> {
  const sheet = sheetOf(draft, seatsOf(view, place));
  if (!sheet.ok) return err({ code: 'refused', refusal: { ...sheet.error } });
  const sent = await ask({ ...sheet.value, seen: draft.seen });
  // Both may have gone on in the meantime: what is typed, and the tournament.
  const seen = (tournament.view.peek() ?? view).version;
  setDraft(drafts, key, sent.ok ? null : { ...(drafts.peek()[key] ?? draft), seen });
  return sent;
}

const seatsOf = ({ stages }: TableProps['view'], { stage, round, table }: Where) =>
  stages[stage - 1]?.rounds[round - 1]?.tables.find((each) => each.table === table)?.seats ?? [];

function Open(props: TableProps) {
  const { t } = texts.value;
  const { tournament, view, place, table, columns, drafts } = props;
  const trouble = useSignal<Trouble | null>(null);
  const fault = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const key = placeKey(place);
  const draft = drafts.value[key] ?? said(table, view.version) ?? emptyResultDraft(view.version);
  const ended = table.own?.game?.ended ?? null;
  const refuse = (form: HTMLFormElement, why: Trouble, isElsewhere = false): void => {
    trouble.value = why;
    fault.value = faultField(why, draft, table.seats, columns);
    hear('refused');
    comeBack(form, fault.value, isElsewhere);
  };
  const enter = async (submit: SubmitEvent): Promise<void> => {
    submit.preventDefault();
    if (isBusy.value) return;
    const form = submit.currentTarget as HTMLFormElement;
    const odd = oddIn(props, draft);
    if (odd !== null) return refuse(form, odd);
    isBusy.value = true;
    fault.value = null;
    // Whoever types goes on at once.
    const before = drafts.peek();
    goOn(form);
    const sent = await send(props, key, draft, (sheet) =>
      tournament.ask({ kind: 'enter-result', source: sourceOf(view), where: place, ...sheet }),
    );
    isBusy.value = false;
    if (!sent.ok) return refuse(form, sent.error, isTypedElsewhere(key, before, drafts));
    trouble.value = null;
    announce(t('console.result-entered', { table: place.table }));
  };
  return (
    <form
      class={css.form}
      data-open
      data-refused={fault.value === null ? undefined : ''}
      onSubmit={enter}
    >
      {table.own?.report ? <p>{t('console.reported')}</p> : null}
      {ended === null ? null : <p class="warn">{t(`console.network.end.${ended.end}`)}</p>}
      <Scores
        view={view}
        seats={table.seats}
        columns={columns}
        asked={askedBefore(view, place.stage, draft, table.seats)}
        draft={draft}
        fault={fault.value}
        onType={(typed) => setDraft(drafts, key, typed)}
      />
      <div class={css.buttons}>
        <button type="submit" class="main" disabled={isBusy.value}>
          {t('console.enter-result')}
        </button>
      </div>
      {isBusy.value && connectionStatus.value === 'waiting' ? (
        <p role="status">{t('console.waits')}</p>
      ) : null}
      <Warning>{trouble.value === null ? null : sayTrouble(texts.value, trouble.value)}</Warning>
    </form>
  );
}

/** What the tournament would refuse in any case, so that nobody goes on before it is right. */
function oddIn({ view, table }: TableProps, draft: ResultDraft): Trouble | null {
  const sheet = sheetOf(draft, table.seats);
  if (!sheet.ok) return { code: 'refused', refusal: { ...sheet.error } };
  const refusal = checkSheet(sheet.value, {
    table: table.table,
    seats: table.seats,
    creditOut: view.head.base.final.creditOut,
    isActive: (player) => isToPlay({ status: playerOf(view, player)?.status ?? null }),
  });
  return refusal === undefined ? null : { code: 'refused', refusal: { ...refusal } };
}

/** By slip on the console, from a referee's own device; as the other one where that is not allowed. */
function sourceOf({ head: { rules }, viewer }: TableProps['view']): 'slip' | 'referee' {
  const [usual, other] =
    viewer.kind === 'referee' ? (['referee', 'slip'] as const) : (['slip', 'referee'] as const);
  return rules.results.includes(usual) ? usual : other;
}

/** What the players or their game say is a beginning. */
function said({ own }: TableView, seen: number): ResultDraft | null {
  const scores = own?.report?.scores ?? own?.game?.ended?.scores ?? null;
  return scores === null ? null : resultDraftOf(scores, seen);
}

function Entered(props: TableProps) {
  const { t } = texts.value;
  const { view, place, table, columns, drafts } = props;
  const isCorrecting = useSignal(false);
  const typed = drafts.value[placeKey(place)];
  const result = table.own?.result;
  if (!result) return null;
  if (isCorrecting.value) return <Correct {...props} onDone={set(isCorrecting, false)} />;
  return (
    <>
      <table class={tables.scores}>
        <tbody>
          {result.scores.map(({ player, score, before }) => (
            <tr key={player}>
              <th scope="row">{playerText(view, player)}</th>
              {columns.includes('before') ? <td>{before ?? '–'}</td> : null}
              <td>
                <strong>{score ?? '–'}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AskBefore {...props} scores={result.scores} />
      {typed === undefined ? null : (
        <Warning>
          {t('console.overtaken', { typed: typedText(typed) })}{' '}
          <button type="button" onClick={() => setDraft(drafts, placeKey(place), null)}>
            {t('console.discard')}
          </button>
        </Warning>
      )}
      <ul class={tables.corrections}>
        {table.own?.corrections.map(({ was, reason }, i) => (
          <li key={i}>
            {t('console.corrected', {
              was: was.map(({ score }) => score ?? '–').join(' · '),
              reason: plain(reason),
            })}
          </li>
        ))}
      </ul>
      <div class={css.buttons}>
        <button
          type="button"
          aria-label={`${t('console.correct')}: ${t('tournament.table', { table: place.table })}`}
          onClick={set(isCorrecting, true)}
        >
          {t('console.correct')}
        </button>
        {table.state === 'settled' ? <Dispute {...props} /> : null}
      </div>
    </>
  );
}

const typedText = ({ typed }: ResultDraft): string =>
  Object.values(typed)
    .filter((text) => text.trim() !== '')
    .join(' · ');

interface CorrectProps extends TableProps {
  readonly onDone: () => void;
}

function Correct(props: CorrectProps) {
  const { t } = texts.value;
  const { tournament, view, place, table, columns, drafts, onDone } = props;
  const first = useSignal(resultDraftOf(table.own?.result?.scores ?? [], view.version));
  const isSure = useSignal(false);
  const key = `${placeKey(place)} corrected`;
  const draft = drafts.value[key] ?? first.value;
  return (
    <>
      <AskForm
        fields={[{ name: 'reason', label: t('console.reason'), mostLength: 200 }]}
        submit={t(isSure.value ? 'console.correct-anyway' : 'console.correct')}
        isMain
        say={(said, trouble) => sayCorrection(said, view, trouble)}
        onSend={async ({ reason = '' }) => {
          const sure = isSure.value ? ({ isSure: true } as const) : {};
          const sent = await send(props, key, draft, (sheet) =>
            tournament.ask({ kind: 'correct', where: place, reason, ...sheet, ...sure }),
          );
          if (sent.ok) onDone();
          else isSure.value = changeIn(sent.error) !== null;
          return sent;
        }}
      >
        <Scores
          view={view}
          seats={table.seats}
          columns={columns}
          asked={askedBefore(view, place.stage, draft, table.seats)}
          draft={draft}
          onType={(typed) => {
            isSure.value = false;
            setDraft(drafts, key, typed);
          }}
        />
      </AskForm>
      <button
        type="button"
        onClick={() => {
          setDraft(drafts, key, null);
          onDone();
        }}
      >
        {t('shell.cancel')}
      </button>
    </>
  );
}

const changeIn = (trouble: Trouble): FieldChange | null =>
  trouble.code === 'refused' && trouble.refusal.code === 'field-changes'
    ? (trouble.refusal as never)
    : null;

/** Where others should have gone on, with their names. */
function sayCorrection(texts: Texts, view: TournamentView, trouble: Trouble): string {
  const change = changeIn(trouble);
  if (change === null) return sayTrouble(texts, trouble);
  const before = texts.t('console.change.before', { stage: stageText(texts, view, change.stage) });
  return `${before} ${changeText(texts, view, change)}`;
}

/** Something is wrong with a result that stands: the table is held until it is settled. */
function Dispute({ tournament, place }: TableProps) {
  const { t } = texts.value;
  return (
    <details>
      <summary>{t('console.dispute')}</summary>
      <AskForm
        fields={[{ name: 'reason', label: t('console.reason'), mostLength: 200 }]}
        submit={t('console.dispute')}
        say={sayTrouble}
        onSend={({ reason = '' }) => tournament.ask({ kind: 'dispute', where: place, reason })}
      />
    </details>
  );
}

function Disputed({ tournament, view, place, table }: TableProps) {
  const { t } = texts.value;
  const dispute = table.own?.dispute;
  if (!dispute) return null;
  const by = dispute.player === null ? t('console.official') : playerText(view, dispute.player);
  return (
    <div class={tables.disputed}>
      <p role="alert">{t('console.disputed-by', { by, reason: plain(dispute.reason) })}</p>
      <AskForm
        fields={[{ name: 'reason', label: t('console.settled-how'), mostLength: 200 }]}
        submit={t('console.settle')}
        isMain
        say={sayTrouble}
        onSend={({ reason = '' }) => tournament.ask({ kind: 'settle', where: place, reason })}
      >
        <p>{t('console.settle-about')}</p>
      </AskForm>
    </div>
  );
}
