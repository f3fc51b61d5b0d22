/** Bots for a table of a test: made-up words with made-up ranks, and weights that make one leave better than another. */
import { decodeCommonness, encodeCommonness, type Lexicon } from '@taht/lexicon';
import { applyHouseRules, type HouseRule, type Ruleset, type TileSet } from '@taht/rules';
import { seed, std15, tilesetOf } from '@taht/testkit';
import {
  type BotKit,
  Engine,
  foresight,
  leaveFile,
  leaveModel,
  makeBotKit,
} from '../../src/index.ts';
import { randomWords } from '../words.ts';

/** Few words are common, most are not. */
function madeUpRanks(lexicon: Lexicon) {
  const ranks = Uint8Array.from({ length: lexicon.info.words }, (_, i) =>
    Math.max(0, 15 - ((i * 7919) % 40)),
  );
  const decoded = decodeCommonness(encodeCommonness(lexicon, ranks), lexicon);
  if (!decoded.ok) throw new Error(decoded.error.code);
  return { lexicon, commonness: decoded.value };
}

export function kitFor(base: Ruleset, house: readonly HouseRule[] = [], words?: Lexicon): BotKit {
  const tileset = tilesetOf(base.tileset) as TileSet;
  const lexicon = words ?? randomWords(tileset, seed()).lexicon;
  const rules = applyHouseRules(base, house);
  const { tiles } = new Engine({ lexicon, tileset, layout: std15, rules });
  const weights = Float64Array.from(
    { length: leaveModel(tiles, tileset).size },
    (_, i) => ((i * 31) % 13) - 6,
  );
  const about = {
    edition: 'test',
    ruleset: rules.id,
    lexicon: lexicon.info,
    command: '',
    games: 0,
  };
  const leaves = leaveFile(about, tiles, weights);
  const ranks = madeUpRanks(lexicon);
  return makeBotKit({
    lexicon,
    tileset,
    layout: std15,
    rules,
    edition: 'test',
    leaves,
    ranks,
    foresight,
  });
}

/** The bots by name, those that look ahead a little less far. */
export const shortSighted = <P extends { readonly ahead: object | null }>(profile: P): P => ({
  ...profile,
  ahead: profile.ahead && { moves: 3, plies: 1, rounds: 4, endBag: 4, endLooks: 20 },
});
