/** Pairs people: whoever has waited longest, with others who all fit each other. */
import type { SeekOptions } from '@taht/protocol';
import { mayPair } from '../people/relations.ts';
import type { Seek } from './state.ts';

/** The others with whom a seek makes a full table, or undefined where it has to wait. */
export function partnersOf(
  newcomer: Seek,
  waiting: readonly Seek[],
  at: number,
): readonly Seek[] | undefined {
  const party = [newcomer];
  for (const seek of waiting) {
    if (party.every((member) => fits(seek, member, at))) party.push(seek);
    if (party.length === newcomer.options.places) return party.slice(1);
  }
  return undefined;
}

const fits = (a: Seek, b: Seek, at: number): boolean =>
  a.until > at &&
  b.until > at &&
  sameGame(a.options, b.options) &&
  isInRange(a, b) &&
  isInRange(b, a) &&
  mayPair(a.card.ties, b.card.ties, at);

/** Everything but the range must be the same. */
function sameGame(a: SeekOptions, b: SeekOptions): boolean {
  const { range: _, ...one } = a;
  const { range: __, ...other } = b;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Somebody without a rating is taken to be in the middle. */
const ratingOf = ({ card }: Seek): number => card.rating?.rating ?? 1500;

function isInRange(seek: Seek, other: Seek): boolean {
  const { below, above } = seek.options.range;
  const difference = ratingOf(other) - ratingOf(seek);
  return (below === null || difference >= -below) && (above === null || difference <= above);
}
