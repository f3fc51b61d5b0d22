/** A play as it is seen: tiles fly from the card of whoever laid them, the premiums answer, the points count up at the word and go to the card. */
import type { Play, Seat, Square } from '@taht/rules';
import { hear } from '../../ui/hear.ts';
import { arriveFrom, countUp, move } from '../../ui/motion.ts';
import { isStill } from '../../ui/still.ts';
import { feast } from './feast.ts';
import { copyOf, type Place, placeOf, signAt } from './layer.ts';

export interface ShownPlay extends Pick<Play, 'tiles' | 'score' | 'bonus'> {
  readonly seat: Seat;
  /** Laid by whoever looks: the tiles are on the board already. */
  readonly isOwn: boolean;
  /** The points on the card before and after. */
  readonly from: number;
  readonly to: number;
  /** Where its word ends. */
  readonly end: Square;
  /** Those that count for this play. */
  readonly premiums: ReadonlyMap<Square, 'letter' | 'word'>;
}

export async function showPlay(frame: HTMLElement, play: ShownPlay): Promise<void> {
  const card = frame.querySelector<HTMLElement>(`[data-seat="${play.seat}"]`);
  const tiles = play.tiles.flatMap(({ square }) => tileOn(frame, square) ?? []);
  const last = tileOn(frame, play.end);
  if (play.bonus > 0) void feast(frame);
  if (card === null || last === null || isStill()) return;
  const figures = figuresOf(card);
  figures(play.from);
  const answer = (i: number): void => {
    const placed = play.tiles[i];
    const kind = placed === undefined ? undefined : play.premiums.get(placed.square);
    const tile = tiles[i];
    if (kind !== undefined && tile !== undefined) void ring(tile, kind);
  };
  if (play.isOwn) for (const i of tiles.keys()) answer(i);
  else {
    const from = placeOf(card.querySelector('[data-face]') ?? card);
    await Promise.all(
      tiles.map(async (tile, i) => {
        await flyIn(tile, from, i);
        hear('lay');
        answer(i);
      }),
    );
  }
  await showPoints(last, card, play.score);
  await countUp(play.from, play.to, figures, 'card');
}

export const tileOn = (frame: Element, square: Square): HTMLElement | null =>
  frame.querySelector<HTMLElement>(`[data-square="${square}"] > span`);

/** In an arc, when its turn has come; where a board is moved about in its window, not past the edge. */
export async function flyIn(tile: HTMLElement, from: Place, place: number): Promise<void> {
  const to = placeOf(tile);
  if (isOut(tile, to)) return;
  const { copy, land } = copyOf(tile);
  await arriveFrom(copy, { x: from.x - to.x, y: from.y - to.y }, from.width / to.width, place);
  land();
}

function isOut(tile: Element, { x, y }: Place): boolean {
  const port = tile.closest('[data-near]')?.getBoundingClientRect();
  return port !== undefined && (x < port.left || x > port.right || y < port.top || y > port.bottom);
}

/** The figures on a card, written where the page has them, so that it finds them again. */
function figuresOf(card: Element): (figure: number) => void {
  const text = card.querySelector('[data-score]')?.firstChild;
  return (figure) => {
    if (text instanceof Text) text.data = String(figure);
  };
}

/** Beside the word, counting; then to the card. */
async function showPoints(last: Element, card: Element, score: number): Promise<void> {
  const { x, y, width } = placeOf(last);
  const isAtEdge = x + 2.2 * width > innerWidth;
  const at = isAtEdge ? { x, y: y + 1.2 * width } : { x: x + 1.35 * width, y };
  const bubble = signAt(at, 'bubble');
  void move(bubble, [{ transform: 'scale(0.4)' }, { transform: 'none' }], 'snap');
  await countUp(0, score, (figure) => {
    bubble.textContent = `+${figure}`;
  });
  // Long enough to be read.
  await move(bubble, [{}, {}], 'answer');
  const goal = placeOf(card.querySelector('[data-score]') ?? card);
  const away = `translate(${goal.x - at.x}px, ${goal.y - at.y}px) scale(0.6)`;
  await move(bubble, [{ transform: 'none' }, { transform: away, opacity: 0.2 }], 'fly');
  bubble.remove();
}

async function ring(tile: Element, kind: 'letter' | 'word'): Promise<void> {
  const { x, y, width } = placeOf(tile);
  const sign = signAt({ x, y }, kind);
  sign.style.width = `${width}px`;
  sign.style.height = `${width}px`;
  await move(
    sign,
    [
      { transform: 'scale(0.8)', opacity: 1 },
      { transform: 'scale(1.7)', opacity: 0 },
    ],
    'answer',
  );
  sign.remove();
}
