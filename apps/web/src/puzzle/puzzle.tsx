/** The puzzle of the day: one position for everybody, three tries to find the play that scores most. */
import { useSignal } from '@preact/signals';
import { type Edition, editionOf } from '@taht/editions';
import { columnOf, type Game, openingMinimum, readPlacement, rowOf, tileOf } from '@taht/rules';
import type { Hint, Puzzle as Position } from '@taht/search';
import { explainRefusal, hintText, laidText } from '@taht/wording';
import { useEffect } from 'preact/hooks';
import type { WebEngine } from '../engine/engine.ts';
import { useEngine } from '../engine/use-engine.ts';
import { momentText } from '../i18n/customs.ts';
import { dateOf } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { useLookTexts } from '../i18n/use-review-texts.ts';
import { emptyDraft, laidTiles, recallAll, takeRack } from '../play/input/draft.ts';
import { LayTable } from '../play/static/lay-tiles.tsx';
import { RecallOrShuffle } from '../play/static/recall-or-shuffle.tsx';
import css from '../play/static/static.module.css';
import { namingOf, StillBoard } from '../play/static/static-board.tsx';
import { stage, withScene } from '../play/static/static-game.ts';
import { useForget } from '../play/static/use-forget.ts';
import { readStoredObject, writeStored } from '../preferences/stored.ts';
import { equipmentOf } from '../review/replayed.ts';
import { Copied } from '../ui/copied.tsx';
import { chosenEdition, EditionChoice } from '../ui/edition-choice.tsx';
import own from './puzzle.module.css';
import {
  daysBefore,
  FRESH,
  HINTS,
  isDone,
  type PuzzleState,
  parseDay,
  readState,
  seedOf,
  shareMarks,
  streakOf,
  TRIES,
  withTry,
} from './puzzle-day.ts';

const PAST = 14;
const keyOf = (edition: string, day: string): string => `puzzle.${edition}.${day}`;
const stateOf = (edition: string, day: string): PuzzleState =>
  readState(readStoredObject<Partial<PuzzleState>>(keyOf(edition, day), FRESH));

