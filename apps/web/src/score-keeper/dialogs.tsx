/** Lines that need a question: an exchange, a challenge, other points, the end of the game. */
import { type Signal, useSignal } from '@preact/signals';
import { makeRack, type Tile } from '@taht/letters';
import { type Naming, rowText } from '@taht/phrasing';
import {
  type Handwriting,
  type Left,
  type Line,
  type ScoredSheet,
  type ScoreSheet,
  scoreSheetOvertime,
  tilesLeft,
} from '@taht/record';
import type { Seat } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { texts } from '../i18n/texts.ts';
import { CancelButton } from '../ui/cancel-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { typedInto } from '../ui/set.ts';
import { readExchange, readLeft } from './entry.ts';
import { Judged } from './judged-words.tsx';
import css from './score-keeper.module.css';

interface Asking {
  readonly onLine: (line: Line) => Promise<void>;
  readonly onClose: () => void;
}

interface Move {
  readonly seat: Seat;
  readonly rack: readonly Tile[] | null;
}

export function ExchangeDialog({
  hand,
  move,
  onLine,
  onClose,
}: Asking & { readonly hand: Handwriting; readonly move: Move }) {
  const { t } = texts.value;
  const text = useSignal('');
  const line = readExchange(text.value, hand, move);
  const hasText = text.value.trim() !== '';
  return (
    <Dialog title={t('game.exchange')} onClose={onClose}>
      <Answering line={line} onLine={onLine} onClose={onClose}>
        <Field label={t('score-keeper.exchange-what')} text={text} />
        {hasText && line === undefined ? <p class="warn">{t('score-keeper.not-tiles')}</p> : null}
      </Answering>
    </Dialog>
  );
}

