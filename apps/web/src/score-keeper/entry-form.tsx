/** What is entered: a play with its points as they would be, and everything else that fills a line. */
import { type Signal, useSignal } from '@preact/signals';
import { ok, type Result } from '@taht/base';
import { explainNotation, lineText, type Naming, remarkText } from '@taht/phrasing';
import {
  type Line,
  previewLine,
  type ScoredRow,
  type ScoredSheet,
  type ScoreSheet,
  type Wish,
} from '@taht/record';
import { crossOf, makeSquare, type NotationFailure } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { texts } from '../i18n/texts.ts';
import { hear } from '../ui/hear.ts';
import { LetterKeys } from '../ui/letter-keys.tsx';
import { into } from '../ui/set.ts';
import { Slide } from '../ui/switch.tsx';
import { AdjustDialog, ChallengeDialog, EndDialog, ExchangeDialog } from './dialogs.tsx';
import { addLetter, type Entry, emptyEntry, eraseLetter, readEntry, readRack } from './entry.ts';
import { Judged, judgesWhileTyping } from './judged-words.tsx';
import css from './score-keeper.module.css';

export type Preview = Result<
  ScoredRow,
  NotationFailure | { readonly code: 'choose-square' }
> | null;

/** Read against the board as it was before the line that is entered. */
export function previewOf(entry: Entry, ground: ScoredSheet, naming: Naming): Preview {
  const play = readEntry(entry, naming.script, ground.board);
  if (play === null || !play.ok) return play;
  return ok(previewLine(ground, playLine(entry, ground, naming, play.value)));
}

const playLine = (
  entry: Entry,
  ground: ScoredSheet,
  naming: Naming,
  play: Pick<Extract<Line, { kind: 'play' }>, 'square' | 'direction' | 'word'>,
): Line => ({
  kind: 'play',
  seat: entry.seat ?? ground.onTurn ?? 0,
  rack: readRack(entry.rack, naming.script) ?? null,
  square: play.square,
  direction: play.direction,
  word: play.word,
  recorded: null,
});

export interface EntryFormProps {
  readonly sheet: ScoreSheet;
  readonly scored: ScoredSheet;
  readonly ground: ScoredSheet;
  readonly naming: Naming;
  readonly entry: Entry;
  readonly preview: Preview;
  readonly change: (entry: Entry) => void;
  readonly act: (wish: Wish) => Promise<boolean>;
}

const ASKED = ['exchange', 'challenge', 'adjust', 'end'] as const;
type Asked = (typeof ASKED)[number];

export function EntryForm(props: EntryFormProps) {
  const { sheet, scored, ground, naming, entry, change, act } = props;
  const { t } = texts.value;
  const asked = useSignal<Asked | null>(null);
  const note = useSignal<MendNote>({ by: '', reason: '' });
  const { place } = entry;
  const seat = entry.seat ?? ground.onTurn ?? 0;
  const move = { seat, rack: readRack(entry.rack, naming.script) ?? null };

  const write = async (made: Line): Promise<void> => {
    const wish: Wish =
      place.kind === 'mend'
        ? { kind: 'mend', id: place.id, line: made, ...note.value }
        : place.kind === 'insert'
          ? { kind: 'insert', before: place.before, line: made }
          : { kind: 'write', line: made };
    if (!(await act(wish))) return;
    asked.value = null;
    note.value = { ...note.value, reason: '' };
    change(emptyEntry);
  };
  const close = (): void => {
    asked.value = null;
  };
  const shared = { scored: ground, naming, onLine: write, onClose: close };
  return (
    <section class={css.entry} aria-label={t('score-keeper.enter')}>
      {scored.due === null ? null : (
        <p role="status">
          {t('score-keeper.end-due', {
            reason: t(`end.${scored.due}`, { player: naming.player(scored.held.indexOf(0)) }),
          })}
        </p>
      )}
      <Mending {...props} note={note} />
      {scored.isOver && place.kind === 'write' ? (
        <p role="status">
          {t('play.winner', {
            player: texts.value.list((scored.ranking[0] ?? []).map(naming.player)),
            score: scored.scores[scored.ranking[0]?.[0] ?? 0] ?? 0,
          })}
        </p>
      ) : (
        <PlayForm {...props} seat={seat} onLine={write}>
          <p class={css.buttons}>
            <button type="button" onClick={() => void write({ kind: 'pass', ...move })}>
              {t('game.pass')}
            </button>
            {ASKED.map((kind) => (
              <button
                key={kind}
                type="button"
                onClick={() => {
                  asked.value = kind;
                }}
              >
                {t(
                  kind === 'exchange' || kind === 'challenge'
                    ? `game.${kind}`
                    : `score-keeper.${kind}`,
                )}
              </button>
            ))}
          </p>
        </PlayForm>
      )}
      {asked.value === 'exchange' ? (
        <ExchangeDialog hand={naming.script} move={move} onLine={write} onClose={close} />
      ) : null}
      {asked.value === 'challenge' ? <ChallengeDialog {...shared} /> : null}
      {asked.value === 'adjust' ? <AdjustDialog {...shared} seat={seat} /> : null}
      {asked.value === 'end' ? <EndDialog {...shared} sheet={sheet} /> : null}
    </section>
  );
}

