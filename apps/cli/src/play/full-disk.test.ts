import { err, ok } from '@taht/base';
import { rulesetOf, tilesetOf } from '@taht/editions';
import type { FileFailure, Journal } from '@taht/host';
import { drawStream, type Entry } from '@taht/record';
import { decide, evolve, type Ruleset, START, type TileSet } from '@taht/rules';
import { expect, test } from 'vitest';
import { makeRobot } from '../../test/robot.ts';
import { makeWorld } from '../../test/world.ts';
import { textsIn } from '../i18n.ts';
import { BotKits } from './bots.ts';
import { makeSetup } from './choices.ts';
import { GameTable, SYSTEM } from './game-table.ts';
import { playGame } from './loop.ts';
import { Sitting } from './sitting.ts';

const SEED = '5eed'.padEnd(64, '0');

/** A journal whose disk is full for a while. */
function failingJournal(first: Entry, fails: () => boolean): Journal {
  const full: FileFailure = {
    code: 'file',
    tried: 'write',
    path: 'a.jsonl',
    reason: 'disk-full',
    system: 'ENOSPC',
  };
  return {
    path: 'a.jsonl',
    entries: [first],
    torn: false,
    append: () => (fails() ? err(full) : ok(undefined)),
    close: () => {},
  };
}

test('a move that cannot be written has not happened, and can be tried again', async () => {
  const chosen = {
    ruleset: rulesetOf('et-base') as Ruleset,
    tileset: tilesetOf('et-102') as TileSet,
    lexicon: null,
    players: ['Mari', 'Jaan'],
    houseRules: [],
  };
  const action = { kind: 'create', setup: makeSetup('a', chosen, SEED), seed: SEED } as const;
  const command = { id: 'c', by: SYSTEM, at: 0, action };
  const created = decide(START, command, { judge: () => 'unknown', draw: drawStream });
  if (!created.ok) throw new Error(created.error.code);
  let isFull = false;
  const table = new GameTable(
    failingJournal({ command, events: created.value }, () => isFull),
    created.value.reduce(evolve, START),
    () => 0,
  );
  const robot = makeRobot({
    answer: ({ text, prompt }) => {
      if (!prompt.endsWith('your move: ')) return '';
      if (text.includes('the disk is full')) {
        expect(table.game.phase.kind).toBe('turn');
        expect(table.game.seats.every(({ passes }) => passes === 0)).toBe(true);
        isFull = false;
        return 'pass';
      }
      if (table.entries.length > 3) return null;
      isFull = true;
      return 'pass';
    },
  });
  expect(
    await playGame(
      new Sitting(robot, textsIn('en'), table, new BotKits(makeWorld(), textsIn('en'), '')),
    ),
  ).toBe('left');
  expect(
    robot.screens.some(({ text }) =>
      text.includes('This file cannot be written: a.jsonl (the disk is full)'),
    ),
  ).toBe(true);
  expect(table.game.seats.map(({ passes }) => passes).toSorted()).toEqual([0, 1]);
});
