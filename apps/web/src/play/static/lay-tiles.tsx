/** A board and a rack to lay tiles with, where nobody else plays: by drag, by tap, by keys. */
import type { Signal } from '@preact/signals';
import type { Turn } from '@taht/phrasing';
import type { Game, Square } from '@taht/rules';
import { useMemo, useRef } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { DraggedTile } from '../board/dragged-tile.tsx';
import type { Badge } from '../board/notes.tsx';
import { Rack } from '../board/rack.tsx';
import { BlankPicker } from '../dialogs/blank-picker.tsx';
import type { Draft } from '../input/draft.ts';
import { makeInput, unnamedBlank } from '../input/input.ts';
import { letterOfKey } from '../input/typing.ts';
import { namingOf } from './static-board.tsx';

export interface LayTilesProps {
  readonly game: Game;
  readonly draft: Signal<Draft>;
  /** What was played before. */
  readonly turns?: readonly Turn[];
  /** Squares that wait for a tile. */
  readonly goals?: ReadonlySet<Square>;
  readonly badge?: Badge | null;
  /** Enter on the board. */
  readonly onDone: () => void;
}

export function LayTiles({ game, draft, turns = [], goals, badge, onDone }: LayTilesProps) {
  const present = useRef(game);
  present.current = game;
  const input = useMemo(() => makeInput(draft, () => present.current), [draft]);
  const naming = namingOf(game);
  const { alphabet } = naming.script;
  const unnamed = unnamedBlank(draft.value);

  const handleKey = ({ key }: KeyboardEvent, here: Square): boolean => {
    const letter = letterOfKey(alphabet, key);
    if (key === 'Enter') {
      if (!input.putHeld(here)) onDone();
    } else if (key === 'Backspace') input.erase();
    else if (key === 'Escape') input.recallAll();
    else if (letter !== undefined) input.type(letter, here);
    else return false;
    return true;
  };

  return (
    <>
      <Board
        game={game}
        draft={draft.value}
        naming={naming}
        turns={turns}
        {...(goals !== undefined && { goals })}
        {...(badge !== undefined && { badge })}
        onSquare={input.tapSquare}
        onCursor={(cursor) => {
          draft.value = { ...draft.value, cursor };
        }}
        onTurn={input.turn}
        onKey={handleKey}
        onDrop={input.drop}
      />
      <Rack game={game} draft={draft.value} input={input} />
      {unnamed === undefined ? null : (
        <BlankPicker draft={draft} blank={unnamed} alphabet={alphabet} />
      )}
      <DraggedTile draft={draft} game={game} />
    </>
  );
}
