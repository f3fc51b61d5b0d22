/** What a kit is made from beside the words. */
import { contains, makeWord, parseFamily, words } from '@taht/lexicon';
import { type Ruleset, viewFor } from '@taht/rules';
import { rulesetOf, std15, Table, tilesetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  type BotEquipment,
  botAction,
  findCandidates,
  type LeaveFile,
  leaveFile,
  leaveModel,
  levelProfile,
  makeBotKit,
  reviewTurn,
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

describe('where every word is of the family list', () => {
  const family = parseFamily(
    `[vulgar]\n${[...words(lexicon)].map((word) => makeWord(lexicon.alphabet, word)).join('\n')}\n`,
  );
  if (!family.ok) throw new Error('no family list');
  const polite = { ...equipment, family: family.value };
  const bot = { profile: levelProfile(14), seed: 1 };
  const view = viewFor(game, { kind: 'seat', seat: 0 });

  test('a bot finds nothing to lay, and judges by the whole list', () => {
    const kit = makeBotKit(polite);
    expect(botAction(makeBotKit(equipment), bot, view)?.kind).toBe('place');
    expect(botAction(kit, bot, view)?.kind).toBe('exchange');
    expect([...words(kit.lexicon)].every((word) => contains(kit.lexicon, word))).toBe(true);
  });

  test('it lays one only where it may not pass', () => {
    const stuck = { ...rules, pass: { when: 'when-stuck' } } as const;
    const last = { ...view, rules: stuck, bags: [0] };
    const kit = makeBotKit({ ...polite, rules: stuck });
    expect(botAction(kit, bot, last)?.kind).toBe('place');
    expect(botAction(kit, bot, { ...last, rules })?.kind).toBe('pass');
  });

  test('a review takes one for good that somebody laid', () => {
    const kit = makeBotKit(polite);
    const found = makeBotKit(equipment);
    const move = botAction(found, bot, view);
    if (move?.kind !== 'place') throw new Error('no play');
    const { board, seats } = view;
    const turn = { player: 0, board, rack: seats[0]?.rack ?? null, scores: [0, 0] };
    const review = (tiles: typeof move.tiles) =>
      reviewTurn(
        { ...turn, move: { ...move, tiles, score: 10 } },
        1,
        { kit, rules, tileset },
        null,
      );
    expect(review(move.tiles)?.phony).toBe(false);
    const turned = move.tiles.map((tile, i) => ({
      ...tile,
      letter: move.tiles.at(-1 - i)?.letter ?? tile.letter,
    }));
    expect(review(turned)?.phony).toBe(true);
  });
});
