/** The board of a game that goes on: the draft on it, what it would score, and what a tap or a key does to a square. */
import type { Naming } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { askBoard } from '../board/ask-board.ts';
import { Board } from '../board/board.tsx';
import { isSwapped, pieceOn } from '../input/draft.ts';
import type { TileInput } from '../input/input.ts';
import type { GameModel } from '../model/game-model.ts';
import { badgeOf } from './badge.ts';
import { challengeChip } from './challenge-chip.tsx';

export interface GameBoardProps {
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
  readonly input: TileInput;
  readonly onChallenge: () => void;
}

export function GameBoard({ model, game, naming, input, onChallenge }: GameBoardProps) {
  const { draft } = model;
  return (
    <Board
      game={game}
      naming={naming}
      draft={draft.value}
      turns={model.turns.value}
      marked={model.marked.value}
      badge={badgeOf(model)}
      chip={challengeChip(model, game, input, onChallenge)}
      onSquare={(square) => {
        const isFree = input.held.value === null && pieceOn(draft.value, square) === undefined;
        input.tapSquare(square);
        if (isFree && !isSwapped(draft.value, square)) askBoard(game, square);
      }}
      onCursor={(cursor) => {
        draft.value = { ...draft.value, cursor };
      }}
      onTurn={input.turn}
      onKey={({ key }, here) => {
        if (key === '=') return askBoard(game, here, { takesFocus: true });
        if (key !== 'Enter') return false;
        if (!input.putHeld(here) && model.isMyTurn.value) void model.play();
        return true;
      }}
      onDrop={input.drop}
    />
  );
}
