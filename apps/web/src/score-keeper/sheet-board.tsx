/** The board of a score sheet: the play that is being entered lies on it, and squares and letters are typed there. */
import { alphabetFor } from '@taht/editions';
import { parseLetter } from '@taht/letters';
import type { Naming } from '@taht/phrasing';
import type { ScoredRow, ScoredSheet } from '@taht/record';
import { type Game, START } from '@taht/rules';
import { Board } from '../play/board/board.tsx';
import type { Draft } from '../play/input/draft.ts';
import { addLetter, chooseSquare, type Entry, emptyEntry, eraseLetter } from './entry.ts';

export interface SheetBoardProps {
  /** The sheet up to the line that is being entered. */
  readonly ground: ScoredSheet;
  readonly naming: Naming;
  readonly entry: Entry;
  /** What has been entered so far, where it can be read. */
  readonly row: ScoredRow | null;
  readonly change: (next: Entry) => void;
}

export function SheetBoard({ ground, naming, entry, row, change }: SheetBoardProps) {
  const { setup, board, premiums, star, tables } = ground;
  const game: Game = { ...START, rules: setup.rules, board, premiums, star, tables };
  const draft: Draft = {
    swaps: [],
    cursor: row?.play ? null : entry.cursor,
    pieces: (row?.tiles ?? []).map(({ square, letter, blank }, i) => ({
      id: i,
      tile: (blank ? '?' : letter) as never,
      square,
      letter: blank ? letter : null,
    })),
  };
  const handleKey = ({ key }: KeyboardEvent): boolean => {
    if (key === 'Backspace') change(eraseLetter(entry));
    else if (key === 'Escape') change({ ...emptyEntry, place: entry.place });
    else {
      const alphabet = alphabetFor(setup.tileset);
      const letter = parseLetter(alphabet, key.toLocaleUpperCase(alphabet.language));
      if (letter === undefined) return false;
      change(addLetter(entry, letter));
    }
    return true;
  };
  return (
    <Board
      game={game}
      draft={draft}
      naming={naming}
      turns={[]}
      onSquare={(square) => change(chooseSquare(entry, square))}
      onCursor={(cursor) => change({ ...entry, cursor })}
      onKey={handleKey}
    />
  );
}
