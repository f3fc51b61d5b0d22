/** What is entered: a play with its points as they would be, and everything else that fills a line. */
import { useSignal } from '@preact/signals';
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
import { useEffect } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { askAbout } from '../local-games/judged.ts';
import { LetterKeys } from '../ui/letter-keys.tsx';
import { AdjustDialog, ChallengeDialog, EndDialog, ExchangeDialog } from './dialogs.tsx';
import { addLetter, type Entry, emptyEntry, eraseLetter, readEntry, readRack } from './entry.ts';
import { Judged } from './judged-words.tsx';
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
  readonly kept: ScoredSheet;
  readonly ground: ScoredSheet;
  readonly naming: Naming;
  readonly entry: Entry;
  readonly preview: Preview;
  readonly change: (entry: Entry) => void;
  readonly act: (wish: Wish) => Promise<boolean>;
}

type Asked = 'exchange' | 'challenge' | 'adjust' | 'end';

const JUDGE_AFTER = 250;

export function EntryForm(props: EntryFormProps) {
  const { sheet, kept, ground, naming, entry, preview, change, act } = props;
  const { t } = texts.value;
  const asked = useSignal<Asked | null>(null);
  const by = useSignal('');
  const reason = useSignal('');
  const { lexicon, players } = sheet.setup;
  const { alphabet } = naming.script;
  const row = preview?.ok ? preview.value : null;
  const words = row?.play?.words.map(({ letters }) => letters) ?? [];
  const asking = words.map((word) => word.join('')).join(' ');
  useEffect(() => {
    if (lexicon === null || words.length === 0) return undefined;
    const timer = setTimeout(() => void askAbout(lexicon, words), JUDGE_AFTER);
    return () => clearTimeout(timer);
  }, [lexicon, asking]);

  const seat = entry.seat ?? ground.onTurn ?? 0;
  const { place } = entry;
  const line = kept.rows.find(
    ({ written }) =>
      written !== null && written.id === (place.kind === 'mend' ? place.id : placeBefore(entry)),
  )?.written?.line;

  const write = async (made: Line): Promise<void> => {
    const wish: Wish =
      place.kind === 'mend'
        ? { kind: 'mend', id: place.id, line: made, by: by.value, reason: reason.value }
        : place.kind === 'insert'
          ? { kind: 'insert', before: place.before, line: made }
          : { kind: 'write', line: made };
    if (!(await act(wish))) return;
    asked.value = null;
    reason.value = '';
    change(emptyEntry);
  };

  const enter = (event: Event): void => {
    event.preventDefault();
    const made = row?.written?.line;
    if (made !== undefined) void write(made);
  };

  const rack = readRack(entry.rack, naming.script);
  const move = { seat, rack: rack ?? null };
  const isOver = kept.isOver && place.kind === 'write';
  const close = (): void => {
    asked.value = null;
  };
  return (
    <section class={css.entry} aria-label={t('keep.enter')}>
      {kept.due === null ? null : (
        <p role="status">
          {t('keep.end-due', {
            reason: t(`end.${kept.due}`, { player: naming.player(kept.held.indexOf(0)) }),
          })}
        </p>
      )}
      {line === undefined ? null : (
        <div class={css.mending}>
          <p>
            {t(place.kind === 'mend' ? 'keep.mending' : 'keep.inserting', {
              line: lineText(line, naming, texts.value),
            })}
          </p>
          {place.kind === 'mend' ? (
            <div class={css.pair}>
              <TextField label={t('keep.mend-by')} text={by} />
              <TextField label={t('keep.mend-reason')} text={reason} />
            </div>
          ) : null}
          <p class={css.buttons}>
            {place.kind === 'mend' ? (
              <button
                type="button"
                onClick={async () => {
                  const { id } = place;
                  if (await act({ kind: 'strike', id, by: by.value, reason: reason.value }))
                    change(emptyEntry);
                }}
              >
                {t('keep.strike')}
              </button>
            ) : null}
            {place.kind === 'mend' ? (
              <button
                type="button"
                onClick={() =>
                  change({ ...emptyEntry, place: { kind: 'insert', before: place.id } })
                }
              >
                {t('keep.insert')}
              </button>
            ) : null}
            <button type="button" onClick={() => change(emptyEntry)}>
              {t('shell.cancel')}
            </button>
          </p>
        </div>
      )}
      {isOver ? (
        <p role="status">
          {t('play.winner', {
            player: texts.value.list((kept.ranking[0] ?? []).map(naming.player)),
            score: kept.scores[kept.ranking[0]?.[0] ?? 0] ?? 0,
          })}
        </p>
      ) : (
        <form class={css.form} onSubmit={enter}>
          <div class={css.pair}>
            <label>
              {t('keep.for')}
              <select
                value={seat}
                onChange={({ currentTarget }) =>
                  change({ ...entry, seat: Number(currentTarget.value) })
                }
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
                ? t('keep.turn-around', { direction: t('direction.across') })
                : `${makeSquare(entry.cursor.square, naming.columns)} ${t(
                    `direction.${entry.cursor.direction}`,
                  )}`}
            </button>
          </div>
          <label>
            {t('keep.word')}
            <input
              type="text"
              class={css.word}
              autoComplete="off"
              autoCapitalize="characters"
              spellcheck={false}
              value={entry.text}
              onInput={({ currentTarget }) => change({ ...entry, text: currentTarget.value })}
            />
            <small>{t('keep.word-help', { example: naming.example })}</small>
          </label>
          <div class={css.result}>
            <div>
              <Found preview={preview} naming={naming} />
              {lexicon === null ? null : <Judged lexicon={lexicon} words={words} />}
            </div>
            <button type="submit" class="main" disabled={row === null || rack === undefined}>
              {place.kind === 'mend' ? t('keep.mend-do') : t('keep.enter')}
            </button>
          </div>
          <LetterKeys
            letters={alphabet.letters}
            label={t('keep.letters')}
            isBlank={entry.isBlankNext}
            onLetter={(letter) => change(addLetter(entry, letter))}
          />
          <p class={css.buttons}>
            <button
              type="button"
              aria-pressed={entry.isBlankNext}
              onClick={() => change({ ...entry, isBlankNext: !entry.isBlankNext })}
            >
              {t('keep.blank-next')}
            </button>
            <button type="button" onClick={() => change(eraseLetter(entry))}>
              <span aria-hidden="true">⌫</span> {t('keep.erase')}
            </button>
            <button type="button" onClick={() => change({ ...emptyEntry, place })}>
              {t('keep.clear')}
            </button>
          </p>
          <details open={entry.rack !== ''}>
            <summary>{t('keep.rack')}</summary>
            <input
              type="text"
              aria-label={t('keep.rack')}
              autoComplete="off"
              autoCapitalize="characters"
              spellcheck={false}
              value={entry.rack}
              onInput={({ currentTarget }) => change({ ...entry, rack: currentTarget.value })}
            />
            {rack === undefined ? <p class="warn">{t('keep.not-tiles')}</p> : null}
          </details>
          <p class={css.buttons}>
            <button type="button" onClick={() => void write({ kind: 'pass', ...move })}>
              {t('game.pass')}
            </button>
            {(['exchange', 'challenge', 'adjust', 'end'] as const).map((kind) => (
              <button
                key={kind}
                type="button"
                onClick={() => {
                  asked.value = kind;
                }}
              >
                {t(kind === 'exchange' || kind === 'challenge' ? `game.${kind}` : `keep.${kind}`)}
              </button>
            ))}
          </p>
        </form>
      )}
      {asked.value === 'exchange' ? (
        <ExchangeDialog hand={naming.script} move={move} onLine={write} onClose={close} />
      ) : null}
      {asked.value === 'challenge' ? (
        <ChallengeDialog kept={ground} naming={naming} onLine={write} onClose={close} />
      ) : null}
      {asked.value === 'adjust' ? (
        <AdjustDialog seat={seat} naming={naming} kept={ground} onLine={write} onClose={close} />
      ) : null}
      {asked.value === 'end' ? (
        <EndDialog sheet={sheet} kept={ground} naming={naming} onLine={write} onClose={close} />
      ) : null}
    </section>
  );
}

const placeBefore = ({ place }: Entry): number => (place.kind === 'insert' ? place.before : -1);

function TextField({ label, text }: { readonly label: string; readonly text: { value: string } }) {
  return (
    <label>
      {label}
      <input
        type="text"
        maxLength={200}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
    </label>
  );
}

function Found({ preview, naming }: { readonly preview: Preview; readonly naming: Naming }) {
  const { t } = texts.value;
  if (preview === null) return <p class={css.found}> </p>;
  if (!preview.ok)
    return (
      <p class={css.found} role="status">
        {preview.error.code === 'choose-square'
          ? t('keep.choose-square')
          : explainNotation(texts.value, preview.error, naming)}
      </p>
    );
  const { play, score, remarks } = preview.value;
  const words = play?.words.map(({ letters }) => letters.join('')).join(', ') ?? '';
  return (
    <div class={css.found} role="status">
      {play === null ? null : <strong>{t('keep.worth', { words, points: score })}</strong>}
      {remarks.map((remark) => (
        <p key={remark.code} class="warn">
          {remarkText(remark, naming, texts.value)}
        </p>
      ))}
    </div>
  );
}
