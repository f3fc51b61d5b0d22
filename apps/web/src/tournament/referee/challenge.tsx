/** The word judge: the challenged words of a play, one verdict for them, and what it costs whom. */
import { type Signal, useSignal } from '@preact/signals';
import { err } from '@taht/base';
import type { Alphabet } from '@taht/letters';
import type { ActionOf, PlayerNumber, TournamentView } from '@taht/tournament';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Tick } from '../../connection/parts/fields.tsx';
import parts from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { into } from '../../ui/set.ts';
import { Warning } from '../../ui/warning.tsx';
import { playerText, sayWordTrouble } from '../tournament-texts.ts';
import { useStored } from '../use-stored.ts';
import type { AtTableProps } from './at-table.tsx';
import {
  type ChallengeDraft,
  challengeOf,
  isBegun,
  NO_CHALLENGE,
  withChallenger,
  withMover,
  withWord,
} from './challenge-draft.ts';
import { erased } from './erased.ts';
import { FoldedKeys } from './folded-keys.tsx';
import css from './referee.module.css';
import { Verdict } from './verdict.tsx';

export interface ChallengeProps extends AtTableProps {
  readonly alphabet: Alphabet;
}

export function Challenge(props: ChallengeProps) {
  const { stage, round, table } = props.where;
  return <Judge key={`${stage}/${round}/${table}`} {...props} />;
}

/**
 * The last verdict stands above the form, where whoever has asked for it is taken; others hear of it.
 * Once another play is noted it stands below, so that nobody takes it for the new one.
 */
function Judge(props: ChallengeProps) {
  const { tournament, where, table } = props;
  const { stage, round } = where;
  const draft = useStored<ChallengeDraft>(
    `event.${tournament.id}.challenge.${stage}.${round}.${where.table}`,
    NO_CHALLENGE,
  );
  const noted = table.own?.challenges ?? [];
  const last = noted.at(-1);
  const shown = isBegun(draft.value) ? undefined : last;
  const below = noted.slice(0, shown === undefined ? undefined : -1).toReversed();
  const newest = useRef<HTMLDivElement>(null);
  const isMine = useSignal(false);
  const known = useSignal(noted.length);
  useEffect(() => {
    const isNew = noted.length > known.value;
    // The form is cleared a moment later, and the verdict is seen then.
    if (isNew && isMine.value && shown === undefined) return;
    known.value = noted.length;
    if (!isNew || last === undefined) return;
    if (isMine.value) newest.current?.focus();
    else announce(texts.peek().t(`tournament-referee.verdict.${last.verdict}`));
    isMine.value = false;
  }, [noted.length, shown]);
  return (
    <div class={css.doing}>
      <div ref={newest} tabIndex={-1}>
        {shown === undefined ? null : <Verdict {...props} challenge={shown} isLast />}
      </div>
      <ChallengeForm {...props} draft={draft} onJudge={into(isMine)} />
      {below.map((challenge, i) => (
        <Verdict
          key={below.length - i}
          {...props}
          challenge={challenge}
          isLast={challenge === last}
        />
      ))}
    </div>
  );
}

type Judgement = ActionOf<'challenge'>['verdict'];

/** Where neither the list nor a ruling can tell. */
const isForReferee = (trouble: Trouble | null): boolean =>
  trouble?.code === 'refused' && trouble.refusal.code === 'verdict-missing';

const sayFault = ({ head }: TournamentView, trouble: Trouble): string =>
  trouble.code === 'refused' && trouble.refusal.code === 'no-mover'
    ? texts.value.t('tournament-referee.no-mover')
    : sayWordTrouble(head)(texts.value, trouble);

interface ChallengeFormProps extends ChallengeProps {
  readonly draft: Signal<ChallengeDraft>;
  /** Whether a verdict is awaited here. */
  readonly onJudge: (isAwaited: boolean) => void;
}

