/** What a bot answers depends on what its seat sees, and on nothing else. */
import { type Action, type GameView, type Ruleset, viewFor } from '@taht/rules';
import { rulesetOf, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { foresightWith } from '../../src/bots/ahead.ts';
import {
  BOT_NAMES,
  type BotKit,
  type BotProfile,
  botAction,
  botProfile,
  levelProfile,
  STATIC_LEVEL,
  staticPolicy,
} from '../../src/index.ts';
import { kitFor, shortSighted } from './kit.ts';

const rules = rulesetOf('en-club') as Ruleset;
const kit = kitFor(rules);

const seenBy = (seat: number, spec: TableSpec): GameView =>
  viewFor(Table.dealt({ ruleset: 'en-club', ...spec }).game, { kind: 'seat', seat });

const answers = (view: GameView, seed = 1, with_: BotKit = kit) =>
  BOT_NAMES.map((name) =>
    botAction(with_, { profile: shortSighted(botProfile(name) as BotProfile), seed }, view),
  );

describe('the same view', () => {
  const one = seenBy(0, { racks: ['AEINRST', 'AABBCCD'] });
  const other = seenBy(0, { racks: ['AEINRST', 'EEIIOUU'] });

  test('hides what the others hold', () => expect(other).toEqual(one));

  test('gives the same answer, whatever the others hold', () =>
    expect(answers(other)).toEqual(answers(one)));

  test('gives the same answer again, and after other questions', () => {
    const first = answers(one);
    answers(seenBy(0, { racks: ['QZXJKVW', 'AABBCCD'] }));
    expect(answers(one)).toEqual(first);
  });

  test('gives the same answer from another kit', () =>
    expect(answers(one, 1, kitFor(rules))).toEqual(answers(one)));

  test('and the order of the rack does not matter', () =>
    expect(answers(seenBy(0, { racks: ['TSRNIEA', 'AABBCCD'] }))).toEqual(answers(one)));
});

test('two bots of one level see different things', () => {
  const view = seenBy(0, { racks: ['AEINRST', 'AABBCCD'] });
  const moves = Array.from({ length: 40 }, (_, seed) =>
    JSON.stringify(botAction(kit, { profile: levelProfile(2), seed }, view)),
  );
  expect(new Set(moves).size).toBeGreaterThan(1);
});

describe('nothing is asked of', () => {
  const bot = { profile: levelProfile(STATIC_LEVEL), seed: 1 };
  const table = Table.dealt({ ruleset: 'en-club' });

  test('a seat that is not on turn', () =>
    expect(botAction(kit, bot, viewFor(table.game, { kind: 'seat', seat: 1 }))).toBeUndefined());

  test('a spectator', () =>
    expect(botAction(kit, bot, viewFor(table.game, { kind: 'spectator' }))).toBeUndefined());

  test('anybody while the game is paused', () => {
    const paused = Table.dealt({ ruleset: 'en-club' });
    paused.send({ kind: 'system' }, { kind: 'pause' });
    expect(botAction(kit, bot, viewFor(paused.game, { kind: 'seat', seat: 0 }))).toBeUndefined();
  });

  test('a seat that has resigned', () => {
    const three = Table.dealt({ players: 3 });
    three.play('A resign');
    expect(botAction(kit, bot, viewFor(three.game, { kind: 'seat', seat: 0 }))).toBeUndefined();
  });
});

test('where tiles lie aside, what is not seen is not the other rack, and the end is not searched', () => {
  const three = Table.dealt({ players: 3, board: '8E HORN' });
  three.play('C resign');
  const view = { ...viewFor(three.game, { kind: 'seat', seat: 0 }), bags: [0] };
  const searched: string[] = [];
  const endgame = { solve: () => searched.push('solve'), rank: () => searched.push('rank') };
  const own = kitFor(rulesetOf('et-base') as Ruleset);
  const profile = shortSighted(botProfile('champion') as BotProfile);
  for (const bags of [[0], [2]])
    botAction(
      { ...own, foresight: foresightWith(() => endgame as never) },
      { profile, seed: 1 },
      { ...view, bags },
    );
  expect(searched).toEqual([]);
});

test('after a long time without a point nobody exchanges, not even where the end is searched', () => {
  const own = kitFor(rulesetOf('tr-base') as Ruleset);
  const table = Table.dealt({ ruleset: 'tr-base', board: '8E KALE' });
  const view = { ...viewFor(table.game, { kind: 'seat', seat: 0 }), bags: [2] };
  const exchange = { kind: 'exchange', tiles: view.seats[0]?.rack?.slice(0, 1) };
  const ranking = [exchange, { kind: 'pass' }].map((move) => ({ move, winChance: 0, spread: 0 }));
  const endgame = { rank: () => ({ stages: 1, ranking }) };
  const bot = { profile: botProfile('champion') as BotProfile, seed: 1 };
  const kinds = [0, 6].map(
    (scoreless) =>
      botAction({ ...own, foresight: foresightWith(() => endgame as never) }, bot, {
        ...view,
        scoreless,
      })?.kind,
  );
  expect(kinds).toEqual(['exchange', 'pass']);
});

describe('while the other passes and the bot finds no word', () => {
  const own = kitFor(rulesetOf('fi-friendly') as Ruleset);
  const doesNotLookAhead = BOT_NAMES.filter((name) => botProfile(name)?.ahead === null);

  /** What the bot does until the game is over; no word of the list is made of one letter alone. */
  const passedOut = (name: string, bag: string): string[] => {
    const table = Table.dealt({ ruleset: 'fi-friendly', racks: ['CCCCCCC', 'WWWWWWW'], bag });
    const bot = { profile: botProfile(name) as BotProfile, seed: 1 };
    const kinds: string[] = [];
    for (let phase = table.phase; phase === 'turn A'; phase = table.phase) {
      const move = botAction(own, bot, viewFor(table.game, { kind: 'seat', seat: 0 })) as Action;
      kinds.push(move.kind);
      table.send({ kind: 'seat', seat: 0 }, move);
      if (table.phase === 'turn B') table.play('B pass');
    }
    expect(table.phase).toBe('over passes');
    return kinds;
  };

  test.each(doesNotLookAhead)('%s tries the last tile of the bag once, and passes', (name) =>
    expect(passedOut(name, 'C')).toEqual(['exchange', 'pass', 'pass']),
  );

  test('a bag from which a whole rack can be drawn is tried for three rounds', () =>
    expect(passedOut('level-2', 'CCCCCCC')).toEqual([
      ...['exchange', 'exchange', 'exchange'],
      ...['pass', 'pass'],
    ]));
});

test('the highest that does not look ahead makes the play of most equity', () => {
  const { engine, evaluator } = kit;
  for (const rack of ['AEINRST', 'EGINNST', 'AEEOPTV', 'EILMOWS']) {
    const view = seenBy(0, { racks: [rack, 'AABBCCD'], board: '8E HORN' });
    const action = botAction(kit, { profile: levelProfile(STATIC_LEVEL), seed: 1 }, view);
    engine.setBoard(view.board);
    const leaves = staticPolicy(engine, rules.final, evaluator).leaves(80, 0);
    engine.findBest(engine.countsOf([...rack] as never), leaves);
    if (action?.kind === 'place') expect(action.tiles).toEqual(engine.decode(0).tiles);
    else expect(action?.kind).toBe('exchange');
  }
});
