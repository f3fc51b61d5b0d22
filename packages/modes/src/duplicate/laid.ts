/** Which play goes on the board: the best of those handed in, or the best there is. */
import type { PlacedTile, Play, TileTables } from '@taht/rules';
import type { FactOf } from './event.ts';
import type { DuplicateRules, TieRule } from './ruleset.ts';
import { orderTies } from './ties.ts';

type Laid = Pick<FactOf<'judged'>, 'best' | 'from' | 'top' | 'equals'>;

/** `bests` are the best plays there are, `top` is the one of them that was chosen; `handedIn` has everybody's play that stands. */
export function laidOf(
  { laid, ties }: Pick<DuplicateRules, 'laid' | 'ties'>,
  bests: readonly Play[],
  top: Play | null,
  handedIn: readonly Play[],
  tables: TileTables,
): Laid {
  const slips = laid === 'best-slip' ? bestSlips(handedIn, ties, tables) : [];
  const [best] = slips;
  // Where no slip stands, the best there is goes on the board, so that the game goes on.
  if (best === undefined) return { best: top, from: 'finder', top, equals: bests.length };
  const isBeaten = top !== null && top.score > best.score;
  return { best, from: 'slip', top: isBeaten ? top : best, equals: slips.length };
}

/** The different plays of the highest score: what most have handed in first, and then by the tie rule. */
function bestSlips(
  handedIn: readonly Play[],
  ties: readonly TieRule[],
  tables: TileTables,
): readonly Play[] {
  const most = handedIn.reduce((top, { score }) => Math.max(top, score), 0);
  const bests = handedIn.filter(({ score }) => score === most);
  const same = Map.groupBy(orderTies(bests, ties, tables), wordsOf);
  return [...same.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([first]) => first ?? []);
}

/** Where a blank lies is of no account. */
const wordsOf = ({ tiles }: Play): string => tiles.map(keyOf).join(' ');
const keyOf = ({ square, letter }: PlacedTile): string => `${square}${letter}`;
