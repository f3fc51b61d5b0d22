/** The wishes of the systems that pair by standing: Swiss, and king of the hill. */
import type { Evil } from './pairing.ts';
import type { Entrant } from './port.ts';

/** Beyond these, farther is no worse; it keeps the weights small. */
const FARTHEST = { group: 6, place: 49, lean: 2 };

/**
 * Those with equal points meet, the upper half of them against the lower in order; whoever must leave them goes from
 * their bottom to the top of the next. Where it costs no points, one who has begun too often meets one who has
 * begun too seldom.
 */
export function swiss(order: readonly Entrant[]): Evil[] {
  const places = placesIn(order);
  const leaning = order.map(({ starts, met }) => 2 * starts - met.length);
  const at = (a: number): Place => places[a] as Place;
  const last = order.length - 1;
  return [
    {
      pair: (a, b) =>
        Math.min(FARTHEST.place, offCourse(at(a), at(b))) +
        bothLean(leaning[a] as number, leaning[b] as number) * (FARTHEST.place + 1),
      bye: (a) => Math.min(FARTHEST.place, last - a),
      most: FARTHEST.place + FARTHEST.lean * (FARTHEST.place + 1),
    },
    {
      pair: (a, b) => squaredUpTo(FARTHEST.group, at(a).group - at(b).group),
      bye: (a) => squaredUpTo(FARTHEST.group, at(a).group - at(last).group),
      most: FARTHEST.group ** 2,
    },
  ];
}

/** The first against the second, the third against the fourth, and so on down. */
export function kingOfTheHill(order: readonly Entrant[]): Evil[] {
  return [
    {
      pair: (a, b) => squaredUpTo(FARTHEST.place, Math.abs(a - b) - 1),
      bye: (a) => squaredUpTo(FARTHEST.place, order.length - 1 - a),
      most: FARTHEST.place ** 2,
    },
  ];
}

/** Where somebody stands among those with equal points. */
type Place = { readonly group: number; readonly place: number; readonly size: number };

function placesIn(order: readonly Entrant[]): Place[] {
  const groups = [...Map.groupBy(order, ({ points }) => points).values()];
  return groups.flatMap((group, i) =>
    group.map((_, place) => ({ group: i, place, size: group.length })),
  );
}

function offCourse(a: Place, b: Place): number {
  if (a.group === b.group) return Math.abs(Math.abs(a.place - b.place) - Math.floor(a.size / 2));
  const [upper, lower] = a.group < b.group ? [a, b] : [b, a];
  return upper.size - 1 - upper.place + lower.place;
}

/** How far both have begun too often, or both too seldom: one of them gets farther from the middle. */
const bothLean = (a: number, b: number): number =>
  a * b > 0 ? Math.min(FARTHEST.lean, Math.min(Math.abs(a), Math.abs(b))) : 0;

const squaredUpTo = (most: number, distance: number): number =>
  Math.min(most, Math.abs(distance)) ** 2;
