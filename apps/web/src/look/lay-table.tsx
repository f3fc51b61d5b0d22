/** A board and a rack to lay tiles with, where nobody else plays: by drag, by tap, by keys. */
import { type Signal, useSignal } from '@preact/signals';
import { BLANK, type Letter, parseLetter } from '@taht/letters';
import { type Game, type Square, tilePoints } from '@taht/rules';
import { BlankPicker } from '../game/blank-picker.tsx';
import { Board } from '../game/board.tsx';
import {
  type Draft,
  eraseLetter,
  lay,
  moveTo,
  nameBlank,
  pieceOn,
  recall,
  recallAll,
  typeLetter,
} from '../game/draft.ts';
import { type Drop, dragged, startDrag } from '../game/dragging.ts';
import gameCss from '../game/game-view.module.css';
import { Rack } from '../game/rack.tsx';
import { Tile } from '../game/tile.tsx';
import { namingOf } from './still-board.tsx';

export interface LayTableProps {
  readonly game: Game;
  readonly draft: Signal<Draft>;
  /** Enter on the board. */
  readonly onDone: () => void;
}

export function LayTable({ game, draft, onDone }: LayTableProps) {
  const held = useSignal<number | null>(null);
  const naming = namingOf(game);
  const { alphabet } = naming.script;
  const unnamed = draft.value.pieces.find(
    ({ tile, square, letter }) => tile === BLANK && square !== null && letter === null,
  );

  const putDown = (id: number, square: Square): void => {
    if (game.board[square] !== null) return;
    draft.value = lay(draft.value, id, square);
    held.value = null;
  };

  const drop = (id: number, to: Drop): void => {
    if (to.kind === 'square') putDown(id, to.square);
    else if (to.kind === 'rack') draft.value = moveTo(recall(draft.value, id), id, to.place);
  };

  const chooseSquare = (square: Square): void => {
    const piece = pieceOn(draft.value, square);
    const { cursor } = draft.value;
    if (held.value !== null) putDown(held.value, square);
    else if (piece !== undefined) draft.value = recall(draft.value, piece.id);
    else {
      const isAgain = cursor?.square === square && cursor.direction === 'across';
      draft.value = {
        ...draft.value,
        cursor: { square, direction: isAgain ? 'down' : 'across' },
      };
    }
  };

  const handleKey = ({ key }: KeyboardEvent): boolean => {
    const square = draft.value.cursor?.square;
    if (key === 'Enter' && held.value !== null && square !== undefined) putDown(held.value, square);
    else if (key === 'Enter') onDone();
    else if (key === 'Backspace') draft.value = eraseLetter(draft.value);
    else if (key === 'Escape') draft.value = recallAll(draft.value);
    else {
      const letter = parseLetter(alphabet, key.toLocaleUpperCase(alphabet.language));
      if (letter === undefined) return false;
      draft.value = typeLetter(draft.value, game.board, letter);
    }
    return true;
  };

  const moving = dragged.value;
  const piece = draft.value.pieces.find(({ id }) => id === moving?.id);
  return (
    <>
      <Board
        game={game}
        draft={draft.value}
        naming={naming}
        turns={[]}
        onSquare={chooseSquare}
        onCursor={(cursor) => {
          draft.value = { ...draft.value, cursor };
        }}
        onKey={handleKey}
      />
      <Rack
        game={game}
        draft={draft.value}
        held={held.value}
        onTile={(id) => {
          held.value = held.value === id ? null : id;
        }}
        onPress={(id, event) => startDrag(id, event, (to) => drop(id, to))}
      />
      {unnamed === undefined ? null : (
        <BlankPicker
          alphabet={alphabet.letters}
          onLetter={(letter: Letter) => {
            draft.value = nameBlank(draft.value, unnamed.id, letter);
          }}
          onClose={() => {
            if (pieceOn(draft.value, unnamed.square as Square)?.letter === null)
              draft.value = recall(draft.value, unnamed.id);
          }}
        />
      )}
      {moving === null || piece === undefined ? null : (
        <div
          class={gameCss.dragged}
          style={{ transform: `translate(${moving.x}px, ${moving.y}px)` }}
        >
          <Tile tile={piece.tile} points={tilePoints(game.tables, piece.tile)} look="held" />
        </div>
      )}
    </>
  );
}
