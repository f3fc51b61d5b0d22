/** The board of a lesson and the rack below it, as in a game; only what is laid is told to the lesson. */
import { type Signal, useSignal } from '@preact/signals';
import { BLANK, type Letter, parseLetter } from '@taht/letters';
import { type Square, tilePoints } from '@taht/rules';
import type { Naming } from '@taht/wording';
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
import { dragged, startDrag } from '../game/dragging.ts';
import { Rack } from '../game/rack.tsx';
import { Tile } from '../game/tile.tsx';
import css from './learn.module.css';
import type { Lesson } from './lesson.ts';

export interface LessonBoardProps {
  readonly lesson: Lesson;
  readonly naming: Naming;
  readonly draft: Signal<Draft>;
}

export function LessonBoard({ lesson: { game }, naming, draft }: LessonBoardProps) {
  const held = useSignal<number | null>(null);
  const { alphabet } = naming.script;

  const putDown = (id: number, square: Square): void => {
    if (game.board[square] !== null) return;
    draft.value = lay(draft.value, id, square);
    held.value = null;
  };

  const chooseSquare = (square: Square): void => {
    const piece = pieceOn(draft.value, square);
    if (held.value !== null) putDown(held.value, square);
    else if (piece !== undefined) draft.value = recall(draft.value, piece.id);
    else {
      const before = draft.value.cursor;
      const turns = before?.square === square && before.direction === 'across';
      draft.value = {
        ...draft.value,
        cursor: { square, direction: turns ? 'down' : 'across' },
      };
    }
  };

  const handleKey = ({ key }: KeyboardEvent): boolean => {
    const square = draft.value.cursor?.square;
    if (key === 'Enter') {
      if (held.value !== null && square !== undefined) putDown(held.value, square);
    } else if (key === 'Backspace') draft.value = eraseLetter(draft.value);
    else if (key === 'Escape') draft.value = recallAll(draft.value);
    else {
      const letter = parseLetter(alphabet, key.toLocaleUpperCase(alphabet.language));
      if (letter === undefined) return false;
      draft.value = typeLetter(draft.value, game.board, letter);
    }
    return true;
  };

  const unnamed = draft.value.pieces.find(
    ({ tile, square, letter }) => tile === BLANK && square !== null && letter === null,
  );
  const moving = dragged.value;
  const piece = draft.value.pieces.find(({ id }) => id === moving?.id);
  return (
    <div class={css.table}>
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
        onPress={(id, event) =>
          startDrag(id, event, (to) => {
            if (to.kind === 'square') putDown(id, to.square);
            else if (to.kind === 'rack')
              draft.value = moveTo(recall(draft.value, id), id, to.place);
          })
        }
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
        <div class={css.dragged} style={{ transform: `translate(${moving.x}px, ${moving.y}px)` }}>
          <Tile tile={piece.tile} points={tilePoints(game.tables, piece.tile)} look="held" />
        </div>
      )}
    </div>
  );
}