function ChallengeForm(props: ChallengeFormProps) {
  const { t } = texts.value;
  const { tournament, view, where, table, alphabet, draft, onJudge } = props;
  const isBusy = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  const { mover, challengers } = draft.value;
  const judge = async (verdict: Judgement): Promise<void> => {
    const action = challengeOf(draft.value, where, alphabet);
    if (isBusy.value) return;
    isBusy.value = true;
    onJudge(true);
    const sent = action.ok
      ? await tournament.ask({ ...action.value, verdict })
      : err({ code: 'refused', refusal: { ...action.error } } as const);
    isBusy.value = false;
    trouble.value = sent.ok ? null : sent.error;
    if (sent.ok) draft.value = NO_CHALLENGE;
    else onJudge(false);
  };
  return (
    <form
      class={parts.form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        void judge(null);
      }}
    >
      <Movers
        view={view}
        seats={table.seats}
        mover={mover}
        onMover={(player) => {
          draft.value = withMover(draft.value, player);
        }}
      />
      <Words
        alphabet={alphabet}
        words={draft.value.words}
        onWord={(at, text) => {
          draft.value = withWord(draft.value, at, text);
        }}
      />
      <fieldset class={css.who}>
        <legend>{t('tournament-referee.challengers')}</legend>
        {table.seats
          .filter((player) => player !== mover)
          .map((player) => (
            <Tick
              key={player}
              label={playerText(view, player)}
              isChecked={challengers.includes(player)}
              onChange={(is) => {
                draft.value = withChallenger(draft.value, player, is);
              }}
            />
          ))}
      </fieldset>
      <button type="submit" class="main" disabled={isBusy.value}>
        {t('tournament-referee.judge')}
      </button>
      <Warning>{trouble.value === null ? null : sayFault(view, trouble.value)}</Warning>
      {isForReferee(trouble.value) ? (
        <div class={css.tasks}>
          {(['valid', 'invalid'] as const).map((verdict) => (
            <button key={verdict} type="button" onClick={() => judge(verdict)}>
              {t(`tournament-referee.verdict.${verdict}`)}
            </button>
          ))}
        </div>
      ) : null}
    </form>
  );
}

interface MoversProps extends Pick<ChallengeProps, 'view'> {
  readonly seats: readonly PlayerNumber[];
  readonly mover: PlayerNumber | null;
  readonly onMover: (player: PlayerNumber) => void;
}

function Movers({ view, seats, mover, onMover }: MoversProps) {
  const name = useId();
  return (
    <fieldset class={css.who}>
      <legend>{texts.value.t('tournament-referee.mover')}</legend>
      {seats.map((player) => (
        <label key={player} class={parts.tick}>
          <input
            type="radio"
            name={name}
            required
            checked={player === mover}
            onChange={() => onMover(player)}
          />
          <span>{playerText(view, player)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface WordsProps extends Pick<ChallengeProps, 'alphabet'> {
  readonly words: readonly string[];
  readonly onWord: (at: number, text: string) => void;
}

/** The keys write into the field one was in last. */
function Words({ alphabet, words, onWord }: WordsProps) {
  const { t } = texts.value;
  const at = useSignal(0);
  const current = Math.min(at.value, words.length - 1);
  const text = words[current] ?? '';
  return (
    <fieldset class={css.who}>
      <legend>{t('tournament-referee.words')}</legend>
      {words.map((word, i) => (
        <input
          key={i}
          type="text"
          class={css.word}
          aria-label={t('tournament-referee.word', { number: i + 1 })}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="next"
          required={i === 0}
          value={word}
          onFocus={() => {
            at.value = i;
          }}
          onKeyDown={goOn}
          onInput={({ currentTarget }) => onWord(i, currentTarget.value)}
        />
      ))}
      <FoldedKeys
        letters={alphabet.letters}
        onLetter={(letter) => onWord(current, text + letter)}
        onErase={() => onWord(current, erased(text, alphabet))}
      />
    </fieldset>
  );
}

/** From a word to the next one; from the empty field after the last word the form is sent. */
function goOn(event: TargetedKeyboardEvent<HTMLInputElement>): void {
  const next = event.currentTarget.nextElementSibling;
  if (event.key !== 'Enter' || !(next instanceof HTMLInputElement)) return;
  event.preventDefault();
  next.focus();
}
