/** The picture of a link: the board, beside it the mark, what it is about, and who plays. */
import type { Language } from '@taht/messages';
import type { Preview, PreviewPlayer } from '../preview.ts';
import { Canvas } from './canvas.ts';
import { drawBoard } from './draw-board.ts';
import { CAPITALS, drawable, inLines, lettering, shortened, widthOf } from './lettering.ts';
import { PALETTE, WOODS } from './palette.ts';
import { encodePng } from './png.ts';
import { circle, roundedBox, star } from './shapes.ts';
import { HEIGHT, WIDTH } from './size.ts';

/** Where the board is, and the column beside it. */
const BOARD = [30, 26, 570] as const;
const LEFT = 650;
const ROOM = WIDTH - LEFT - 44;
const TITLE = 46;
const SMALL = 26;
const ROW = 66;

export function drawPreview(preview: Preview): Promise<Buffer> {
  const canvas = new Canvas(WIDTH, HEIGHT, PALETTE.paper);
  drawBoard(canvas, preview.board, BOARD);
  drawMark(canvas, LEFT, 50, 58);
  write(canvas, 'Täht', LEFT + 76, 94, 40);
  let y = 190;
  for (const line of inLines(drawable(preview.title), TITLE, ROOM, 3)) {
    write(canvas, line, LEFT, y, TITLE);
    y += 1.15 * TITLE;
  }
  y += 2;
  for (const line of inLines(drawable(preview.description), SMALL, ROOM, 3)) {
    canvas.fill(lettering(line, LEFT, y, SMALL), { colour: PALETTE.soft });
    y += 1.3 * SMALL;
  }
  const first = HEIGHT - 34 - preview.players.length * ROW;
  for (const [i, player] of preview.players.entries())
    drawPlayer(canvas, player, preview.language, i, first);
  return encodePng(canvas);
}

const write = (canvas: Canvas, text: string, x: number, y: number, size: number): void =>
  canvas.fill(lettering(text, x, y, size), { colour: PALETTE.ink });

function drawPlayer(
  canvas: Canvas,
  { name, score }: PreviewPlayer,
  language: Language,
  i: number,
  top: number,
): void {
  const shown = drawable(name);
  const y = top + i * ROW;
  const face = 48;
  const [initial = ''] = shown.toLocaleUpperCase(language);
  canvas.fill(roundedBox(LEFT, y, face, face, 12), {
    colour: WOODS[i % WOODS.length] ?? PALETTE.ink,
  });
  canvas.fill(
    lettering(initial, LEFT + face / 2 - widthOf(initial, 30) / 2, y + 24 + 15 * CAPITALS, 30),
    { colour: PALETTE.sheet },
  );
  const size = 30;
  const base = y + 24 + (CAPITALS * size) / 2;
  const points = score === null ? '' : String(score);
  const right = LEFT + ROOM - widthOf(points, size);
  write(canvas, points, right, base, size);
  write(canvas, shortened(shown, size, right - LEFT - face - 36), LEFT + face + 18, base, size);
}

/** The mark of Täht on its tile: a star with two dots above it. */
function drawMark(canvas: Canvas, x: number, y: number, size: number): void {
  canvas.fill(roundedBox(x, y + 0.04 * size, size, 0.96 * size, 0.2 * size), {
    colour: PALETTE.markEdge,
  });
  canvas.fill(roundedBox(x, y, size, 0.93 * size, 0.2 * size), { colour: PALETTE.markTile });
  canvas.fill(star(x + 0.5 * size, y + 0.55 * size, 0.36 * size), { colour: PALETTE.markStar });
  for (const dot of [0.29, 0.71])
    canvas.fill(circle(x + dot * size, y + 0.21 * size, 0.085 * size), { colour: PALETTE.amber });
}
