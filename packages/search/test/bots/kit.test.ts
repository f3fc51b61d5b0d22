/** What a kit is made from beside the words. */
import { type Ruleset, viewFor } from '@taht/rules';
import { rulesetOf, std15, Table, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  type BotEquipment,
  findCandidates,
  type LeaveFile,
  leaveFile,
  leaveModel,
  makeBotKit,
  type SimPosition,
  simPosition,
  staticPolicy,
} from '../../src/index.ts';
import { randomWords } from '../words.ts';

const rules = rulesetOf('en-club') as Ruleset;
const tileset = tilesetOf(rules.tileset) as BotEquipment['tileset'];
const { lexicon } = randomWords(tileset, 1);
const equipment = { lexicon, tileset, layout: std15, rules, edition: 'en' };
const { game } = Table.dealt({ ruleset: 'en-club', racks: ['AEINRST', 'AEINRST'] });
const position = simPosition(viewFor(game, { kind: 'seat', seat: 0 })) as SimPosition;

function equities(leaves?: LeaveFile): number[] {
  const { engine, evaluator } = makeBotKit({ ...equipment, ...(leaves && { leaves }) });
  const policy = staticPolicy(engine, rules.final, evaluator);
  return findCandidates(engine, { rules, policy }, position, 20).map(({ equity }) => equity);
}

test('leaves count where they were trained for the same letters, and for no others', () => {
  const { tiles } = makeBotKit(equipment).engine;
  const about = { edition: 'en', ruleset: rules.id, lexicon: lexicon.info, command: '', games: 0 };
  const weights = new Float64Array(leaveModel(tiles, tileset).size).fill(3);
  const leaves = leaveFile(about, tiles, weights);
  const others = { ...leaves, letters: leaves.letters.with(0, 'Õ') };
  expect(equities(leaves)).not.toEqual(equities());
  expect(equities(others)).toEqual(equities());
});
