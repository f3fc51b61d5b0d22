/** The players of a list that is searched and ordered. */
import type { PlayerNumber, PlayerView, Status } from '@taht/tournament';
import { orderIn } from '../../order.ts';

export const ORDERS = ['number', 'name', 'school', 'missing'] as const;
export type Order = (typeof ORDERS)[number];

type Compare = (a: PlayerView, b: PlayerView) => number;

export function listed(
  players: readonly PlayerView[],
  sought: string,
  order: Order,
  language: string,
): readonly PlayerView[] {
  const compare = orderIn(language);
  const byName: Compare = (a, b) => compare(a.name, b.name);
  const compares: Readonly<Record<Order, Compare>> = {
    number: (a, b) => a.player - b.player,
    name: byName,
    school: (a, b) => compare(a.school, b.school) || byName(a, b),
    missing: (a, b) => isHere(a) - isHere(b) || byName(a, b),
  };
  return players
    .filter((player) => isMeant(player, sought.trim(), language))
    .toSorted(compares[order]);
}

/** Whom a mark for all changes; nobody who is known to be late or away is made present unseen. */
export const toMark = (players: readonly PlayerView[], status: Status): readonly PlayerNumber[] =>
  players
    .filter((each) => (status === 'present' ? each.status === 'expected' : each.status !== status))
    .map(({ player }) => player);

const isHere = ({ status }: PlayerView): number => (status === 'present' ? 1 : 0);

/** By number, or by any part of the name, school or class. */
function isMeant(player: PlayerView, sought: string, language: string): boolean {
  if (/^\d+$/u.test(sought)) return player.player === Number(sought);
  const text = [player.name, player.school, player.class].join(' ');
  return text.toLocaleLowerCase(language).includes(sought.toLocaleLowerCase(language));
}
