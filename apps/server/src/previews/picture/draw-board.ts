/** Draws a board with what lies on it, in its wooden frame. */
import { BOARD_SIZE, readLayout, type Square } from '@taht/rules';
import type { BoardPicture, PremiumMarks } from '../preview.ts';
import type { Canvas, Colour, Shape } from './canvas.ts';
import { CAPITALS, lettering, widthOf } from './lettering.ts';
import { PALETTE } from './palette.ts';
import { circle, ring, roundedBox, star } from './shapes.ts';

const RIM = 12;
const GAP = 3;
/** Wide letters are set smaller. */
const WIDE = /^[ЖМШЩЮФWMÆ]$|../u;

export function drawBoard(
  canvas: Canvas,
  { layout, board, points, marks, fresh = [] }: BoardPicture,
  [left, top, size]: readonly [left: number, top: number, size: number],
): void {
  for (let spread = 2; spread <= 20; spread += 2)
    canvas.fill(roundedBox(left - spread / 2, top + 4, size + spread, size + spread / 2, 20), {
      colour: PALETTE.shade,
      alpha: 0.022,
    });
  canvas.fill(roundedBox(left, top, size, size, 16), {
    colour: PALETTE.rim,
    below: PALETTE.rimBelow,
  });
  const inner = size - 2 * RIM;
  canvas.fill(roundedBox(left + RIM, top + RIM, inner, inner, 7), { colour: PALETTE.night });
  const { premiums, star: centre } = readLayout(layout);
  const step = (inner - GAP) / BOARD_SIZE;
  for (const [square, premium] of premiums.entries()) {
    const x = left + RIM + GAP + (square % BOARD_SIZE) * step;
    const y = top + RIM + GAP + Math.floor(square / BOARD_SIZE) * step;
    const at: Place = { x, y, size: step - GAP };
    const cell = board[square];
    drawSquare(canvas, at);
    if (fresh.includes(square as Square)) drawGlow(canvas, at);
    if (cell) drawTile(canvas, at, cell.letter, cell.blank ? null : (points[cell.letter] ?? 0));
    else if (square === centre) drawMark(canvas, at);
    else if (premium.word > 1) drawWord(canvas, at, premium.word, marks);
    else if (premium.letter > 1) drawLetter(canvas, at, premium.letter, marks);
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const drawSquare = (canvas: Canvas, { x, y, size }: Place): void =>
  canvas.fill(roundedBox(x, y, size, size, 3.5), {
    colour: PALETTE.square,
    below: PALETTE.squareHigh,
  });

/** What was laid this turn stands in the light. */
const drawGlow = (canvas: Canvas, { x, y, size }: Place): void =>
  canvas.fill(roundedBox(x - GAP, y - GAP, size + 2 * GAP, size + 2 * GAP, 6), {
    colour: PALETTE.amber,
  });

/** Round is a letter, square a word; outlined is twice, filled three times. */
function drawLetter(canvas: Canvas, place: Place, times: number, marks: PremiumMarks): void {
  const { x, y, size } = place;
  const [cx, cy, r] = [x + size / 2, y + size / 2, 0.4 * size];
  const isFilled = times > 2;
  const shape = isFilled ? circle(cx, cy, r) : ring(circle(cx, cy, r), circle(cx, cy, r - 1.4));
  canvas.fill(shape, { colour: PALETTE.letter });
  const text = isFilled ? marks.letter3 : marks.letter2;
  inMiddle(canvas, text, cx, cy, 0.32 * size, isFilled ? PALETTE.night : PALETTE.letter);
}

function drawWord(canvas: Canvas, place: Place, times: number, marks: PremiumMarks): void {
  const { x, y, size } = place;
  const box = (inset: number): Shape =>
    roundedBox(x + inset, y + inset, size - 2 * inset, size - 2 * inset, 4);
  const isFilled = times > 2;
  const inset = 0.12 * size;
  const colour = isFilled ? PALETTE.word3 : PALETTE.word2;
  canvas.fill(isFilled ? box(inset) : ring(box(inset), box(inset + 1.4)), { colour });
  const text = isFilled ? marks.word3 : marks.word2;
  const ink = isFilled ? PALETTE.night : colour;
  inMiddle(canvas, text, x + size / 2, y + size / 2, 0.32 * size, ink);
}

/** The star with its two dots, on the square where a game begins. */
function drawMark(canvas: Canvas, { x, y, size }: Place): void {
  canvas.fill(star(x + size / 2, y + 0.56 * size, 0.33 * size), { colour: PALETTE.amber });
  for (const dot of [0.3, 0.7])
    canvas.fill(circle(x + dot * size, y + 0.2 * size, 0.08 * size), { colour: PALETTE.amber });
}

function drawTile(
  canvas: Canvas,
  { x, y, size }: Place,
  letter: string,
  points: number | null,
): void {
  const r = 0.15 * size;
  canvas.fill(roundedBox(x, y + 0.05 * size, size, size, r), { colour: PALETTE.shade, alpha: 0.5 });
  canvas.fill(roundedBox(x, y, size, size, r), { colour: PALETTE.tileEdge });
  canvas.fill(roundedBox(x, y, size, 0.935 * size, r), {
    colour: PALETTE.tile,
    below: PALETTE.tileBelow,
  });
  const [cx, cy] = [x + 0.45 * size, y + 0.44 * size];
  const letterSize = (WIDE.test(letter) ? 0.6 : 0.72) * size;
  inMiddle(canvas, letter, cx, cy, letterSize, PALETTE.tileInk, points === null ? 0.65 : 1);
  if (points === null) return;
  const text = String(points);
  const small = 0.27 * size;
  const right = x + 0.93 * size - widthOf(text, small);
  canvas.fill(lettering(text, right, y + 0.87 * size, small), { colour: PALETTE.tileInk });
}

function inMiddle(
  canvas: Canvas,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  alpha = 1,
): void {
  const left = x - widthOf(text, size) / 2;
  canvas.fill(lettering(text, left, y + (CAPITALS * size) / 2, size), { colour, alpha });
}
