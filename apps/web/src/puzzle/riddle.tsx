/** The position of a puzzle: tried until it is solved or all tries are used, then shown with its answer. */
import { type Signal, useSignal } from '@preact/signals';
import type { Edition } from '@taht/editions';
import { laidText } from '@taht/phrasing';
import { type Game, openingMinimum, type Play, readPlacement } from '@taht/rules';
import type { Puzzle as Position } from '@taht/search';
import type { ComponentChildren } from 'preact';
import type { WebEngine } from '../engine/engine.ts';
import { texts } from '../i18n/texts.ts';
import { HintLine } from '../play/dialogs/hint-line.tsx';
import { emptyDraft, laidTiles, shuffle, takeRack } from '../play/input/draft.ts';
import { LayTiles } from '../play/static/lay-tiles.tsx';
import { namingOf, StaticBoard } from '../play/static/static-board.tsx';
import { withScene } from '../play/static/static-game.ts';
import bar from '../play/view/actions.module.css';
import { Tool } from '../play/view/tool.tsx';
import { useMedia } from '../play/view/use-media.ts';
import { Copied } from '../ui/copied.tsx';
import { Icon } from '../ui/icon.tsx';
import own from './puzzle.module.css';
import { HINTS, isDone, type PuzzleState, shareMarks, TRIES } from './puzzle-day.ts';
import { hintsOf } from './puzzle-hints.ts';
import { stateOf, storeState } from './puzzle-state.ts';
import { type Trier, useTrying } from './use-trying.ts';

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

/** As in `puzzle.module.css`. */
const WIDE = '(min-width: 60rem)';

function Tries(trier: Trier) {
  const { game, position, state } = trier;
  const { t } = texts.value;
  const { board, rack } = position;
  const draft = useSignal(takeRack(emptyDraft, rack, board));
  const tiles = laidTiles(draft.value);
  const preview =
    tiles.length === 0 ? null : readPlacement(game, tiles, game.rules, openingMinimum(game));
  const play = preview?.ok === true ? preview.value : null;
  const trying = useTrying(trier, draft, preview);
  const { message, isBusy, hint } = trying;
  const hasHints = state.value.hints < HINTS.length;
  // The bar is as wide as the board; where there is a column beside it, hints are asked for there.
  const isWide = useMedia(WIDE);
  return (
    <>
      <div class={own.view}>
        <LayTiles
          game={game}
          draft={draft}
          badge={play === null ? null : { words: play.words, score: play.score, look: 'unknown' }}
          onDone={trying.tryIt}
        />
        <p class={own.line} role="status">
          {message !== '' ? (
            message
          ) : hint === undefined || tiles.length > 0 ? (
            standing(state.value, play)
          ) : (
            <HintLine hint={hint} board={board} naming={namingOf(game)} />
          )}
        </p>
        <Tool
          icon="undo"
          text={t('game.recall')}
          look="back"
          isOff={tiles.length === 0}
          onClick={trying.recall}
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
          disabled={preview === null || isBusy}
          onClick={trying.tryIt}
        >
          {t('puzzle.try')}
          {play === null ? null : <small aria-hidden="true">{play.score}</small>}
        </button>
        {isWide ? null : (
          <Tool
            icon="hint"
            text={t('puzzle.hint')}
            look="hint"
            isOff={!hasHints}
            onClick={trying.giveHint}
          />
        )}
      </div>
      <SoFar game={game} position={position} state={state}>
        {isWide ? (
          <button type="button" disabled={!hasHints} onClick={trying.giveHint}>
            <Icon name="hint" />
            {t('puzzle.hint')}
          </button>
        ) : null}
      </SoFar>
    </>
  );
}

/** What is laid is worth so much; where nothing is laid, what is to be done. */
function standing({ tries }: PuzzleState, play: Play | null): string {
  const { t } = texts.value;
  if (play !== null) return t('count.points', { count: play.score });
  const left = TRIES - tries.length;
  return left === TRIES ? t('puzzle.task') : t('puzzle.tries', { left });
}

/** The tries and the hints so far. */
function SoFar({
  game,
  position,
  state,
  children,
}: Shared & { readonly children: ComponentChildren }) {
  const { t } = texts.value;
  const { tries, hints } = state.value;
  return (
    <div class={own.side}>
      <p class={own.left}>
        {Array.from({ length: TRIES }, (_, i) => (
          <i key={i} class={own.light} data-gone={i < TRIES - tries.length ? undefined : ''} />
        ))}
        <span>{t('puzzle.tries', { left: TRIES - tries.length })}</span>
        {children}
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
