/** A board and a rack to lay tiles with, where nobody else plays: by drag, by tap, by keys. */
import type { Signal } from '@preact/signals';
import { parseLetter } from '@taht/letters';
import type { Game, Square } from '@taht/rules';
import { useMemo, useRef } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { DraggedTile } from '../board/dragged-tile.tsx';
import { Rack } from '../board/rack.tsx';
import { BlankPicker } from '../dialogs/blank-picker.tsx';
import { type Draft, nameBlank, pieceOn, recall } from '../input/draft.ts';
import { makeHand, unnamedBlank } from '../input/input.ts';
import { namingOf } from './static-board.tsx';

export interface LayTableProps {
  readonly game: Game;
  readonly draft: Signal<Draft>;
  /** Enter on the board. */
  readonly onDone: () => void;
}

export function LayTable({ game, draft, onDone }: LayTableProps) {
  const present = useRef(game);
  present.current = game;
  const hand = useMemo(() => makeHand(draft, () => present.current), [draft]);
  const naming = namingOf(game);
  const { alphabet } = naming.script;
  const unnamed = unnamedBlank(draft.value);

  const handleKey = ({ key }: KeyboardEvent, here: Square): boolean => {
    const letter =
      key.length > 2 ? undefined : parseLetter(alphabet, key.toLocaleUpperCase(alphabet.language));
    if (key === 'Enter') {
      if (!hand.putHeld(here)) onDone();
    } else if (key === 'Backspace') hand.erase();
    else if (key === 'Escape') hand.recallAll();
    else if (letter !== undefined) hand.type(letter, here);
    else return false;
    return true;
  };

  return (
    <>
      <Board
        game={game}
        draft={draft.value}
        naming={naming}
        turns={[]}
        onSquare={hand.tapSquare}
        onCursor={(cursor) => {
          draft.value = { ...draft.value, cursor };
        }}
        onKey={handleKey}
        onDrop={hand.drop}
      />
      <Rack game={game} draft={draft.value} hand={hand} />
      {unnamed === undefined ? null : (
        <BlankPicker
          alphabet={alphabet.letters}
          onLetter={(letter) => {
            draft.value = nameBlank(draft.value, unnamed.id, letter);
          }}
          onClose={() => {
            if (pieceOn(draft.value, unnamed.square as Square)?.letter === null)
              draft.value = recall(draft.value, unnamed.id);
          }}
        />
      )}
      <DraggedTile draft={draft} game={game} />
    </>
  );
}
