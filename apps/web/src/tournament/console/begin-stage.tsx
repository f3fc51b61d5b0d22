/** A stage begins, and its seats are drawn; a tie that decides who goes on is broken first. */
import { useSignal } from '@preact/signals';
import type { Result } from '@taht/base';
import { sayOutlook, sayTie } from '@taht/phrasing';
import { type OpenTie, type Refusal, type Stage, sizesIn, type Todo } from '@taht/tournament';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { set } from '../../ui/set.ts';
import { hasTextTies, namesText, sayTrouble, stageText } from '../tournament-texts.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import { playersFor, type Rest, restFor, withRest } from './coming.ts';
import css from './console.module.css';
import { draw } from './draw-round.tsx';
import { Five, setRest } from './five.tsx';
import { SaveCopy } from './save-copy.tsx';
import { LetterEntry } from './tables/letters.tsx';

interface BeginStageProps extends TournamentProps {
  readonly todo: Extract<Todo, { readonly kind: 'begin-stage' }>;
  readonly isSmall?: true;
}

/** A tie that only another number of runners-up brings about is told when it is tried. */
export function BeginStage({ tournament, view, todo, isSmall }: BeginStageProps) {
  const { t } = texts.value;
  const { stage, outlook } = todo;
  const typed = useSignal('');
  const tied = useSignal<OpenTie | null>(null);
  const chosen = useSignal<Rest | null>(null);
  const planned = view.head.plan[stage - 1];
  if (planned === undefined) return null;
  const seconds = typed.value === '' ? (outlook?.runnersUp ?? 0) : Number(typed.value);
  const rest = restFor(planned, playersFor(view, planned, outlook, seconds));
  const seated = rest === null ? planned.format : formatOf(planned, chosen.value ?? rest);

  /** Whoever begins a stage wants its seats too. */
  const begin = async (): Promise<Result<null, Trouble>> => {
    const changed = await setRest(tournament, view, stage, rest, chosen.value);
    if (!changed.ok) return changed;
    const runnersUp = typed.value === '' ? null : Number(typed.value);
    const begun = await tournament.ask({ kind: 'begin-stage', stage, runnersUp });
    tied.value = begun.ok ? null : tiedIn(begun.error);
    return begun.ok ? draw(tournament, { stage, round: 1 }) : begun;
  };
  return (
    <>
      <p class={css.what}>
        {t('console.next.begin-stage', { stage: stageText(texts.value, view, stage) })}
      </p>
      {outlook === null ? null : (
        <>
          <label class={css.asked}>
            {t('console.runners-up')}
            <input
              type="number"
              min={0}
              max={outlook.most}
              value={typed.value}
              placeholder={String(outlook.runnersUp)}
              onInput={({ currentTarget }) => {
                typed.value = currentTarget.value;
                tied.value = null;
              }}
            />
          </label>
          <p class={css.about} role="status">
            {sayOutlook(texts.value, outlook, seconds, sizesIn(seated, outlook.winners + seconds))}
          </p>
        </>
      )}
      {rest === null ? null : <Five rest={rest} chosen={chosen} />}
      {tied.value === null ? (
        <div class={`${css.buttons} ${isSmall ? '' : css.bigAsk}`}>
          <AskButton
            text={t('console.begin-and-draw')}
            {...(isSmall ? {} : { isMain: true })}
            say={sayTrouble}
            onAsk={begin}
          />
          {stage === 1 ? null : <SaveCopy tournament={tournament} />}
        </div>
      ) : (
        <BreakTie
          tournament={tournament}
          view={view}
          decides="field"
          {...tied.value}
          onBroken={set(tied, null)}
        />
      )}
    </>
  );
}

const formatOf = (planned: Stage, rest: Rest): Stage['format'] =>
  withRest([planned], 1, rest)[0]?.format ?? planned.format;

const tiedIn = (trouble: Trouble): OpenTie | null =>
  trouble.code === 'refused' && trouble.refusal.code === 'tie-open'
    ? (trouble.refusal as Extract<Refusal, { readonly code: 'tie-open' }>)
    : null;

interface BreakTieProps extends TournamentProps {
  readonly players: readonly number[];
  readonly decides: Extract<Todo, { readonly kind: 'break-tie' }>['decides'];
  /** Where it decides who goes on. */
  readonly at?: OpenTie['at'];
  readonly places?: number;
  readonly onBroken?: () => void;
}

export function BreakTie({
  tournament,
  view,
  players,
  decides,
  at,
  places,
  onBroken,
}: BreakTieProps) {
  const { t } = texts.value;
  const id = decides === 'field' ? 'console.next.break-tie' : (`console.tie.${decides}` as const);
  return (
    <>
      <p class={css.what}>{t(id, { players: namesText(texts.value, view, players) })}</p>
      {at === undefined || places === undefined ? null : (
        <p class={css.about}>{sayTie(texts.value, { at, places })}</p>
      )}
      <TieRule view={view} />
      <LetterEntry
        view={view}
        players={players}
        isMain
        onRounds={async (rounds) => {
          const broken = await tournament.ask({ kind: 'break-tie', players, rounds });
          if (broken.ok) onBroken?.();
          return broken;
        }}
      />
    </>
  );
}

/** How equals are told apart, where it goes by the school tournament's text. */
export const TieRule = ({ view }: Pick<TournamentProps, 'view'>) =>
  hasTextTies(view.head.rules) ? <p class={css.about}>{texts.value.t('tournament.ties')}</p> : null;
