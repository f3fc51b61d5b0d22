import { drawStream, type Entry, VERSION } from '@taht/record';
import { decide, evolve, START } from '@taht/rules';
import { expect, test } from 'vitest';
import { factsOf, SYSTEM, setUp, wholeFacts } from './saved-game.ts';
import type { Stored } from './shelf.ts';

const players = ['1', '2'].map((id) => ({ id, name: id }));

function begin(ruleset: string, tileset: string) {
  const action = setUp({ ruleset, tileset, lexicon: null, houseRules: [], players }, null);
  const command = { id: 'create', by: SYSTEM, at: 1, action };
  const decided = decide(START, command, { judge: () => 'unknown', draw: drawStream });
  if (!decided.ok) throw new Error(decided.error.code);
  const facts = factsOf(decided.value.reduce(evolve, START));
  const entry: Entry = { command, events: decided.value };
  const stored: Stored<Entry> = { game: facts.id, index: 0, version: VERSION, entry };
  return { facts, stored };
}

test.each([
  ['et-base', 'et-102', 'on-challenge'],
  ['uk-base', 'uk-104', 'after-play'],
])('a game by %s is known by when its rules allow the dictionary', (ruleset, tileset, lookup) => {
  expect(begin(ruleset, tileset).facts).toMatchObject({ lookup });
});

test('what an earlier page wrote of a game is made whole from the game itself', async () => {
  const { facts, stored } = begin('uk-base', 'uk-104');
  const { lookup: _, ...before } = facts;
  expect(await wholeFacts(before, async () => [stored])).toEqual(facts);
});

test('facts are left as they are where they are whole, the game is over, or it cannot be read', async () => {
  const { facts, stored } = begin('et-base', 'et-102');
  const { lookup: _, ...before } = facts;
  const never = () => expect.fail('nothing has to be read');
  expect(await wholeFacts(facts, never)).toBe(facts);
  const over = { ...before, isOver: true };
  expect(await wholeFacts(over, never)).toBe(over);
  const torn = { ...stored, index: 1 };
  expect(await wholeFacts(before, async () => [torn])).toBe(before);
});
