/** A game that is over, where it was played: its end, and below that the board, all turns, and whatever stood beside it. */
import { useSignal } from '@preact/signals';
import type { Naming } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { useEffect, useRef } from 'preact/hooks';
import { later } from '../../ui/later.tsx';
import { isStill } from '../../ui/still.ts';
import { askBoard } from '../board/ask-board.ts';
import { Board } from '../board/board.tsx';
import type { GameViewProps } from './game-view.tsx';
import { ScoreSheet } from './score-sheet.tsx';

export const EndOfGame = later(
  () => import('../end/end-of-game.tsx').then(({ EndOfGame }) => EndOfGame),
  'game',
  'finish',
);

export interface EndedProps extends GameViewProps {
  readonly game: Game;
  readonly naming: Naming;
  readonly isFresh: boolean;
}

export function Ended({ model, game, naming, isFresh, isShared = false, after, side }: EndedProps) {
  const { draft } = model;
  return (
    <EndOfGame
      model={model}
      game={game}
      naming={naming}
      isShared={isShared}
      isFresh={isFresh}
      again={after}
    >
      <Board
        game={game}
        naming={naming}
        draft={draft.value}
        turns={model.turns.value}
        onSquare={(square) => void askBoard(game, square)}
        onCursor={(cursor) => {
          draft.value = { ...draft.value, cursor };
        }}
        onKey={({ key }, here) => key === '=' && askBoard(game, here, { takesFocus: true })}
      />
      {side}
      <ScoreSheet model={model} game={game} naming={naming} />
    </EndOfGame>
  );
}

/** Milliseconds in which the last play is seen before the end takes its place; a finger or a key goes on at once. */
const PAUSE = 1600;

export type End = 'not-yet' | 'fresh' | 'past';

/** Whether the end is to be shown; a game that is opened after it was over shows it at once. */
export function useEnd(phase: Game['phase']['kind'] | undefined): End {
  const wasSeen = useRef(false);
  const isDue = useSignal(false);
  const isOver = phase === 'over';
  if (phase !== undefined && !isOver) wasSeen.current = true;
  useEffect(() => {
    if (!isOver) return undefined;
    const show = (): void => {
      isDue.value = true;
    };
    const timer = setTimeout(show, isStill() ? 0 : PAUSE);
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, show);
    return () => {
      clearTimeout(timer);
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, show);
      isDue.value = false;
    };
  }, [isOver]);
  if (!isOver) return 'not-yet';
  if (!wasSeen.current) return 'past';
  return isDue.value ? 'fresh' : 'not-yet';
}