interface MendNote {
  readonly by: string;
  readonly reason: string;
}

interface MendingProps extends EntryFormProps {
  readonly note: Signal<MendNote>;
}

/** The line that is mended, or before which another is put. */
function Mending({ scored, naming, entry: { place }, change, act, note }: MendingProps) {
  const { t } = texts.value;
  const at = place.kind === 'mend' ? place.id : place.kind === 'insert' ? place.before : null;
  const line = scored.rows.find(({ written }) => written !== null && written.id === at)?.written
    ?.line;
  if (line === undefined) return null;
  const said = lineText(line, naming, texts.value);
  const cancel = (
    <button type="button" onClick={() => change(emptyEntry)}>
      {t('shell.cancel')}
    </button>
  );
  if (place.kind !== 'mend')
    return (
      <div class={css.mending}>
        <p>{t('score-keeper.inserting', { line: said })}</p>
        <p class={css.buttons}>{cancel}</p>
      </div>
    );
  const { id } = place;
  const strike = async (): Promise<void> => {
    if (await act({ kind: 'strike', id, ...note.value })) change(emptyEntry);
  };
  return (
    <div class={css.mending}>
      <p>{t('score-keeper.mending', { line: said })}</p>
      <div class={css.pair}>
        <NoteField label={t('score-keeper.mend-by')} note={note} field="by" />
        <NoteField label={t('score-keeper.mend-reason')} note={note} field="reason" />
      </div>
      <p class={css.buttons}>
        <button type="button" onClick={strike}>
          {t('score-keeper.strike')}
        </button>
        <button
          type="button"
          onClick={() => change({ ...emptyEntry, place: { kind: 'insert', before: id } })}
        >
          {t('score-keeper.insert')}
        </button>
        {cancel}
      </p>
    </div>
  );
}

interface NoteFieldProps extends Pick<MendingProps, 'note'> {
  readonly label: string;
  readonly field: keyof MendNote;
}

const NoteField = ({ label, note, field }: NoteFieldProps) => (
  <label>
    {label}
    <input
      type="text"
      maxLength={200}
      value={note.value[field]}
      onInput={({ currentTarget }) => {
        note.value = { ...note.value, [field]: currentTarget.value };
      }}
    />
  </label>
);

interface PlayFormProps extends EntryFormProps {
  readonly seat: number;
  readonly onLine: (line: Line) => Promise<void>;
  /** What else can be entered. */
  readonly children: ComponentChildren;
}

