/** Draws tiles and words on a canvas, for pictures that are taken along: the evening board, birch tiles. */

export type Pen = CanvasRenderingContext2D;

/** Null where the browser does not draw. */
export async function drawn(
  width: number,
  height: number,
  draw: (pen: Pen) => void,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  draw(pen);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Without points for a blank, whose letter is red. */
export function drawTile(pen: Pen, { x, y, side }: Place, letter: string, points: string): void {
  const round = side * 0.15;
  pen.fillStyle = '#c89b57';
  pen.beginPath();
  pen.roundRect(x, y, side, side, round);
  pen.fill();
  const birch = pen.createLinearGradient(x, y, x + side * 0.3, y + side);
  birch.addColorStop(0, '#fdf2d8');
  birch.addColorStop(1, '#f2dbaf');
  pen.fillStyle = birch;
  pen.beginPath();
  pen.roundRect(x, y, side, side * 0.935, round);
  pen.fill();
  const ink = points === '' ? '#b3361f' : '#2b1d0f';
  write(pen, letter, x + side * 0.46, y + side * 0.66, `700 ${side * 0.6}px`, ink);
  write(pen, points, x + side * 0.82, y + side * 0.85, `700 ${side * 0.25}px`, ink);
}

const faceOf = (): string => getComputedStyle(document.body).fontFamily;

export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = 'center',
  most?: number,
): void {
  pen.font = `${font} ${faceOf()}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
}

/** In lines that are no wider than there is room. */
export function inLines(pen: Pen, text: string, font: string, room: number): readonly string[] {
  pen.font = `${font} ${faceOf()}`;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width <= room)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
