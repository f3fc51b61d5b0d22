/** The position of a puzzle: tried until it is solved or all tries are used, then shown with its answer. */
import { type Signal, useSignal } from '@preact/signals';
import type { Edition } from '@taht/editions';
import { explainRefusal, laidText } from '@taht/phrasing';
import {
  columnOf,
  type Game,
  openingMinimum,
  type Play,
  readPlacement,
  rowOf,
  tileOf,
} from '@taht/rules';
import type { Hint, Puzzle as Position } from '@taht/search';
import { useEffect } from 'preact/hooks';
import type { WebEngine } from '../engine/engine.ts';
import { texts } from '../i18n/texts.ts';
import { showHints } from '../play/board/hinted.ts';
import { HintLine } from '../play/dialogs/hint-line.tsx';
import { emptyDraft, laidTiles, recallAll, shuffle, takeRack } from '../play/input/draft.ts';
import { LayTiles } from '../play/static/lay-tiles.tsx';
import { namingOf, StaticBoard } from '../play/static/static-board.tsx';
import { withScene } from '../play/static/static-game.ts';
import { useForget } from '../play/static/use-forget.ts';
import bar from '../play/view/actions.module.css';
import { Tool } from '../play/view/tool.tsx';
import { Copied } from '../ui/copied.tsx';
import own from './puzzle.module.css';
import { HINTS, isDone, type PuzzleState, shareMarks, TRIES, withTry } from './puzzle-day.ts';
import { stateOf, storeState } from './puzzle-state.ts';

export interface RiddleProps {
  readonly edition: Edition;
  readonly day: string;
  readonly date: string;
  readonly position: Position;
  readonly engine: WebEngine;
  readonly table: Game;
}

export function Riddle({ edition, day, date, position, engine, table }: RiddleProps) {
  const { board, rack } = position;
  const game = withScene(table, { board, scores: [0], racks: [rack], onTurn: 0 });
  const state = useSignal(stateOf(edition.id, day));
  const store = (next: PuzzleState): void => {
    state.value = next;
    storeState(edition.id, day, next);
  };
  const shared = { game, position, state };
  return isDone(state.value) ? (
    <Answer {...shared} date={date} />
  ) : (
    <Tries {...shared} engine={engine} onState={store} />
  );
}

interface Shared {
  readonly game: Game;
  readonly position: Position;
  readonly state: Signal<PuzzleState>;
}

function Answer({ game, position, state, date }: Shared & Pick<RiddleProps, 'date'>) {
  const { t } = texts.value;
  const { board, best, ahead } = position;
  const marks = shareMarks(state.value, best.score);
  return (
    <>
      <div class={own.view}>
        <StaticBoard game={game} shown={best.tiles} />
      </div>
      <div class={own.side}>
        <p role="status">
          {state.value.isSolved ? t('puzzle.found', { points: best.score }) : t('puzzle.over')}
        </p>
        <p>
          {t('puzzle.answer', {
            play: laidText(best.tiles, board, namingOf(game)),
            points: best.score,
            ahead,
          })}
        </p>
        <pre class={own.marks}>{marks}</pre>
        <Copied
          label={t('puzzle.share')}
          text={`${t('puzzle.title', { date })}\n${marks}\n${location.origin}/puzzle`}
        />
      </div>
    </>
  );
}

interface TriesProps extends Shared, Pick<RiddleProps, 'engine'> {
  readonly onState: (next: PuzzleState) => void;
}

