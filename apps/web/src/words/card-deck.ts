/** Flash cards: what is known comes back later and later, what is not comes back today. */

export interface Card {
  /** How often in a row it was known. */
  readonly box: number;
  /** The day from which on it is asked again, in days since 1970. */
  readonly due: number;
}

/** By the letters on the front. */
export type Cards = Readonly<Record<string, Card>>;

/** Days until a card comes back, by box. */
const WAITS = [0, 1, 3, 7, 16, 35, 90];

export function answered(cards: Cards, front: string, isKnown: boolean, today: number): Cards {
  const box = isKnown ? Math.min((cards[front]?.box ?? 0) + 1, WAITS.length - 1) : 0;
  return { ...cards, [front]: { box, due: today + (WAITS[box] as number) } };
}

/** What was not known first, then what is due, then new ones in the order of the deck; undefined when the day is done. */
export function nextCard(
  deck: readonly string[],
  cards: Cards,
  today: number,
  not: string | undefined,
): string | undefined {
  const due = deck.filter((front) => (cards[front]?.due ?? Number.POSITIVE_INFINITY) <= today);
  const fresh = deck.filter((front) => cards[front] === undefined);
  const all = [...due.toSorted((a, b) => (cards[a]?.box ?? 0) - (cards[b]?.box ?? 0)), ...fresh];
  return all.find((front) => front !== not) ?? all[0];
}

/** The words of a list by their letters in the order of the alphabet: a front, and all words it stands for. */
export function deckOf(
  words: readonly string[],
  alphabet: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const place = new Map(alphabet.map((letter, i) => [letter, i]));
  const deck = new Map<string, string[]>();
  for (const word of words) {
    const front = [...word].toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)).join('');
    deck.set(front, [...(deck.get(front) ?? []), word]);
  }
  return deck;
}

const DAY = 86_400_000;

/** By the calendar of the device. */
export const dayOf = (date: Date): number =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);
