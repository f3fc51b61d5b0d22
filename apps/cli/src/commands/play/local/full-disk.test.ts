import { join } from 'node:path';
import { err, ok } from '@taht/base';
import { houseRules, rulesetOf, tilesetOf } from '@taht/editions';
import { BUILT_IN_LEXICONS, type FileFailure, type Journal, readBytes } from '@taht/host';
import { decodeLexicon, type Lexicon } from '@taht/lexicon';
import { drawStream, type Entry } from '@taht/record';
import { decide, evolve, type HouseRule, type Ruleset, START, type TileSet } from '@taht/rules';
import { expect, test } from 'vitest';
import { makeRobot } from '../../../../test/robot.ts';
import { makeWorld } from '../../../../test/world.ts';
import { makeSetup } from '../../../setup/choices.ts';
import { makeAsker } from '../../../terminal/asker.ts';
import { textsIn } from '../../../text/i18n.ts';
import { BotKits, moveBots } from './bots.ts';
import { GameTable, SYSTEM } from './game-table.ts';
import { playGame } from './loop.ts';
import { Sitting } from './sitting.ts';

const texts = await textsIn('en');

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
    held: [first],
    torn: false,
    append: () => (fails() ? err(full) : ok(undefined)),
    close: () => {},
  };
}

function estonian(): Lexicon {
  const bytes = readBytes(join(BUILT_IN_LEXICONS, 'et.dawg'));
  const lexicon = bytes.ok ? decodeLexicon(bytes.value) : bytes;
  if (!lexicon.ok) throw new Error('no list');
  return lexicon.value;
}

function tableOf(
  players: readonly string[],
  fails: () => boolean,
  now: () => number,
  rules: readonly HouseRule[] = [],
): GameTable {
  const chosen = {
    ruleset: rulesetOf('et-base') as Ruleset,
    tileset: tilesetOf('et-102') as TileSet,
    lexicon: null,
    players,
    houseRules: rules,
  };
  const action = { kind: 'create', setup: makeSetup('a', chosen, SEED), seed: SEED } as const;
  const command = { id: 'c', by: SYSTEM, at: 0, action };
  const created = decide(START, command, { judge: () => 'unknown', draw: drawStream });
  if (!created.ok) throw new Error(created.error.code);
  const journal = failingJournal({ command, events: created.value }, fails);
  return new GameTable(journal, created.value.reduce(evolve, START), now);
}

test('a move that cannot be written has not happened, and can be tried again', async () => {
  let isFull = false;
  const table = tableOf(
    ['Mari', 'Jaan'],
    () => isFull,
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
      new Sitting(await makeAsker(robot, texts), table, new BotKits(makeWorld(), texts, '')),
    ),
  ).toBe('left');
  expect(
    robot.screens.some(({ text }) =>
      text.includes('Can’t write this file: a.jsonl (the disk is full)'),
    ),
  ).toBe(true);
  expect(table.game.seats.map(({ passes }) => passes).toSorted()).toEqual([0, 1]);
});

test('where the move of a bot cannot be written, nobody is asked to move for it', async () => {
  let isFull = false;
  const table = tableOf(
    ['Mari', 'level-3'],
    () => isFull && table.game.phase.kind === 'turn' && table.game.phase.seat === 1,
    () => 0,
  );
  table.lexicon = estonian();
  let told = 0;
  const robot = makeRobot({
    answer: ({ text, prompt }) => {
      expect(prompt).not.toContain('level-3, your move');
      if (text.includes('the disk is full') && ++told === 2) isFull = false;
      else if (told === 0) isFull = true;
      if (!prompt.endsWith('your move: ')) return '';
      return told === 0 ? 'pass' : null;
    },
  });
  const kits = new BotKits(makeWorld(), texts, '');
  expect(await playGame(new Sitting(await makeAsker(robot, texts), table, kits))).toBe('left');
  expect(told).toBe(2);
});

test('a bot whose time ran out while it thought is no failure', async () => {
  let now = 0;
  const rule = houseRules['timer-2-minutes'];
  const table = tableOf(
    ['Mari', 'level-3'],
    () => false,
    () => now,
    [rule],
  );
  table.lexicon = estonian();
  const kits = new BotKits(makeWorld(), texts, '');
  await table.act({ kind: 'seat', seat: 0 }, { kind: 'agree' });
  while (table.game.phase.kind === 'setup') await moveBots(table, kits);
  if (table.game.phase.kind === 'turn' && table.game.phase.seat === 0)
    await table.act({ kind: 'seat', seat: 0 }, { kind: 'pass' });
  expect(table.game.phase).toMatchObject({ kind: 'turn', seat: 1 });
  now += 121_000;
  expect(await moveBots(table, kits)).toBe('moved');
  expect(table.game.phase).toMatchObject({ kind: 'turn', seat: 0 });
});
