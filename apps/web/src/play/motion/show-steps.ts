/** What moves when something happens in a game. Fetched when the first tile can be laid; where it is not there yet, nothing moves. */
import {
  type EventView,
  type Game,
  neighbour,
  type Play,
  type Seat,
  type Square,
} from '@taht/rules';
import { shake } from '../../ui/motion.ts';
import { placeOf } from './layer.ts';
import { flyIn, showPlay } from './show-play.ts';

export { followSounds } from './followed-sounds.ts';

export interface ShownStep {
  readonly event: EventView;
  readonly before: Game;
}

/** Called when the page is drawn with all of them; the last play of several is shown. */
export function showSteps(
  frame: HTMLElement,
  steps: readonly ShownStep[],
  own: Seat | null,
  /** Tiles of the rack that were not there before. */
  drawn: readonly HTMLElement[],
): void {
  const last = steps.findLast(({ event }) => event.kind === 'placed');
  if (last?.event.kind === 'placed') void showPlay(frame, playOf(last.event, last.before, own));
  if (drawn.length > 0) void comeFromBag(frame, drawn);
}

function playOf(event: EventView & Play & { seat: Seat }, before: Game, own: Seat | null) {
  const from = before.seats[event.seat]?.score ?? 0;
  const premiums = new Map<Square, 'letter' | 'word'>();
  for (const { square } of event.tiles) {
    const { letter = 1, word = 1 } = before.premiums[square] ?? {};
    if (word > 1) premiums.set(square, 'word');
    else if (letter > 1) premiums.set(square, 'letter');
  }
  const isOwn = event.seat === own;
  return { ...event, isOwn, from, to: from + event.score, end: endOf(event), premiums };
}

/** The last square of the word, which may have lain there before. */
function endOf({ words: [word], tiles }: Play): Square {
  const last = tiles.at(-1)?.square as Square;
  if (word === undefined) return last;
  return neighbour(word.start, word.direction, word.letters.length - 1) ?? last;
}

/** One after the other, from wherever the bag is shown. */
async function comeFromBag(frame: HTMLElement, drawn: readonly HTMLElement[]): Promise<void> {
  const bag = [...frame.querySelectorAll('[data-bag]')].find((each) => each.checkVisibility());
  if (bag === undefined) return;
  const from = placeOf(bag.querySelector('svg') ?? bag);
  await Promise.all(drawn.map((tile, i) => flyIn(tile, from, i)));
}

/** What was refused stays where it lies, and says so. */
export function shakeMarked(frame: HTMLElement): void {
  for (const tile of frame.querySelectorAll('[data-square][data-marked] > span')) void shake(tile);
}
