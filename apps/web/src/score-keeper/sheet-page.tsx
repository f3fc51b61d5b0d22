/** One score sheet: scores and clocks, the board, what is being entered, the lines so far and the tiles left. */
import { useSignal } from '@preact/signals';
import { alphabetFor } from '@taht/editions';
import { parseLetter } from '@taht/letters';
import { rowText, scoreSheetNaming } from '@taht/phrasing';
import {
  makeGcg,
  makeScoreSheet,
  makeScoreSheetGcg,
  type ScoreSheet,
  scoredSheetOf,
  scoreSheetLines,
  type Wish,
} from '@taht/record';
import { type Game, START } from '@taht/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { alsoSay, texts } from '../i18n/texts.ts';
import { Board } from '../play/board/board.tsx';
import type { Draft } from '../play/input/draft.ts';
import { readStoredObject, removeStored, writeStored } from '../preferences/stored.ts';
import { announce } from '../ui/announcer.tsx';
import { download } from '../ui/download.ts';
import { Loading } from '../ui/loading.tsx';
import { ClockBoard } from './clock-board.tsx';
import { addLetter, chooseSquare, type Entry, emptyEntry, eraseLetter } from './entry.ts';
import { EntryForm, previewOf } from './entry-form.tsx';
import { Lines } from './lines.tsx';
import { type OpenSheet, openSheet } from './open-sheet.ts';
import css from './score-keeper.module.css';
import { Tracker } from './tracker.tsx';

export function SheetPage({ sheet: id = '' }: { readonly sheet?: string }) {
  const open = useMemo(() => openSheet(id), [id]);
  useEffect(() => {
    void alsoSay('scoreKeeper');
    return () => open.close();
  }, [open]);
  const { t, find } = texts.value;
  const sheet = open.sheet.value;
  if (sheet === undefined || find('score-keeper.title') === undefined) return <Loading />;
  if (sheet === null)
    return (
      <section class="page">
        <h1>{t('score-keeper.no-sheet')}</h1>
        <p>
          <a href="/score-keeper">{t('score-keeper.all-sheets')}</a>
        </p>
      </section>
    );
  return <SheetView key={id} open={open} sheet={sheet} />;
}

function SheetView({ open, sheet }: { readonly open: OpenSheet; readonly sheet: ScoreSheet }) {
  const { t } = texts.value;
  const { setup } = sheet;
  const unread = Number(useLocation().query.unread ?? 0);
  const entry = useSignal<Entry>(readEntry(setup.id));
  const kept = useMemo(() => scoredSheetOf(sheet), [sheet]);
  const alphabet = alphabetFor(setup.tileset);
  const naming = scoreSheetNaming(setup, kept.star, alphabet, texts.value);
  const { place } = entry.value;
  const until =
    place.kind === 'write' ? undefined : place.kind === 'mend' ? place.id : place.before;
  const ground = until === undefined ? kept : scoredSheetOf(sheet, until);
  const preview = previewOf(entry.value, ground, naming);
  const { canUndo, canRedo } = scoreSheetLines(sheet);
  const row = preview?.ok ? preview.value : null;

  const change = (next: Entry): void => {
    entry.value = next;
    storeEntry(setup.id, next);
  };

  const act = async (wish: Wish): Promise<boolean> => {
    const isDone = await open.act(wish);
    if (!isDone) return false;
    const after = scoredSheetOf(open.sheet.value ?? sheet);
    const last = after.rows.at(-1);
    if (wish.kind === 'write' && last !== undefined)
      announce(
        t('score-keeper.entered', {
          player: naming.player(last.seat),
          line: rowText(last, naming, texts.value),
          points: last.score,
        }),
      );
    return true;
  };

  const handleKey = ({ key }: KeyboardEvent): boolean => {
    if (key === 'Backspace') change(eraseLetter(entry.value));
    else if (key === 'Escape') change({ ...emptyEntry, place: entry.value.place });
    else {
      const letter = parseLetter(alphabet, key.toLocaleUpperCase(alphabet.language));
      if (letter === undefined) return false;
      change(addLetter(entry.value, letter));
    }
    return true;
  };

  const { board, premiums, star, tables } = ground;
  const game: Game = { ...START, rules: sheet.setup.rules, board, premiums, star, tables };
  const draft: Draft = {
    swaps: [],
    cursor: row?.play ? null : entry.value.cursor,
    pieces: (row?.tiles ?? []).map(({ square, letter, blank }, i) => ({
      id: i,
      tile: (blank ? '?' : letter) as never,
      square,
      letter: blank ? letter : null,
    })),
  };
  const { trouble } = open;
  return (
    <div class={css.keep}>
      <h1 class="unseen">{t('score-keeper.title')}</h1>
      <ClockBoard sheet={sheet} kept={kept} naming={naming} act={act} />
      {open.isLasting.value ? null : <p class="warn">{t('score-keeper.memory-only')}</p>}
      {trouble.value === null ? null : (
        <p class="warn" role="alert">
          {t(`score-keeper.${trouble.value}`)}
        </p>
      )}
      {unread > 0 ? (
        <p class="warn">{t('score-keeper.lines-left-out', { count: unread })}</p>
      ) : null}
      <div class={css.field}>
        <Board
          game={game}
          draft={draft}
          naming={naming}
          turns={[]}
          onSquare={(square) => change(chooseSquare(entry.value, square))}
          onCursor={(cursor) => change({ ...entry.value, cursor })}
          onKey={handleKey}
        />
      </div>
      <div class={css.side}>
        <EntryForm
          sheet={sheet}
          kept={kept}
          ground={ground}
          naming={naming}
          entry={entry.value}
          preview={preview}
          change={change}
          act={act}
        />
        <p class={css.buttons}>
          <button type="button" disabled={!canUndo} onClick={() => void act({ kind: 'undo' })}>
            {t('score-keeper.undo')}
          </button>
          <button type="button" disabled={!canRedo} onClick={() => void act({ kind: 'redo' })}>
            {t('score-keeper.redo')}
          </button>
        </p>
        <Lines kept={kept} naming={naming} entry={entry.value} change={change} act={act} />
        <Tracker kept={kept} />
        <p class={css.buttons}>
          <button
            type="button"
            onClick={() =>
              download(`${setup.id}.gcg`, makeGcg(makeScoreSheetGcg(kept, alphabet)), 'text/plain')
            }
          >
            {t('score-keeper.save-gcg')}
          </button>
          <button
            type="button"
            onClick={() => download(`${setup.id}.json`, makeScoreSheet(sheet), 'application/json')}
          >
            {t('score-keeper.save-sheet')}
          </button>
          <a class="button" href="/score-keeper">
            {t('score-keeper.all-sheets')}
          </a>
        </p>
      </div>
    </div>
  );
}

/** Stores what is being entered, so that a reload does not lose it. */
const nameOf = (sheet: string): string => `keep.${sheet}`;

const readEntry = (sheet: string): Entry => ({
  ...emptyEntry,
  ...readStoredObject<Partial<Entry>>(nameOf(sheet), {}),
});

function storeEntry(sheet: string, entry: Entry): void {
  if (entry === emptyEntry) removeStored(nameOf(sheet));
  else writeStored(nameOf(sheet), entry);
}
