/** The rules, board and tiles of an edition. */
import { boardOf, type Edition, tilesetOf } from '@taht/editions';
import type { Layout, Ruleset, TileSet } from '@taht/rules';

export interface Equipment {
  readonly rules: Ruleset;
  readonly layout: Layout;
  readonly tileset: TileSet;
}

/** Of one of its rulesets, by default the first. */
export function equipmentIn(edition: Edition, ruleset?: string): Equipment {
  const rules = edition.rulesets.find(({ id }) => id === ruleset) ?? edition.rulesets[0];
  return {
    rules,
    layout: boardOf(rules.board) as Layout,
    tileset: tilesetOf(rules.tileset) as TileSet,
  };
}
