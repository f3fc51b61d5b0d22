/** Duels by each system: who plays whom, and who begins. */
import { shuffled } from './chance.ts';
import type { Grouped } from './grouped.ts';
import { byPoints, byRank } from './order.ts';
import { orderOfPlay } from './order-of-play.ts';
import { type Evil, MOST_PAIRED, pairedAgainst } from './pairing.ts';
import type { Entrant, Next, PairedDuels, RoundRobin } from './port.ts';
import { bergerPairs } from './round-robin.ts';
import { kingOfTheHill, swiss } from './swiss.ts';
import { boardsOf, type Team, teamsOf } from './teams.ts';

type Pair = readonly [Entrant, Entrant];

type System = {
  readonly order: (entrants: readonly Entrant[]) => Entrant[];
  readonly evils: (order: readonly Entrant[]) => Evil[];
  readonly isMoved: (pair: Pair, places: readonly [number, number]) => boolean;
};

const SWISS: System = {
  order: byPoints,
  evils: swiss,
  isMoved: ([a, b]) => a.points !== b.points,
};

const SYSTEMS: Readonly<Record<PairedDuels['by'], System>> = {
  swiss: SWISS,
  teams: SWISS,
  'king-of-the-hill': {
    order: byRank,
    evils: kingOfTheHill,
    isMoved: (_, [a, b]) => b - a !== 1,
  },
};

export function drawPairs(entrants: readonly Entrant[], rules: PairedDuels, next: Next): Grouped {
  if (rules.by === 'teams') return drawMatches(teamsOf(entrants), rules, next);
  const paired = pairUp(entrants, rules, next);
  return { ...paired, groups: paired.groups.map((pair) => orderOfPlay(pair, next)) };
}

/** Against each other with a board of each; who has nobody to play with has a bye. Starts go from board to board. */
function drawMatches(teams: readonly Team[], rules: PairedDuels, next: Next): Grouped {
  const membersOf = ({ player }: Entrant): readonly Entrant[] => teams[player]?.members ?? [];
  const paired = pairUp(
    teams.map(({ asOne }) => asOne),
    rules,
    next,
  );
  const groups = paired.groups.flatMap(([home, away]) => {
    const first = next(2);
    return boardsOf(membersOf(home), membersOf(away)).map((pair, board) =>
      orderOfPlay(pair, () => (first + board) % 2),
    );
  });
  const playing = new Set(groups.flat());
  return {
    groups,
    byes: teams.flatMap(({ members }) => members).filter((member) => !playing.has(member)),
    moved: paired.moved.flatMap(membersOf),
  };
}

type PairedUp = Omit<Grouped, 'groups'> & { readonly groups: readonly Pair[] };

/** Of a field too large to be paired at once, the best are paired among themselves, then the next. */
function pairUp(entrants: readonly Entrant[], rules: PairedDuels, next: Next): PairedUp {
  const order = SYSTEMS[rules.by].order(shuffled(entrants, next));
  const blocks = Array.from({ length: Math.ceil(order.length / MOST_PAIRED) }, (_, i) =>
    pairBlock(order.slice(i * MOST_PAIRED, (i + 1) * MOST_PAIRED), rules),
  );
  return {
    groups: blocks.flatMap(({ groups }) => groups),
    byes: blocks.flatMap(({ byes }) => byes),
    moved: blocks.flatMap(({ moved }) => moved),
  };
}

function pairBlock(order: readonly Entrant[], rules: PairedDuels): PairedUp {
  const { evils, isMoved } = SYSTEMS[rules.by];
  const { pairs, bye } = pairedAgainst(order, rules, evils(order));
  const at = (place: number): Entrant => order[place] as Entrant;
  const groups = pairs.map(([a, b]): Pair => [at(a), at(b)]);
  return {
    groups,
    byes: bye === null ? [] : [at(bye)],
    moved: groups.filter((pair, i) => isMoved(pair, pairs[i] as [number, number])).flat(),
  };
}

/** The table says who begins. Whoever has gone, or was never there to make the number even, leaves a bye. */
export function drawRoundRobin(
  entrants: readonly Entrant[],
  { field, round }: RoundRobin,
): Grouped {
  const known = new Map(entrants.map((entrant) => [entrant.player, entrant]));
  const groups = bergerPairs(field.length + (field.length % 2), round).map((pair) =>
    pair.flatMap((place) => known.get(field[place - 1] as number) ?? []),
  );
  const playing = groups.filter((group) => group.length === 2);
  const seated = new Set(playing.flat());
  return {
    groups: playing,
    byes: entrants.filter((entrant) => !seated.has(entrant)),
    moved: [],
  };
}
