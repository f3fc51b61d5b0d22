/** Who sits at the table: people and bots, in the order in which they sit. */
import type { Player } from '@taht/rules';
import { botId } from '@taht/search';

export type Place =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

export const MOST_PLACES = 4;
export const LONGEST_NAME = 24;

/** A bot is called as the language calls it; two of a kind are told apart by a number. */
export function playersOf(
  places: readonly Place[],
  nameOfBot: (bot: string) => string,
): readonly Player[] {
  return places.map((place, seat) => {
    if (place.kind === 'person') return { id: `p${seat + 1}`, name: place.name.trim() };
    const same = places
      .slice(0, seat)
      .filter((other) => other.kind === 'bot' && other.bot === place.bot).length;
    const name = nameOfBot(place.bot);
    const called = same === 0 ? name : `${name} ${same + 1}`;
    return { id: botId(place.bot, seat + 1), name: called, bot: true };
  });
}

/** Whoever says no name is called by the place. */
export const withNames = (
  places: readonly Place[],
  nameOf: (seat: number) => string,
): readonly Place[] =>
  places.map((place, seat) =>
    place.kind === 'person' && place.name.trim() === '' ? { ...place, name: nameOf(seat) } : place,
  );

export type PlaceFault = 'name-taken' | 'bots-need-lexicon';

/** By place; null where there is nothing to object to. */
export const placeFaults = (
  places: readonly Place[],
  lexicon: string | null,
): readonly (PlaceFault | null)[] =>
  places.map((place, seat) => {
    if (place.kind === 'bot') return lexicon === null ? 'bots-need-lexicon' : null;
    const name = place.name.trim();
    const isTaken = places
      .slice(0, seat)
      .some((other) => other.kind === 'person' && other.name.trim() === name);
    return isTaken ? 'name-taken' : null;
  });

/** What was remembered, as far as it makes sense. */
export const isPlaces = (value: unknown): value is readonly Place[] =>
  Array.isArray(value) &&
  value.length <= MOST_PLACES &&
  value.every(
    (place) =>
      (place?.kind === 'person' && typeof place.name === 'string') ||
      (place?.kind === 'bot' && typeof place.bot === 'string'),
  );
