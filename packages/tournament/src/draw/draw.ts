/** A round drawn: everybody at a table or with a bye, and the facts about it. The same numbers make the same draw. */
import { assertNever } from '@taht/base';
import { drawPairs, drawRoundRobin } from './duels.ts';
import type { Grouped } from './grouped.ts';
import { tableNumbers } from './needs.ts';
import type { DrawRules, DrawSeating, Entrant, Next, Seating } from './port.ts';
import { drawTables } from './tables.ts';
import { whyOf } from './why.ts';

export const drawSeating: DrawSeating = (entrants, rules, next) => {
  const inOrder = entrants.toSorted((a, b) => a.player - b.player);
  const grouped = drawBy(inOrder, rules, next);
  const seating = seatingOf(grouped);
  return { seating, why: whyOf(inOrder, rules, seating, numbersOf(grouped.moved)) };
};

function drawBy(entrants: readonly Entrant[], rules: DrawRules, next: Next): Grouped {
  switch (rules.by) {
    case 'lot':
    case 'standing':
      return drawTables(entrants, rules, next);
    case 'swiss':
    case 'king-of-the-hill':
    case 'teams':
      return drawPairs(entrants, rules, next);
    case 'round-robin':
      return drawRoundRobin(entrants, rules);
    default:
      return assertNever(rules);
  }
}

function seatingOf({ groups, byes }: Grouped): Seating {
  const numbers = tableNumbers(groups);
  const tables = groups.map((group, i) => ({
    table: numbers[i] as number,
    seats: numbersOf(group),
  }));
  return { tables: tables.sort((a, b) => a.table - b.table), byes: numbersOf(byes) };
}

const numbersOf = (entrants: readonly Entrant[]): number[] => entrants.map(({ player }) => player);
