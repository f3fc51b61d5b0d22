/** What a newcomer does with `taht`, here and through a worker. */
import { BUILT_IN_LEXICONS } from '@taht/host/words';
import { afterAll, describe, expect, test } from 'vitest';
import type { Port } from '../src/calls.ts';
import { openTaht, type Taht, TahtError } from '../src/index.ts';
import { serveCalls } from '../src/serve-calls.ts';
import { openThrough, type WorkerPort } from '../src/through-worker.ts';

const EMPTY = Array(15).fill('15').join('/');
const OWN = ['HORN', 'THORN', 'NORTH', 'NOT', 'TO', 'ON', 'NO'];

/** A worker within the thread: what is posted is copied, as between threads. */
function inThread(): WorkerPort {
  const { port1, port2 } = new MessageChannel();
  serveCalls(port2 as unknown as Port);
  port2.start();
  port1.start();
  return Object.assign(port1 as unknown as Port, {
    terminate: () => {
      port1.close();
      port2.close();
    },
  });
}

const ways: readonly [string, () => Promise<Taht>][] = [
  ['here', () => openTaht('en', { words: OWN })],
  ['through a worker', () => openThrough(inThread(), 'en', { words: OWN })],
];

describe.each(ways)('%s', (_name, open) => {
  const opened = open();
  afterAll(async () => (await opened).close());

  test('words are checked and plays are scored', async () => {
    const taht = await opened;
    expect([taht.edition, taht.lexicon, taht.ruleset]).toEqual(['en', 'own', 'en-club']);
    expect(await taht.check(['HORN', 'QUIZ', 'ÕUN'])).toEqual([
      { word: 'HORN', valid: true, rule: 'in-list' },
      { word: 'QUIZ', valid: false, rule: 'not-in-list' },
      { word: 'ÕUN', valid: false, rule: 'no-tile' },
    ]);
    expect(await taht.score(`${EMPTY} HORN/ 0/0`, '8E HORN')).toEqual({
      score: 14,
      bonus: 0,
      words: [{ word: 'HORN', score: 14 }],
    });
    expect(await taht.bestPlays(`${EMPTY} HORNT/ 0/0`, { top: 1 })).toMatchObject([
      { word: expect.stringMatching(/^(?:THORN|NORTH)$/u), leave: '' },
    ]);
  });

  test('a game is a value that is played on', async () => {
    const taht = await opened;
    const begun = await taht.newGame({ players: ['Ann', 'greedy'], seed: 1 });
    const again = await taht.newGame({ players: ['Ann', 'greedy'], seed: '1' });
    expect(again).toEqual(begun);
    const passed = await taht.play(begun, '-');
    expect(await taht.openGame(passed.record)).toEqual(passed);
    const first = begun.onTurn as number;
    expect(passed.onTurn).toBe(1 - first);
    expect(await taht.verify(passed.record)).toMatchObject({ ok: true, finished: false });
    expect(await taht.gcg(passed)).toContain('#player1');
  });

  test.each<[string, (taht: Taht) => Promise<unknown>, string, string]>([
    [
      'a bot',
      async (taht) => taht.playBot(await newGame(taht), 'statik'),
      'no-such-bot',
      "'static'",
    ],
    ['players', (taht) => taht.newGame({ players: ['Ann'] }), 'bad-players', 'two to four'],
    ['a position', (taht) => taht.bestPlays('15/15 /'), 'bad-position', 'too-few-rows'],
    ['a letter', (taht) => taht.bestPlays(`${EMPTY} Õ/ 0/0`), 'bad-position', "'Õ' is no tile"],
    ['a play', (taht) => taht.score(`${EMPTY} HORN/ 0/0`, 'HORN'), 'bad-move', "'8E HORN'"],
    ['a place', (taht) => taht.score(`${EMPTY} HORN/ 0/0`, '1A HORN'), 'refused', 'misses-star'],
    [
      'a move',
      async (taht) => taht.play(await newGame(taht), '8E HORNS'),
      'refused',
      'tile-not-on-rack',
    ],
    ['a record', (taht) => taht.openGame('{}'), 'bad-record', 'line 1'],
    ['a recorded game', (taht) => taht.analyse('no game'), 'bad-record', 'No turn'],
    [
      'a language',
      (taht) => taht.analyse('#player1 a A\n#player2 b B\n>a: ŁÓDŹĄĘ 8G ŁÓDŹ +20 20\n'),
      'bad-record',
      'pl',
    ],
  ])('%s that is wrong is named', async (_what, ask, code, hint) => {
    const error = await ask(await opened).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TahtError);
    expect((error as TahtError).code).toBe(code);
    expect((error as TahtError).message).toContain(hint);
  });
});

const newGame = (taht: Taht) => taht.newGame({ players: ['Ann', 'Ben'], seed: 1 });

test.each<[string, Parameters<typeof openTaht>, string, string]>([
  ['an edition', ['enn'], 'no-such-edition', "'en'"],
  ['a word list', ['fi', { lexicon: 'fi-compound' }], 'no-such-lexicon', "'fi-compounds'"],
  ['a ruleset', ['en', { ruleset: 'en-clubb' }], 'no-such-ruleset', "'en-club'"],
  ['a word', ['en', { words: ['ÕUN'] }], 'bad-words', 'ÕUN'],
  ['a folder', ['en', { words: './nowhere' }], 'no-words', 'npm install @taht/words-en'],
])('%s that is not there is named', async (_what, args, code, hint) => {
  const error = await openTaht(...args).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code, message: expect.stringContaining(hint) });
});

test('an edition that cannot be opened ends its worker, and a closed one says so', async () => {
  await expect(openThrough(inThread(), 'xx', {})).rejects.toMatchObject({
    code: 'no-such-edition',
  });
  const taht = await openThrough(inThread(), 'en', { words: OWN });
  await taht.close();
  await expect(taht.check('HORN')).rejects.toMatchObject({ code: 'failed' });
});

test.each(['et', 'is', 'fi', 'uk', 'tr', 'en'])(
  'bots play the edition %s with the words of a folder',
  async (id) => {
    const taht = await openTaht(id, { words: BUILT_IN_LEXICONS });
    let game = await taht.newGame({ players: ['level-3', 'greedy'], seed: 3 });
    for (let move = 0; move < 4; move++) game = await taht.playBot(game);
    expect(game.players.some(({ score }) => score > 0)).toBe(true);
    const { differences } = await taht.replay(await taht.gcg(game));
    expect(differences).toEqual([]);
  },
);