export function Puzzle({ day }: { readonly day?: string }) {
  const said = useLookTexts();
  const edition = editionOf(chosenEdition()) as Edition;
  const engine = useEngine(edition.id);
  const today = dateOf(Date.now());
  const shown = parseDay(day ?? today, today) ?? today;
  const position = useSignal<Position | null>(null);
  const hasFailed = useSignal(false);
  const table = stage(edition, [{ id: '1', name: '1' }]);

  useEffect(() => {
    const asked = new AbortController();
    position.value = null;
    hasFailed.value = false;
    void engine
      .ask({ kind: 'puzzle', table: equipmentOf(table), seed: seedOf(shown) }, asked.signal)
      .then((answer) => {
        if (asked.signal.aborted) return;
        if (answer.ok && answer.value !== null) position.value = answer.value;
        else hasFailed.value = true;
      });
    return () => asked.abort();
  }, [engine, shown]);

  if (said === null) return <p class="page">{texts.value.t('shell.loading')}</p>;
  const { t, language } = said;
  const present = position.value;
  const date = momentText(Date.parse(`${shown}T12:00`), language, { dateStyle: 'long' });
  const streak = streakOf(today, (each) => stateOf(edition.id, each).isSolved);
  return (
    <section class={`page ${css.wide}`}>
      <h1>{t('puzzle.title', { date })}</h1>
      <div class={css.stepper}>
        <p class={css.intro}>{t('puzzle.task')}</p>
        {hasFailed.value ? (
          <p class="warn" role="alert">
            {t('look.engine-failed')}
          </p>
        ) : present === null ? (
          <p role="status">{t('shell.loading')}</p>
        ) : (
          <Riddle
            key={`${edition.id}.${shown}`}
            edition={edition}
            day={shown}
            date={date}
            position={present}
            engine={engine}
            table={table}
          />
        )}
      </div>
      {streak > 1 ? <p>{t('puzzle.streak', { count: streak })}</p> : null}
      <EditionChoice />
      <h2>{t('puzzle.past')}</h2>
      <ul class={own.days}>
        {[today, ...daysBefore(today, PAST)].map((each) => (
          <li key={each}>
            <a
              class="button"
              href={each === today ? '/puzzle' : `/puzzle/${each}`}
              aria-current={each === shown ? 'page' : undefined}
            >
              {momentText(Date.parse(`${each}T12:00`), language, {
                day: 'numeric',
                month: 'short',
              })}
              {stateOf(edition.id, each).isSolved ? (
                <>
                  <span aria-hidden="true"> ★</span>
                  <span class="unseen">{t('puzzle.solved')}</span>
                </>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RiddleProps {
  readonly edition: Edition;
  readonly day: string;
  readonly date: string;
  readonly position: Position;
  readonly engine: WebEngine;
  readonly table: Game;
}

function Riddle({ edition, day, date, position, engine, table }: RiddleProps) {
  const { t } = texts.value;
  const { board, rack, best } = position;
  const game = withScene(table, { board, scores: [0], racks: [rack], onTurn: 0 });
  const naming = namingOf(game);
  const state = useSignal(stateOf(edition.id, day));
  const draft = useSignal(takeRack(emptyDraft, rack, board));
  const message = useSignal('');
  const isBusy = useSignal(false);
  const forget = (): void => {
    message.value = '';
  };
  useForget(draft, forget);

  const keep = (next: PuzzleState): void => {
    state.value = next;
    writeStored(keyOf(edition.id, day), next);
  };

  const tiles = laidTiles(draft.value);
  const preview =
    tiles.length === 0 ? null : readPlacement(game, tiles, game.rules, openingMinimum(game));

  const tryIt = async (): Promise<void> => {
    if (preview === null || isBusy.value) return;
    if (!preview.ok) {
      message.value = explainRefusal(texts.value, preview.error, naming);
      return;
    }
    isBusy.value = true;
    const { words, score } = preview.value;
    const bad: string[] = [];
    for (const { letters } of words) {
      const word = letters.join('');
      const answer = await engine.ask({ kind: 'about', word });
      if (!answer.ok) {
        message.value = t('look.engine-failed');
        isBusy.value = false;
        return;
      }
      if (!answer.value.ok || !answer.value.value.isWord) bad.push(word);
    }
    isBusy.value = false;
    if (bad.length > 0) {
      message.value = t('puzzle.no-word', { words: texts.value.list(bad) });
      return;
    }
    const next = withTry(state.value, score, best.score);
    keep(next);
    draft.value = recallAll(draft.value);
    message.value = next.isSolved
      ? t('puzzle.found', { points: score })
      : isDone(next)
        ? t('puzzle.over')
        : t('puzzle.not-yet', { points: score, left: TRIES - next.tries.length });
  };

  if (isDone(state.value)) {
    const text = `${t('puzzle.title', { date })}\n${shareMarks(state.value, best.score)}\n${location.origin}/puzzle`;
    return (
      <>
        <div class={css.view}>
          <StillBoard game={game} shown={best.tiles} />
        </div>
        <div class={css.side}>
          <p role="status">
            {state.value.isSolved ? t('puzzle.found', { points: best.score }) : t('puzzle.over')}
          </p>
          <p>
            {t('puzzle.answer', {
              play: laidText(best.tiles, board, naming),
              points: best.score,
              ahead: position.ahead,
            })}
          </p>
          <pre class={own.marks}>{shareMarks(state.value, best.score)}</pre>
          <Copied label={t('puzzle.share')} text={text} />
        </div>
      </>
    );
  }

  const hints = hintsOf(position).slice(0, state.value.hints);
  return (
    <>
      <div class={css.view}>
        <LayTable game={game} draft={draft} onDone={tryIt} />
        <p class={css.line} role="status">
          {message.value === '' && preview?.ok
            ? t('count.points', { count: preview.value.score })
            : message.value}
        </p>
        <div class="buttons middle">
          <button
            type="button"
            class="main"
            disabled={preview === null || isBusy.value}
            onClick={tryIt}
          >
            {t('puzzle.try')}
          </button>
          <RecallOrShuffle draft={draft} onRecall={forget} />
          <button
            type="button"
            disabled={state.value.hints >= HINTS.length}
            onClick={() => keep({ ...state.value, hints: state.value.hints + 1 })}
          >
            {t('puzzle.hint')}
          </button>
        </div>
      </div>
      <div class={css.side}>
        <p>{t('puzzle.tries', { left: TRIES - state.value.tries.length })}</p>
        <ul aria-live="polite">
          {state.value.tries.map((score, i) => (
            <li key={`try-${i}`}>{t('count.points', { count: score })}</li>
          ))}
          {hints.map((hint) => (
            <li key={hint.step}>{hintText(hint, board, texts.value, naming)}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

const hintsOf = ({ best }: Position): readonly Hint[] => {
  const squares = best.tiles.map(({ square }) => square);
  const span = (places: readonly number[]): readonly [number, number] => [
    Math.floor(Math.min(...places) / 5) * 5,
    Math.floor(Math.max(...places) / 5) * 5 + 4,
  ];
  return [
    {
      step: 'where',
      rows: span(squares.map(rowOf)),
      columns: span(squares.map(columnOf)),
    },
    { step: 'length', tiles: best.tiles.length },
    { step: 'letters', tiles: best.tiles.map(tileOf).toSorted() },
  ];
};