/** A play as it is called out: whose, where, the word, and what it is worth. */
function PlayForm(props: PlayFormProps) {
  const { sheet, naming, entry, preview, change, onLine, children } = props;
  const { t } = texts.value;
  const { lexicon } = sheet.setup;
  const row = preview?.ok ? preview.value : null;
  /** What was to be entered though other letters lie there. */
  const asked = useSignal<Entry | null>(null);
  const words = row?.play?.words.map(({ letters }) => letters) ?? [];
  const isRack = readRack(entry.rack, naming.script) !== undefined;
  // Most often the square is wrong, and the word would be taken for another one.
  const contradicts = row?.remarks.some(({ code }) => code === 'other-letter') === true;
  const isAsked = contradicts && asked.value === entry;
  const enter = (event: Event): void => {
    event.preventDefault();
    const made = row?.written?.line;
    if (made === undefined) return;
    if (contradicts && !isAsked) {
      asked.value = entry;
      hear('refused');
    } else void onLine(made);
  };
  return (
    <form class={css.form} onSubmit={enter}>
      <Where {...props} />
      <label>
        {t('score-keeper.word')}
        <input
          type="text"
          class={css.word}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          value={entry.text}
          onInput={({ currentTarget }) => change({ ...entry, text: currentTarget.value })}
        />
        <small>{t('score-keeper.word-help', { example: naming.example })}</small>
      </label>
      <div class={css.result}>
        <div>
          <Found preview={preview} naming={naming} />
          {lexicon === null || !judgesWhileTyping.value ? null : (
            <Judged lexicon={lexicon} words={words} />
          )}
        </div>
        <button type="submit" class="main" disabled={row === null || !isRack}>
          {isAsked
            ? t('score-keeper.enter-anyway')
            : t(entry.place.kind === 'mend' ? 'score-keeper.mend-do' : 'score-keeper.enter')}
        </button>
      </div>
      <p class="warn" role="alert">
        {isAsked ? t('score-keeper.contradicts') : null}
      </p>
      <Letters {...props} />
      <details open={entry.rack !== ''}>
        <summary>{t('score-keeper.rack')}</summary>
        <input
          type="text"
          aria-label={t('score-keeper.rack')}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          value={entry.rack}
          onInput={({ currentTarget }) => change({ ...entry, rack: currentTarget.value })}
        />
        {isRack ? null : <p class="warn">{t('score-keeper.not-tiles')}</p>}
      </details>
      {children}
      {lexicon === null ? null : (
        <label class={css.judging} for="judge-typing">
          <span>{t('score-keeper.judge-typing')}</span>
          <Slide
            id="judge-typing"
            isOn={judgesWhileTyping.value}
            onChange={into(judgesWhileTyping)}
          />
        </label>
      )}
    </form>
  );
}

/** Whose play it is, and which way it goes. */
function Where({ sheet, naming, entry, seat, change }: PlayFormProps) {
  const { t } = texts.value;
  const { players } = sheet.setup;
  return (
    <div class={css.pair}>
      <label>
        {t('score-keeper.for')}
        <select
          value={seat}
          onChange={({ currentTarget }) => change({ ...entry, seat: Number(currentTarget.value) })}
        >
          {players.map((_, each) => (
            <option key={each} value={each}>
              {naming.player(each)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={entry.cursor === null}
        onClick={() =>
          change({
            ...entry,
            cursor: entry.cursor && {
              ...entry.cursor,
              direction: crossOf(entry.cursor.direction),
            },
          })
        }
      >
        <span aria-hidden="true">{entry.cursor?.direction === 'down' ? '↓' : '→'}</span>
        {entry.cursor === null
          ? t('score-keeper.turn-around', { direction: t('direction.across') })
          : `${makeSquare(entry.cursor.square, naming.columns)} ${t(
              `direction.${entry.cursor.direction}`,
            )}`}
      </button>
    </div>
  );
}

/** The word by letters on the screen. */
function Letters({ naming, entry, change }: PlayFormProps) {
  const { t } = texts.value;
  const { place } = entry;
  return (
    <>
      <LetterKeys
        letters={naming.script.alphabet.letters}
        label={t('score-keeper.letters')}
        isBlank={entry.isBlankNext}
        onLetter={(letter) => change(addLetter(entry, letter))}
      />
      <p class={css.buttons}>
        <button
          type="button"
          aria-pressed={entry.isBlankNext}
          onClick={() => change({ ...entry, isBlankNext: !entry.isBlankNext })}
        >
          {t('score-keeper.blank-next')}
        </button>
        <button type="button" onClick={() => change(eraseLetter(entry))}>
          <span aria-hidden="true">⌫</span> {t('score-keeper.erase')}
        </button>
        <button type="button" onClick={() => change({ ...emptyEntry, place })}>
          {t('score-keeper.clear')}
        </button>
      </p>
    </>
  );
}

function Found({ preview, naming }: { readonly preview: Preview; readonly naming: Naming }) {
  const { t } = texts.value;
  if (preview === null) return <p class={css.found}> </p>;
  if (!preview.ok)
    return (
      <p class={css.found} role="status">
        {preview.error.code === 'choose-square'
          ? t('score-keeper.choose-square')
          : explainNotation(texts.value, preview.error, naming)}
      </p>
    );
  const { play, score, remarks } = preview.value;
  const words = play?.words.map(({ letters }) => letters.join('')).join(', ') ?? '';
  return (
    <div class={css.found} role="status">
      {play === null ? null : <strong>{t('score-keeper.worth', { words, points: score })}</strong>}
      {remarks.map((remark) => (
        <p key={remark.code} class="warn">
          {remarkText(remark, naming, texts.value)}
        </p>
      ))}
    </div>
  );
}
