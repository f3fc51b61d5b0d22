/** Draws the board as sixteen lines of text. Colour and text both mark premiums and the last play. */
import type { PremiumColours } from '@taht/editions';
import type { Alphabet } from '@taht/letters';
import { BOARD_SIZE, type Board, type Cell, type Square, squareAt } from '@taht/rules';
import { padStart } from '../text/width.ts';
import type { Style } from './style.ts';

export interface BoardPicture {
  readonly board: Board;
  /** The layout as it is drawn, a sign for each square. */
  readonly rows: readonly string[];
  readonly colours: PremiumColours;
  readonly labels: readonly string[];
  readonly alphabet: Alphabet;
  /** Squares to be marked. */
  readonly fresh: ReadonlySet<Square>;
}

/** Columns for each square: three, or two where there is little room. */
export type CellWidth = 2 | 3;

const MARGIN = 3;
export const boardWidth = (cell: CellWidth): number => MARGIN + BOARD_SIZE * cell;

export function boardLines(picture: BoardPicture, style: Style, cell: CellWidth): string[] {
  const labels = picture.labels.map((label) => inCell(label, cell));
  const head = style.paint.faint(' '.repeat(MARGIN) + labels.join(''));
  const rows = Array.from({ length: BOARD_SIZE }, (_, row) => {
    const cells = Array.from({ length: BOARD_SIZE }, (__, column) =>
      cellText(picture, squareAt(row, column), style, cell),
    );
    return `${style.paint.faint(`${padStart(String(row + 1), 2)} `)}${cells.join('')}`;
  });
  return [head, ...rows];
}

function cellText(picture: BoardPicture, square: Square, style: Style, width: CellWidth): string {
  const cell = picture.board[square] ?? null;
  return cell === null
    ? premiumText(picture, square, style, width)
    : tileText(cell, picture, square, style, width);
}

function tileText(
  cell: Cell,
  { alphabet, fresh }: BoardPicture,
  square: Square,
  { paint }: Style,
  width: CellWidth,
): string {
  const text = cellLetter(cell, alphabet);
  if (fresh.has(square)) return paint.freshTile(markedCell(text, width));
  return (cell.blank ? paint.blankTile : paint.tile)(inCell(text, width));
}

/** A blank is small, or in round brackets where small would be the same. */
function cellLetter({ letter, blank }: Cell, alphabet: Alphabet): string {
  return blank ? (alphabet.lowerCase.get(letter) ?? `(${letter})`) : letter;
}

function markedCell(text: string, width: CellWidth): string {
  if (width === 3 && text.length === 1) return `[${text}]`;
  return text.length < width ? `${text}'`.padEnd(width) : inCell(text, width);
}

const PREMIUM_NAMES = {
  T: 'triple-word',
  D: 'double-word',
  t: 'triple-letter',
  d: 'double-letter',
  '*': 'star',
} as const;

function premiumText(
  { rows, colours }: BoardPicture,
  square: Square,
  { texts, paint }: Style,
  width: CellWidth,
): string {
  const sign = rows.join('')[square] ?? '.';
  if (!isPremium(sign)) return paint.faint(inCell('·', width));
  const short = texts.t(`premium.${PREMIUM_NAMES[sign]}.short`);
  return paint.premium[colours][sign](inCell(short, width));
}

const isPremium = (sign: string): sign is keyof typeof PREMIUM_NAMES => sign in PREMIUM_NAMES;

/** One character stands in the middle of three columns. */
const inCell = (text: string, width: CellWidth): string =>
  width === 3 && text.length < 2 ? ` ${text} ` : text.slice(0, width).padEnd(width);