export function ChallengeDialog({
  scored,
  naming,
  onLine,
  onClose,
}: Asking & { readonly scored: ScoredSheet; readonly naming: Naming }) {
  const { t } = texts.value;
  const play = scored.rows.findLast(({ kind }) => kind === 'play');
  const others = scored.scores.map((_, seat) => seat).filter((seat) => seat !== play?.seat);
  const seat = useSignal(scored.onTurn === play?.seat ? others[0] : (scored.onTurn ?? others[0]));
  const words = useSignal('1');
  const write = (verdict: 'bad' | 'good'): void =>
    void onLine({ kind: 'challenge', seat: seat.value ?? 0, verdict, words: Number(words.value) });
  const perWord = scored.setup.rules.challenge.onGood.per === 'word';
  if (play === undefined)
    return (
      <Dialog title={t('game.challenge')} onClose={onClose}>
        <p>{t('refusal.nothing-to-challenge')}</p>
        <CancelButton onClick={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      title={`${t('game.challenge')}: ${rowText(play, naming, texts.value)}`}
      onClose={onClose}
    >
      <div class={css.form}>
        <SeatField
          label={t('score-keeper.challenger')}
          seats={others}
          seat={seat}
          naming={naming}
        />
        {perWord ? (
          <label>
            {t('score-keeper.words-challenged')}
            <input
              type="number"
              min="1"
              max={play.play?.words.length ?? 1}
              value={words.value}
              onInput={typedInto(words)}
            />
          </label>
        ) : null}
        {scored.setup.lexicon === null ? null : (
          <Judged
            lexicon={scored.setup.lexicon}
            words={play.play?.words.map(({ letters }) => letters) ?? []}
          />
        )}
        <button type="button" class="main" onClick={() => write('bad')}>
          {t('score-keeper.challenge-bad')}
        </button>
        <button type="button" class="main" onClick={() => write('good')}>
          {t('score-keeper.challenge-good')}
        </button>
        <CancelButton onClick={onClose} />
      </div>
    </Dialog>
  );
}

export function AdjustDialog({
  scored,
  seat: first,
  naming,
  onLine,
  onClose,
}: Asking & { readonly scored: ScoredSheet; readonly seat: Seat; readonly naming: Naming }) {
  const { t } = texts.value;
  const seat = useSignal<number | undefined>(first);
  const points = useSignal('');
  const note = useSignal('');
  const typed = points.value.trim().replace('−', '-');
  const line: Line | undefined = /^[+-]?\d{1,4}$/.test(typed)
    ? {
        kind: 'adjust',
        seat: seat.value ?? 0,
        points: Number(typed),
        cause: 'other',
        note: note.value.trim(),
      }
    : undefined;
  return (
    <Dialog title={t('score-keeper.adjust')} onClose={onClose}>
      <Answering line={line} onLine={onLine} onClose={onClose}>
        <SeatField
          label={t('play.column-player')}
          seats={scored.scores.map((_, each) => each)}
          seat={seat}
          naming={naming}
        />
        <Field label={t('score-keeper.adjust-points')} text={points} />
        <Field label={t('score-keeper.note')} text={note} />
      </Answering>
    </Dialog>
  );
}

const NOBODY = -1;

export function EndDialog({
  sheet,
  scored,
  naming,
  onLine,
  onClose,
}: Asking & { readonly sheet: ScoreSheet; readonly scored: ScoredSheet; readonly naming: Naming }) {
  const { t } = texts.value;
  const first = scored.due === 'out' ? scored.held.indexOf(0) : NOBODY;
  const out = useSignal<number | undefined>(first);
  const racks = useSignal<readonly string[]>(usualRacks(scored, first));
  const lefts = racks.value.map((text, seat) =>
    seat === out.value ? NOTHING : readLeft(text, naming.script),
  );
  const isRead = lefts.every((left) => left !== undefined);
  const line: Line | undefined = isRead
    ? {
        kind: 'end',
        out: out.value === NOBODY ? null : (out.value ?? null),
        racks: lefts as Left[],
        overtime: scoreSheetOvertime(sheet, Date.now()),
      }
    : undefined;
  const seats = scored.scores.map((_, seat) => seat);
  return (
    <Dialog title={t('score-keeper.end')} onClose={onClose}>
      <Answering line={line} onLine={onLine} onClose={onClose}>
        <SeatField
          label={t('score-keeper.who-out')}
          seats={[NOBODY, ...seats]}
          seat={out}
          naming={naming}
        />
        {seats
          .filter((seat) => seat !== out.value)
          .map((seat) => (
            <label key={seat}>
              {t('score-keeper.left-of', { player: naming.player(seat) })}
              <input
                type="text"
                autoComplete="off"
                spellcheck={false}
                value={racks.value[seat]}
                onInput={({ currentTarget }) => {
                  racks.value = racks.value.with(seat, currentTarget.value);
                }}
              />
              {lefts[seat] === undefined ? (
                <span class="warn">{t('score-keeper.not-tiles')}</span>
              ) : null}
            </label>
          ))}
      </Answering>
    </Dialog>
  );
}

const NOTHING: Left = { kind: 'tiles', tiles: [] };

/** Of two players, who has not gone out holds all that is left. */
function usualRacks(scored: ScoredSheet, out: Seat): readonly string[] {
  const left = [...tilesLeft(scored)].flatMap(([tile, count]) =>
    Array(Math.max(0, count)).fill(tile),
  );
  return scored.scores.map((_, seat) =>
    out !== NOBODY && scored.scores.length === 2 && seat !== out ? makeRack(left) : '',
  );
}

function Answering({
  line,
  onLine,
  onClose,
  children,
}: Asking & { readonly line: Line | undefined; readonly children: ComponentChildren }) {
  const { t } = texts.value;
  return (
    <form
      class={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (line !== undefined) void onLine(line);
      }}
    >
      {children}
      <p class={css.buttons}>
        <button type="submit" class="main" disabled={line === undefined}>
          {t('score-keeper.enter')}
        </button>
        <CancelButton onClick={onClose} />
      </p>
    </form>
  );
}

const Field = ({ label, text }: { readonly label: string; readonly text: Signal<string> }) => (
  <label>
    {label}
    <input
      type="text"
      autoComplete="off"
      maxLength={200}
      value={text.value}
      onInput={typedInto(text)}
    />
  </label>
);

const SeatField = ({
  label,
  seats,
  seat,
  naming,
}: {
  readonly label: string;
  readonly seats: readonly Seat[];
  readonly seat: { value: number | undefined };
  readonly naming: Naming;
}) => (
  <label>
    {label}
    <select
      value={seat.value}
      onChange={({ currentTarget }) => {
        seat.value = Number(currentTarget.value);
      }}
    >
      {seats.map((each) => (
        <option key={each} value={each}>
          {each < 0 ? texts.value.t('score-keeper.nobody') : naming.player(each)}
        </option>
      ))}
    </select>
  </label>
);
