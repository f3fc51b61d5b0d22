/** The order that drawn letters make: nearest to the start of the alphabet first, the blank before all, equals draw again. */
import { err, ok, type Result } from '@taht/base';
import { allTiles, drawOrder, type TileSet, type TileTables } from '@taht/rules';
import type { LetterRound, PlayerNumber } from './command.ts';

export interface LetterOrder {
  readonly rounds: readonly LetterRound[];
  readonly order: readonly PlayerNumber[];
}

/** Draws until no two are equal; a tile drawn stays out of the bag. */
export function drawLetters(
  players: readonly PlayerNumber[],
  tileset: TileSet,
  letters: TileTables,
  next: (below: number) => number,
): LetterOrder {
  const { rounds, order } = drawOrder(
    players.map((_, i) => i),
    allTiles(tileset),
    letters,
    { tie: 'redraw-keep-out', settle: 'all' },
    next,
  );
  const playerAt = (seat: number): PlayerNumber => players[seat] as PlayerNumber;
  return {
    rounds: rounds.map((round) =>
      round.map(({ seat, tile }) => ({ player: playerAt(seat), tile })),
    ),
    order: order.map(playerAt),
  };
}

/** The order of letters drawn by hand; or those whom they leave equal or do not name. */
export function orderByLetters(
  players: readonly PlayerNumber[],
  rounds: readonly LetterRound[],
  { rank }: TileTables,
): Result<readonly PlayerNumber[], readonly PlayerNumber[]> {
  const [round, ...later] = rounds;
  const drawn = players.map((player) => {
    const tile = round?.find((each) => each.player === player)?.tile;
    return { player, rank: tile === undefined ? undefined : rank.get(tile) };
  });
  if (drawn.some((each) => each.rank === undefined)) return err(players);
  const groups = [...Map.groupBy(drawn, (each) => each.rank ?? 0)].sort(([a], [b]) => a - b);
  const order: PlayerNumber[] = [];
  for (const [, group] of groups) {
    const equal = group.map(({ player }) => player);
    const settled =
      equal.length === 1
        ? ok(equal)
        : orderByLetters(equal, roundsFor(equal, later), { rank } as TileTables);
    if (!settled.ok) return settled;
    order.push(...settled.value);
  }
  return ok(order);
}

/** Different groups of equals draw in rounds of their own. */
const roundsFor = (
  players: readonly PlayerNumber[],
  rounds: readonly LetterRound[],
): readonly LetterRound[] =>
  rounds.filter((round) => round.some(({ player }) => players.includes(player)));
