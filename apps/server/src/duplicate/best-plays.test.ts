/** What goes on the board in the duplicate game: as much as the engine's best, and all that score the same. */
import { duplicate } from '@taht/modes';
import { allTiles, layTiles, type PlacedTile } from '@taht/rules';
import { Engine, noLeaves } from '@taht/search';
import { count, makeRng, rulesetOf, seed, std15, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { value } from '../../test/support/store-parts.ts';
import { Lexicons } from '../lexicons/lexicons.ts';
import { BestPlays } from './best-plays.ts';

const base = rulesetOf('et-base') as NonNullable<ReturnType<typeof rulesetOf>>;
const tileset = tilesetOf(base.tileset) as NonNullable<ReturnType<typeof tilesetOf>>;
const lexicons = new Lexicons({ data: '/nowhere', now: () => 0, onProblem: () => {} });
const lexicon = value(lexicons.lexiconOf(value(lexicons.named('et'))));
const rules = { opening: base.opening, bonus: base.bonus, blank: base.blank };
const engine = new Engine({ lexicon, tileset, layout: std15, rules });
const setup = { base, tileset, board: std15, duplicate: duplicate.DUPLICATE_DEFAULTS };

test('the best play scores what the engine’s best does, with seven tiles and with seven of eight', () => {
  const finder = new BestPlays();
  for (let i = 0; i < count(200); i++) {
    const rng = makeRng(seed() + i);
    let game = { ...duplicate.START, setup } as unknown as duplicate.Game;
    for (let move = 0; move < 4; move++) {
      const rack = rng.some(allTiles(tileset), 7);
      const found = finder.find(lexicon, game, game.board, rack, 7);
      engine.setBoard(game.board);
      const best = engine.findBest(engine.countsOf(rack), noLeaves);
      const top = best.size === 0 ? [] : [engine.decode(0)];
      expect(found.length > 0).toBe(top.length > 0);
      if (top[0] === undefined) break;
      expect(found.map(textOf)).toContain(textOf(top[0].tiles));
      const eight = finder.find(lexicon, game, game.board, [...rack, rng.pick(rack)], 7);
      expect(eight.every((tiles) => tiles.length <= 7)).toBe(true);
      game = { ...game, board: layTiles(game.board, rng.pick(found)) };
    }
  }
});

const textOf = (tiles: readonly PlacedTile[]): string =>
  tiles.map(({ square, letter, blank }) => `${square}${letter}${blank ? '?' : ''}`).join(' ');
