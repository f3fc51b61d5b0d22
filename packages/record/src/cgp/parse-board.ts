/** Reads the rows of a CGP board: numbers for runs of empty squares, tiles as in plays, blanks marked. */
import { err, ok, type Result } from '@taht/base';
import { type Alphabet, parseTokens } from '@taht/letters';
import { BOARD_SIZE, type Board, type Cell } from '@taht/rules';
import type { CgpFailure } from './position.ts';

export function parseCgpBoard(
  alphabet: Alphabet,
  text: string,
  at: number,
): Result<Board, CgpFailure> {
  const rows = text.split('/');
  const cells: (Cell | null)[] = [];
  let from = at;
  for (const row of rows.slice(0, BOARD_SIZE)) {
    const read = parseRow(alphabet, row, from);
    if (!read.ok) return read;
    cells.push(...read.value);
    from += row.length + 1;
  }
  if (rows.length === BOARD_SIZE) return ok(cells);
  const code = rows.length > BOARD_SIZE ? 'too-many-rows' : 'too-few-rows';
  return err({ code, at: from - 1, expected: String(BOARD_SIZE) });
}

/** However tiles are written, fifteen take no more. */
const LONGEST_ROW = 250;

function parseRow(
  alphabet: Alphabet,
  row: string,
  at: number,
): Result<readonly (Cell | null)[], CgpFailure> {
  const cells: (Cell | null)[] = [];
  let from = at;
  if (row.length > LONGEST_ROW)
    return err({ code: 'row-too-long', at, expected: String(BOARD_SIZE) });
  // Digits stand at the odd places: the text between them may be empty, they never are.
  for (const [i, run] of row.split(/(\d+)/u).entries()) {
    const read = i % 2 === 1 ? parseGap(run, from) : parseTiles(alphabet, run, from);
    if (!read.ok) return read;
    if (cells.length + read.value.length > BOARD_SIZE)
      return err({ code: 'row-too-long', at: from, expected: String(BOARD_SIZE) });
    cells.push(...read.value);
    from += run.length;
  }
  if (cells.length < BOARD_SIZE)
    return err({ code: 'row-too-short', at: from, expected: String(BOARD_SIZE) });
  return ok(cells);
}

function parseGap(digits: string, at: number): Result<readonly null[], CgpFailure> {
  const count = digits.length > 2 ? 0 : Number(digits);
  if (count < 1 || count > BOARD_SIZE)
    return err({ code: 'bad-count', at, expected: `1-${BOARD_SIZE}` });
  return ok(Array<null>(count).fill(null));
}

function parseTiles(
  alphabet: Alphabet,
  text: string,
  at: number,
): Result<readonly Cell[], CgpFailure> {
  const tokens = parseTokens(alphabet, text);
  if (!tokens.ok) return err({ ...tokens.error, at: tokens.error.at + at });
  const cells: Cell[] = [];
  for (const token of tokens.value) {
    if (token.kind === 'dot')
      return err({ code: 'unknown-letter', at: token.at + at, character: '.' });
    cells.push({ letter: token.letter, blank: token.marked });
  }
  return ok(cells);
}
