/**
 * The score sheet of a game on a real board: what its keeper has done, in order. Nothing is ever taken out;
 * a line that is mended keeps what it said before, and the sheet as it stands is the fold of all acts.
 */
import type { Letter, Tile } from '@taht/letters';
import type { Direction, Layout, Ruleset, Seat, Square, TileSet } from '@taht/rules';

/** Plain data, so that a sheet can be read without any edition at hand. */
export interface ScoreSheetSetup {
  readonly id: string;
  /** In the order of play. */
  readonly players: readonly string[];
  readonly rules: Ruleset;
  readonly tileset: TileSet;
  readonly board: Layout;
  /** The list that words are looked up in; null where nobody looks them up here. */
  readonly lexicon: string | null;
  /** For each player's whole game; null without a clock. */
  readonly seconds: number | null;
  readonly at: number;
}

/** A letter of a word as it was called out; `blank` says nothing where the letter lay there already. */
export interface WordLetter {
  readonly letter: Letter;
  readonly blank: boolean;
}

/** What was left on a rack: the tiles, or only what they count. */
export type Left =
  | { readonly kind: 'tiles'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'points'; readonly points: number };

interface Move {
  readonly seat: Seat;
  /** As far as it is known, before the move. */
  readonly rack: readonly Tile[] | null;
}

export type Line =
  | (Move & {
      readonly kind: 'play';
      readonly square: Square;
      readonly direction: Direction;
      readonly word: readonly WordLetter[];
      /** The points that another record gives it. */
      readonly recorded: number | null;
    })
  /** `tiles` is null where only their number is known. */
  | (Move & {
      readonly kind: 'exchange';
      readonly tiles: readonly Tile[] | null;
      readonly count: number;
    })
  | (Move & { readonly kind: 'pass' })
  /** How a challenge of the last play came out, for the challenger; `words` is how many were challenged. */
  | {
      readonly kind: 'challenge';
      readonly seat: Seat;
      readonly verdict: 'bad' | 'good';
      readonly words: number;
    }
  | {
      readonly kind: 'adjust';
      readonly seat: Seat;
      readonly points: number;
      readonly cause: 'challenge' | 'time' | 'other';
      readonly note: string;
    }
  /** `overtime` is what each player's clock costs. */
  | {
      readonly kind: 'end';
      readonly out: Seat | null;
      readonly racks: readonly Left[];
      readonly overtime: readonly number[];
    };

interface Stamp {
  readonly at: number;
  /** Whose clock runs from now on; null stops it, absent leaves it as it is. */
  readonly runs?: Seat | null;
}

/** Who mends a line, and why. */
interface Mending {
  readonly id: number;
  readonly by: string;
  readonly reason: string;
}

export type Act =
  | (Stamp & { readonly kind: 'write'; readonly line: Line })
  /** A line that was forgotten, before another. */
  | (Stamp & { readonly kind: 'insert'; readonly before: number; readonly line: Line })
  | (Stamp & Mending & { readonly kind: 'mend'; readonly line: Line })
  | (Stamp & Mending & { readonly kind: 'strike' })
  | (Stamp & { readonly kind: 'undo' })
  | (Stamp & { readonly kind: 'redo' })
  | (Stamp & { readonly kind: 'clock' });

export interface ScoreSheet {
  readonly setup: ScoreSheetSetup;
  readonly acts: readonly Act[];
}

/** What a line said before it was mended. */
export interface Mended {
  readonly before: Line;
  readonly at: number;
  readonly by: string;
  readonly reason: string;
}

export interface ScoreSheetLine {
  /** The number of the act that wrote it. */
  readonly id: number;
  readonly at: number;
  readonly line: Line;
  readonly mended: readonly Mended[];
}

export interface ScoreSheetLines {
  readonly lines: readonly ScoreSheetLine[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

type Change = Extract<Act, { kind: 'write' | 'insert' | 'mend' | 'strike' }>;

/** Undo takes the last change out of account, redo puts it back; a new change ends what could be put back. */
export function scoreSheetLines({ acts }: ScoreSheet): ScoreSheetLines {
  const done: { readonly id: number; readonly act: Change }[] = [];
  const undone: typeof done = [];
  for (const [id, act] of acts.entries()) {
    if (act.kind === 'clock') continue;
    if (act.kind === 'undo') undone.push(...done.splice(-1));
    else if (act.kind === 'redo') done.push(...undone.splice(-1));
    else {
      done.push({ id, act });
      undone.length = 0;
    }
  }
  const lines = done.reduce<readonly ScoreSheetLine[]>(
    (all, { id, act }) => change(all, id, act),
    [],
  );
  return { lines, canUndo: done.length > 0, canRedo: undone.length > 0 };
}

function change(
  lines: readonly ScoreSheetLine[],
  id: number,
  act: Change,
): readonly ScoreSheetLine[] {
  switch (act.kind) {
    case 'write':
      return [...lines, { id, at: act.at, line: act.line, mended: [] }];
    case 'insert': {
      const at = lines.findIndex((line) => line.id === act.before);
      const made = { id, at: act.at, line: act.line, mended: [] };
      return lines.toSpliced(at < 0 ? lines.length : at, 0, made);
    }
    case 'mend':
      return lines.map((line) => (line.id === act.id ? mend(line, act) : line));
    case 'strike':
      return lines.filter((line) => line.id !== act.id);
  }
}

const mend = (
  { line: before, mended, ...rest }: ScoreSheetLine,
  { line, at, by, reason }: Extract<Change, { kind: 'mend' }>,
): ScoreSheetLine => ({ ...rest, line, mended: [...mended, { before, at, by, reason }] });
