/** One score sheet: scores and clocks, the board, what is being entered, the lines so far and the tiles left. */
import { alphabetFor } from '@taht/editions';
import { rowText, scoreSheetNaming } from '@taht/phrasing';
import {
  makeGcg,
  makeScoreSheet,
  makeScoreSheetGcg,
  type ScoredSheet,
  type ScoreSheet,
  scoredSheetOf,
  scoreSheetLines,
  type Wish,
} from '@taht/record';
import { useEffect, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { alsoSay, texts } from '../i18n/texts.ts';
import { announce } from '../ui/announcer.tsx';
import { download } from '../ui/download.ts';
import { Loading } from '../ui/loading.tsx';
import { Warning } from '../ui/warning.tsx';
import { ClockBoard } from './clock-board.tsx';
import { EntryForm } from './entry-form.tsx';
import { previewOf } from './entry-preview.ts';
import { Lines } from './lines.tsx';
import { type OpenSheet, openSheet } from './open-sheet.ts';
import css from './score-keeper.module.css';
import { SheetBoard } from './sheet-board.tsx';
import { Tracker } from './tracker.tsx';
import { useEntry } from './use-entry.ts';

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
  const { entry, change } = useEntry(setup.id);
  const scored = useMemo(() => scoredSheetOf(sheet), [sheet]);
  const alphabet = alphabetFor(setup.tileset);
  const naming = scoreSheetNaming(setup, scored.star, alphabet, texts.value);
  const { place } = entry;
  const until =
    place.kind === 'write' ? undefined : place.kind === 'mend' ? place.id : place.before;
  const ground = until === undefined ? scored : scoredSheetOf(sheet, until);
  const preview = previewOf(entry, ground, naming);
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

  const { trouble } = open;
  return (
    <div class={css.keep}>
      <h1 class="unseen">{t('score-keeper.title')}</h1>
      <ClockBoard sheet={sheet} scored={scored} naming={naming} act={act} />
      {open.isLasting.value ? null : <p class="warn">{t('score-keeper.memory-only')}</p>}
      {trouble.value === null ? null : <Warning>{t(`score-keeper.${trouble.value}`)}</Warning>}
      {unread > 0 ? (
        <p class="warn">{t('score-keeper.lines-left-out', { count: unread })}</p>
      ) : null}
      <div class={css.field}>
        <SheetBoard
          ground={ground}
          naming={naming}
          entry={entry}
          row={preview?.ok ? preview.value : null}
          change={change}
        />
      </div>
      <div class={css.side}>
        <EntryForm
          sheet={sheet}
          scored={scored}
          ground={ground}
          naming={naming}
          entry={entry}
          preview={preview}
          change={change}
          act={act}
        />
        <UndoRedo sheet={sheet} act={act} />
        <Lines scored={scored} naming={naming} entry={entry} change={change} act={act} />
        <Tracker scored={scored} />
        <Files sheet={sheet} scored={scored} />
      </div>
    </div>
  );
}

interface UndoRedoProps {
  readonly sheet: ScoreSheet;
  readonly act: (wish: Wish) => Promise<boolean>;
}

function UndoRedo({ sheet, act }: UndoRedoProps) {
  const { t } = texts.value;
  const { canUndo, canRedo } = scoreSheetLines(sheet);
  return (
    <p class={css.buttons}>
      <button type="button" disabled={!canUndo} onClick={() => void act({ kind: 'undo' })}>
        {t('score-keeper.undo')}
      </button>
      <button type="button" disabled={!canRedo} onClick={() => void act({ kind: 'redo' })}>
        {t('score-keeper.redo')}
      </button>
    </p>
  );
}

interface FilesProps {
  readonly sheet: ScoreSheet;
  readonly scored: ScoredSheet;
}

/** The sheet as a file to save, and the way to the others. */
function Files({ sheet, scored }: FilesProps) {
  const { t } = texts.value;
  const { id, tileset } = sheet.setup;
  const gcg = (): string => makeGcg(makeScoreSheetGcg(scored, alphabetFor(tileset)));
  return (
    <p class={css.buttons}>
      <button type="button" onClick={() => download(`${id}.gcg`, gcg(), 'text/plain')}>
        {t('score-keeper.save-gcg')}
      </button>
      <button
        type="button"
        onClick={() => download(`${id}.json`, makeScoreSheet(sheet), 'application/json')}
      >
        {t('score-keeper.save-sheet')}
      </button>
      <a class="button" href="/score-keeper">
        {t('score-keeper.all-sheets')}
      </a>
    </p>
  );
}
