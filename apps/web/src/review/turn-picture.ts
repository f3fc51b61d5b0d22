/** A turn as a picture to share: the board with its move, and what is to be said of it. Nobody's rack is in it. */
import { BOARD_SIZE, type Game, readLayout, type Square, tilePoints } from '@taht/rules';
import { type Texts, texts } from '../i18n/texts.ts';
import { drawn, drawTile, inLines, type Pen, type Place, write } from '../play/board/pen.ts';

export interface TurnPicture {
  /** As it stood after the turn. */
  readonly game: Game;
  /** The tiles of its move. */
  readonly fresh: ReadonlySet<Square>;
  /** Who did what, for how many points. */
  readonly title: string;
  readonly sentence: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const RIM = 22;
const BOARD = { x: 90, y: 90, side: WIDTH - 180 } as const;
const STEP = BOARD.side / BOARD_SIZE;
const LINES = 3;

export const turnPicture = (facts: TurnPicture): Promise<Blob | null> =>
  drawn(WIDTH, HEIGHT, (pen) => {
    drawGround(pen);
    drawBoard(pen, facts, texts.value);
    const room = WIDTH - 2 * BOARD.x;
    write(pen, facts.title, WIDTH / 2, 1075, '750 46px', '#f6ead6', 'center', room);
    const font = '450 36px';
    for (const [i, line] of inLines(pen, facts.sentence, font, room).slice(0, LINES).entries())
      write(pen, line, WIDTH / 2, 1140 + i * 48, font, '#b9a88f', 'center', room);
    write(pen, 'Täht', WIDTH / 2, HEIGHT - 46, '750 34px', '#ffc95c');
  });

function drawGround(pen: Pen): void {
  pen.fillStyle = '#c99f5f';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#18253d';
  pen.beginPath();
  pen.roundRect(RIM, RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM, 48);
  pen.fill();
}

function drawBoard(pen: Pen, { game, fresh }: TurnPicture, { t }: Texts): void {
  const { premiums } = readLayout(game.setup.board);
  for (const [square, premium] of premiums.entries()) {
    const place: Place = {
      x: BOARD.x + (square % BOARD_SIZE) * STEP + 2,
      y: BOARD.y + Math.floor(square / BOARD_SIZE) * STEP + 2,
      side: STEP - 4,
    };
    const cell = game.board[square];
    if (cell) {
      if (fresh.has(square as Square)) glow(pen, place);
      const points = cell.blank ? '' : String(tilePoints(game.tables, cell.letter));
      drawTile(pen, place, cell.letter, points);
      continue;
    }
    const times = Math.max(premium.word, premium.letter);
    const kind = premium.word > 1 ? 'word' : 'letter';
    drawSquare(pen, place, times, kind);
    if (times === 1) continue;
    const text = t(times > 2 ? `premium.triple-${kind}.short` : `premium.double-${kind}.short`);
    const ink = times > 2 ? '#18253d' : INK[kind][0];
    write(pen, text, place.x + place.side / 2, place.y + place.side * 0.62, '600 18px', ink);
  }
}

/** Twice and three times. */
const INK = { letter: ['#9fd0f2', '#9fd0f2'], word: ['#ffc95c', '#ff9a78'] } as const;

/** Round is a letter, square a word; outlined is twice, filled three times. */
function drawSquare(pen: Pen, { x, y, side }: Place, times: number, kind: 'letter' | 'word'): void {
  pen.fillStyle = '#283a5a';
  pen.beginPath();
  pen.roundRect(x, y, side, side, side * 0.12);
  pen.fill();
  if (times === 1) return;
  const inset = side * 0.1;
  const size = side - 2 * inset;
  pen.beginPath();
  pen.roundRect(x + inset, y + inset, size, size, kind === 'letter' ? size / 2 : size * 0.15);
  const colour = INK[kind][times > 2 ? 1 : 0];
  if (times > 2) {
    pen.fillStyle = colour;
    pen.fill();
  } else {
    pen.strokeStyle = colour;
    pen.lineWidth = 2.5;
    pen.stroke();
  }
}

/** What was laid this turn stands in the light. */
function glow(pen: Pen, { x, y, side }: Place): void {
  pen.save();
  pen.shadowColor = '#f4b63f';
  pen.shadowBlur = 22;
  pen.fillStyle = '#f4b63f';
  pen.beginPath();
  pen.roundRect(x - 3, y - 3, side + 6, side + 6, side * 0.18);
  pen.fill();
  pen.restore();
}