function Tries({ game, position, state, engine, onState }: TriesProps) {
  const { t } = texts.value;
  const { board, rack, best } = position;
  const draft = useSignal(takeRack(emptyDraft, rack, board));
  const message = useSignal('');
  const isBusy = useSignal(false);
  const forget = (): void => {
    message.value = '';
  };
  useForget(draft, forget);
  const tiles = laidTiles(draft.value);
  const preview =
    tiles.length === 0 ? null : readPlacement(game, tiles, game.rules, openingMinimum(game));

  const tryIt = async (): Promise<void> => {
    if (preview === null || isBusy.value) return;
    if (!preview.ok) {
      message.value = explainRefusal(texts.value, preview.error, namingOf(game));
      return;
    }
    isBusy.value = true;
    const bad = await badWords(engine, preview.value);
    isBusy.value = false;
    if (bad === null) message.value = t('review.engine-failed');
    else if (bad.length > 0) message.value = t('puzzle.no-word', { words: texts.value.list(bad) });
    else {
      const { score } = preview.value;
      const next = withTry(state.value, score, best.score);
      onState(next);
      draft.value = recallAll(draft.value);
      message.value = t('puzzle.not-yet', { points: score, left: TRIES - next.tries.length });
    }
  };

  const hints = hintsOf(position);
  const giveHint = (): void => {
    const next = hints[state.value.hints];
    if (next === undefined) return;
    onState({ ...state.value, hints: state.value.hints + 1 });
    message.value = '';
    showHints(hints.slice(0, state.value.hints), game.board, draft.value);
  };
  const left = TRIES - state.value.tries.length;
  const points = preview?.ok === true ? preview.value.score : null;
  const stands =
    points === null
      ? left === TRIES
        ? t('puzzle.task')
        : t('puzzle.tries', { left })
      : t('count.points', { count: points });
  const hasLaid = tiles.length > 0;
  const last = hints[state.value.hints - 1];
  // Those of an earlier visit, too.
  useEffect(
    () => showHints(hints.slice(0, state.value.hints), game.board, draft.peek()),
    [game.board],
  );
  return (
    <>
      <div class={own.view}>
        <LayTiles
          game={game}
          draft={draft}
          badge={
            preview?.ok === true
              ? { words: preview.value.words, score: preview.value.score, look: 'unknown' }
              : null
          }
          onDone={tryIt}
        />
        <p class={own.line} role="status">
          {message.value !== '' ? (
            message.value
          ) : last === undefined || hasLaid ? (
            stands
          ) : (
            <HintLine hint={last} board={board} naming={namingOf(game)} />
          )}
        </p>
        <Tool
          icon="undo"
          text={t('game.recall')}
          look="back"
          isOff={!hasLaid}
          onClick={() => {
            draft.value = recallAll(draft.value);
            forget();
          }}
        />
        <Tool
          icon="shuffle"
          text={t('game.shuffle')}
          look="shuffle"
          onClick={() => {
            draft.value = shuffle(draft.value, Math.random);
          }}
        />
        <button
          type="button"
          class={`main ${bar.play}`}
          disabled={preview === null || isBusy.value}
          onClick={tryIt}
        >
          {t('puzzle.try')}
          {points === null ? null : <small aria-hidden="true">{points}</small>}
        </button>
        <Tool
          icon="hint"
          text={t('puzzle.hint')}
          look="hint"
          isOff={state.value.hints >= HINTS.length}
          onClick={giveHint}
        />
      </div>
      <SoFar game={game} position={position} state={state} />
    </>
  );
}

/** The tries and the hints so far. */
function SoFar({ game, position, state }: Shared) {
  const { t } = texts.value;
  const { tries, hints } = state.value;
  return (
    <div class={own.side}>
      <p class={own.left}>
        {Array.from({ length: TRIES }, (_, i) => (
          <i key={i} class={own.light} data-gone={i < TRIES - tries.length ? undefined : ''} />
        ))}
        <span>{t('puzzle.tries', { left: TRIES - tries.length })}</span>
      </p>
      <ul class={own.sofar}>
        {tries.map((score, i) => (
          <li key={`try-${i}`}>{t('count.points', { count: score })}</li>
        ))}
        {hintsOf(position)
          .slice(0, hints)
          .map((hint) => (
            <li key={hint.step}>
              <HintLine hint={hint} board={position.board} naming={namingOf(game)} />
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The words of a play that are not in the list; null where it cannot be asked. */
async function badWords(engine: WebEngine, { words }: Play): Promise<readonly string[] | null> {
  const bad: string[] = [];
  for (const { letters } of words) {
    const word = letters.join('');
    const answer = await engine.ask({ kind: 'about', word });
    if (!answer.ok) return null;
    if (!answer.value.ok || !answer.value.value.isWord) bad.push(word);
  }
  return bad;
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
