/** Bots and hints in threads say what they say in this one. */
import { viewFor } from '@taht/rules';
import { type BotProfile, botAction, botProfile, hintsFor, makeBotKit } from '@taht/search';
import { Table } from '@taht/testkit';
import { afterEach, expect, test } from 'vitest';
import { type BotWork, EnginePool } from '../../src/index.ts';
import { lexicon } from './work.ts';

const pools: EnginePool[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const { game } = Table.dealt({ ruleset: 'en-club', racks: ['BATCADE', 'TESTING'] });
const view = viewFor(game, { kind: 'seat', seat: 0 });
const { tileset, layout, rules } = view;
const work: BotWork = { lexicon, edition: 'en', files: {}, view };
const kit = makeBotKit({ lexicon, tileset, layout, rules, edition: 'en' });

test.each(['level-1', 'level-14', 'adaptive'])('%s moves as it would here', async (name) => {
  const pool = new EnginePool(1);
  pools.push(pool);
  const bot = { profile: botProfile(name) as BotProfile, seed: 5 };
  const here = botAction(kit, bot, view);
  expect(here?.kind).toBe('place');
  // Asked twice, since the second time the kit is there already.
  for (let i = 0; i < 2; i++) expect(await pool.botAction(work, bot)).toEqual(here);
  const other = { ...work, view: viewFor(game, { kind: 'seat', seat: 1 }) };
  expect(await pool.botAction(other, bot)).toBeUndefined();
  expect(await pool.findHints(work)).toEqual(hintsFor(kit, view));
});
