/** A play as it is called out: whose, where, the word, and what it is worth. */
import { useSignal } from '@preact/signals';
import { explainNotation, type Naming, remarkText } from '@taht/phrasing';
import type { Line, ScoredSheet, ScoreSheet, Wish } from '@taht/record';
import { crossOf, makeSquare } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { texts } from '../i18n/texts.ts';
import { hear } from '../ui/hear.ts';
import { LetterKeys } from '../ui/letter-keys.tsx';
import { into } from '../ui/set.ts';
import { Slide } from '../ui/switch.tsx';
import { Warning } from '../ui/warning.tsx';
import { addLetter, type Entry, emptyEntry, eraseLetter, readRack } from './entry.ts';
import type { Preview } from './entry-preview.ts';
import { Judged, judgesWhileTyping } from './judged-words.tsx';
import css from './score-keeper.module.css';

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

interface PlayFormProps extends EntryFormProps {
  readonly seat: number;
  readonly onLine: (line: Line) => Promise<void>;
  /** What else can be entered. */
  readonly children: ComponentChildren;
}

export function PlayForm(props: PlayFormProps) {
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
      <Warning>{isAsked ? t('score-keeper.contradicts') : null}</Warning>
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
