/** The picture to share: the constellation, its best word in tiles, names and scores. No tile that was hidden is in it. */
import { BLANK } from '@taht/letters';
import type { Naming, WordFact } from '@taht/phrasing';
import { type Game, tilePoints } from '@taht/rules';
import { drawn, drawTile, type Pen, write } from '../board/pen.ts';
import { type Constellation, SPECKS } from './constellation.ts';

export interface PictureFacts {
  readonly game: Game;
  readonly naming: Naming;
  readonly constellation: Constellation;
  readonly best: WordFact | undefined;
  readonly caption: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const RIM = 22;
/** Where the stars are, from the top. */
const SKY = { x: 70, y: 80, width: WIDTH - 140, height: 720 };

/** Null where the browser does not draw. */
export const pictureOf = (facts: PictureFacts): Promise<Blob | null> =>
  drawn(WIDTH, HEIGHT, (pen) => {
    drawGround(pen);
    drawStars(pen, facts.constellation);
    if (facts.best !== undefined) drawWord(pen, facts, facts.best);
    drawScores(pen, facts);
  });

function drawGround(pen: Pen): void {
  pen.fillStyle = '#c99f5f';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#0f1a30');
  sky.addColorStop(0.7, '#1d2e4e');
  sky.addColorStop(1, '#2a3f66');
  pen.fillStyle = sky;
  pen.beginPath();
  pen.roundRect(RIM, RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM, 48);
  pen.fill();
  pen.fillStyle = 'rgb(159 208 242 / 45%)';
  for (const { x, y, radius } of SPECKS)
    dot(pen, RIM + x * (WIDTH - 2 * RIM), RIM + y * (HEIGHT - 2 * RIM), radius * 2.6);
}

function dot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** As large as they can be in the middle of their part of the sky. */
function drawStars(pen: Pen, { stars, lines, shine, box }: Constellation): void {
  const scale = Math.min(SKY.width / box.width, SKY.height / box.height);
  pen.save();
  pen.translate(SKY.x + SKY.width / 2, SKY.y + SKY.height / 2);
  pen.scale(scale, scale);
  pen.translate(-box.x - box.width / 2, -box.y - box.height / 2);
  pen.lineCap = 'round';
  stroke(pen, lines, 'rgb(244 182 63 / 55%)', 1.3);
  stroke(pen, shine, 'rgb(255 201 92 / 20%)', 16);
  stroke(pen, shine, '#ffc95c', 3);
  for (const { x, y, radius, isShining } of stars) {
    pen.fillStyle = isShining ? '#ffc95c' : '#f6e0b2';
    dot(pen, x, y, radius);
  }
  pen.restore();
}

function stroke(pen: Pen, path: string, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
}

function drawWord(pen: Pen, { game, caption }: PictureFacts, { tiles }: WordFact): void {
  write(pen, caption, WIDTH / 2, 880, '600 40px', '#f6ead6');
  const side = Math.min(132, (WIDTH - 140) / tiles.length - 10);
  const step = side + 10;
  const first = (WIDTH - step * tiles.length + 10) / 2;
  for (const [i, { tile, letter }] of tiles.entries()) {
    const points = tile === BLANK ? '' : String(tilePoints(game.tables, tile));
    drawTile(pen, { x: first + i * step, y: 920, side }, letter, points);
  }
}

function drawScores(pen: Pen, { game, naming }: PictureFacts): void {
  const rows = game.seats.map(({ score }, seat) => ({ name: naming.player(seat), score }));
  const size = rows.length > 2 ? 44 : 60;
  for (const [i, { name, score }] of rows.entries()) {
    const y = 1150 + i * size * 1.25 - (rows.length - 2) * size * 0.3;
    pen.textAlign = 'left';
    write(pen, name, 110, y, `650 ${size * 0.8}px`, '#f6ead6', 'left', WIDTH - 420);
    write(pen, String(score), WIDTH - 110, y, `800 ${size}px`, '#f6ead6', 'right');
  }
  write(pen, 'Täht', WIDTH / 2, HEIGHT - 52, '750 36px', '#ffc95c');
}
