/** Tables of three and four: by lot or by standing, players of one school and old opponents apart. */
import { keepApart } from './apart.ts';
import { shuffled, strewn } from './chance.ts';
import type { Grouped } from './grouped.ts';
import { gatherNeeds } from './needs.ts';
import { byRank } from './order.ts';
import { orderOfPlay } from './order-of-play.ts';
import type { Entrant, Next, TableRules } from './port.ts';
import { tableSizes } from './sizes.ts';

export function drawTables(entrants: readonly Entrant[], rules: TableRules, next: Next): Grouped {
  const lot = shuffled(entrants, next);
  const order = rules.by === 'standing' ? byRank(lot) : lot;
  const sizes = tableSizes(order.length, rules.rest);
  const byes = order.length > sum(sizes) ? [lastToRest(order)] : [];
  const plain = dealt(
    order.filter((entrant) => !byes.includes(entrant)),
    sizes,
  );
  const groups = arranged(plain, rules, strewn(next(2 ** 32)));
  return {
    groups: groups.map((group) => orderOfPlay(group, next)),
    byes,
    moved: groups.flatMap((group, i) => group.filter((entrant) => !plain[i]?.includes(entrant))),
  };
}

/** The last in the order of those who have rested least often. */
function lastToRest(order: readonly Entrant[]): Entrant {
  const fewest = Math.min(...order.map(({ byes }) => byes));
  return order.findLast(({ byes }) => byes === fewest) as Entrant;
}

const dealt = (order: readonly Entrant[], sizes: readonly number[]): Entrant[][] =>
  sizes.map((size, i) => {
    const from = sum(sizes.slice(0, i));
    return order.slice(from, from + size);
  });

/** A lot that nothing restrains is left as it fell. */
function arranged(
  plain: readonly (readonly Entrant[])[],
  rules: TableRules,
  next: Next,
): readonly (readonly Entrant[])[] {
  const groups = plain.map((group) => [...group]);
  const settled = gatherNeeds(groups);
  if (rules.schools === 'never' && rules.repeats === 'never') return groups;
  return keepApart(groups, settled, rules, next);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
