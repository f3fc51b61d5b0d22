/** The table at which bots and programs play each other: words are judged at once and nobody has a clock, for the games are about the moves. */
import { houseRules } from '@taht/editions';
import { applyHouseRules, type HouseRule, type Ruleset, type Setup } from '@taht/rules';
import type { Equipped } from './equip.ts';

const QUIET: readonly HouseRule[] = [
  houseRules['challenge-void'],
  { name: 'no-clock', patch: { clock: { kind: 'none', seconds: 0 } } },
];

/** The players in the order of play. */
export function quietTable(
  { rules, tileset, layout, lexicon }: Equipped,
  game: string,
  players: readonly string[],
): Setup {
  const base: Ruleset = { ...rules, players: { min: 2, max: 4 } };
  const { id, hash } = lexicon.info;
  return {
    game,
    players: players.map((name, i) => ({ id: `p${i}`, name })),
    base: applyHouseRules(base, QUIET),
    houseRules: [],
    tileset,
    board: layout,
    lexicon: { id, hash },
    commitment: '0'.repeat(64),
  };
}
