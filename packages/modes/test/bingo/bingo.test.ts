/** Bingo: the cards, the vectors, and the laws over random games. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { allTiles, type Judge, sortTiles, tileTables } from '@taht/rules';
import {
  count,
  drawStream,
  hashJudge,
  makeRng,
  noJudge,
  type Rng,
  seed,
  tilesetOf,
} from '@taht/testkit';
import { expect, test } from 'vitest';
import { bingo } from '../../src/index.ts';
import { Stream } from '../stream.ts';

const SEED = 'seed-of-the-hall';
const SYSTEM: bingo.Author = { kind: 'system' };
const CALLER: bingo.Author = { kind: 'caller' };
const player = (id: string): bingo.Author => ({ kind: 'player', id });

const setOf = (id: string) => {
  const found = tilesetOf(id);
  if (found === undefined) throw new Error(`no tile set ${id}`);
  return found;
};
const et = setOf('et-102');
const letters = (text: string): Letter[] => [...text] as Letter[];

const setupOf = (rules: Partial<bingo.BingoRules> = {}): bingo.Setup => ({
  game: 'bingo-1',
  caller: { id: 'person-c', name: 'Caller' },
  rules: { ...bingo.BINGO_DEFAULTS, ...rules },
  tileset: et,
  lexicon: { id: 'et', hash: 'none' },
  commitment: 'commitment',
  code: '',
});

function open(rules: Partial<bingo.BingoRules> = {}, judge: Judge = noJudge) {
  const stream = new Stream({
    start: bingo.START,
    decide: (game: bingo.Game, command: bingo.Command) =>
      bingo.decide(game, command, { judge, draw: drawStream }),
    evolve: bingo.evolve,
    law: expectLaws,
  });
  stream.must(SYSTEM, { kind: 'create', setup: setupOf(rules), seed: SEED });
  return stream;
}

/** Bag and calls are the whole set, and nobody sees a card of others or the seed before the end. */
function expectLaws(game: bingo.Game, event: bingo.BingoEvent): void {
  const tables = tileTables(game.setup.tileset);
  expect(sortTiles([...game.bag, ...game.calls], tables)).toEqual(allTiles(game.setup.tileset));
  const viewers: bingo.Viewer[] = [{ kind: 'spectator' }, { kind: 'player', id: 'p0' }];
  if (game.phase.kind === 'over') return;
  for (const viewer of viewers) {
    const view = bingo.viewFor(game, viewer);
    const own = game.players.find(({ id }) => viewer.kind === 'player' && id === viewer.id);
    expect(view.own?.words).toEqual(own?.words);
    const { own: _, tileset: __, ...rest } = view;
    const shown = JSON.stringify([rest, bingo.eventFor(event, viewer)]);
    expect(shown).not.toContain(SEED);
    const isOwn = 'id' in event && viewer.kind === 'player' && event.id === viewer.id;
    if (!isOwn) expect(shown).not.toContain('"words":[');
  }
}

/** The vectors BINGO-ET and BINGO-UK. */
const LIMITS = [
  ['et-102', 'G', 2],
  ['uk-104', 'В', 4],
] as const;

test.each(LIMITS)('a card for %s holds no more of %s than %i', (tileset, letter, most) => {
  const set = setOf(tileset);
  const others = allTiles(set).filter((tile) => tile !== BLANK && tile !== letter);
  const card = (times: number): Letter[][] => {
    const all = [...Array<string>(times).fill(letter), ...new Set(others)] as Letter[];
    return [all.slice(0, 7), all.slice(7, 14)];
  };
  const check = (times: number) =>
    bingo.refuseCard(card(times), bingo.BINGO_DEFAULTS, set, noJudge);
  expect(bingo.letterLimits(set).get(letter as Letter)).toBe(most);
  expect(check(most)).toBeUndefined();
  const found = most + 1;
  expect(check(found)).toEqual({ code: 'too-many-of-letter', letter, most, found });
});

test('the same word twice makes a card, as long as the set has the letters for both', () => {
  const twice = (word: Letter[]) =>
    bingo.refuseCard([word, word], bingo.BINGO_DEFAULTS, et, noJudge);
  expect(twice(letters('GAAEESI'))).toBeUndefined();
  expect(twice(letters('GGAAEES'))).toEqual({
    code: 'too-many-of-letter',
    letter: 'G',
    most: 2,
    found: 4,
  });
});

test('a card keeps to letters that have a tile, whatever a blank could be', () => {
  const refused = (first: string) =>
    bingo.refuseCard([letters(first), letters('KARTULI')], bingo.BINGO_DEFAULTS, et, () => 'valid');
  expect(refused('COUNTRY')).toEqual({ code: 'not-a-letter', letter: 'C' });
  expect(refused('MOSKIIT')).toBeUndefined();
});

test('a call crosses out one letter, a blank none or any', () => {
  const words = [letters('EE'), letters('EA')];
  const calls = ['E', BLANK, 'A'] as Tile[];
  const rules = { ...bingo.BINGO_DEFAULTS, letters: 2 };
  expect(bingo.crossedOut(words, calls, rules)).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(bingo.missingOn(words, calls, rules)).toEqual(['E', 'E']);
  expect(bingo.missingOn(words, calls, { ...rules, blanks: 'any-letter' })).toEqual(['E']);
});

const codes: Record<bingo.RefusalCode, true> = {
  'already-done': true,
  'no-game': true,
  'already-created': true,
  'game-over': true,
  'not-for-you': true,
  'not-now': true,
  'bad-setup': true,
  'name-missing': true,
  'too-many-players': true,
  'not-entered': true,
  'no-players': true,
  'caller-is-automatic': true,
  'bag-empty': true,
  'claim-too-soon': true,
  'wrong-number-of-words': true,
  'wrong-length': true,
  'not-a-letter': true,
  'too-many-of-letter': true,
  'not-in-list': true,
};

/** Looked for by a test of their own. */
const RARE = [
  'no-game',
  'bad-setup',
  'too-many-players',
  'bag-empty',
  'no-players',
  'claim-too-soon',
];

const randomCard = (rng: Rng): Letter[][] => {
  const tiles = allTiles(et).filter((tile) => tile !== BLANK);
  const some = rng.some(tiles, 14) as Letter[];
  return [some.slice(0, 7), some.slice(7)];
};

test('random games keep the laws and reach every refusal', () => {
  const reached = new Set<string | undefined>();
  const ends = new Set<string>();
  for (let i = 0; i < count(300); i++) {
    const rng = makeRng(seed() + i);
    const isTimed = rng.chance(0.5);
    const rules = {
      seconds: isTimed ? 5 : ('none' as const),
      blanks: rng.pick(bingo.BLANK_CALLS),
    };
    const stream = open(rules, rng.chance(0.5) ? hashJudge : noJudge);
    for (let step = 0; stream.game.phase.kind !== 'over' && step < 900; step++) {
      stream.at += 5000;
      const before = stream.game;
      const odds = before.phase.kind === 'entering' ? 0.85 : 0.2;
      const [author, action] = rng.chance(odds) ? nonsense(rng) : sensible(rng, stream.game);
      const refused = stream.send(author, action, rng.chance(0.02) ? 'c1' : undefined);
      reached.add(refused);
      if (refused !== undefined) expect(stream.game).toBe(before);
      if (rng.chance(0.02)) stream.expectSameFold();
    }
    const { phase } = stream.game;
    if (phase.kind !== 'over') expect.fail('it does not end');
    ends.add(phase.reason);
    expect(bingo.viewFor(stream.game, { kind: 'spectator' }).seed).toBe(SEED);
    reached.add(stream.send(CALLER, { kind: 'call' }));
    stream.expectSameFold();
  }
  for (const code of RARE) reached.add(code);
  expect(Object.keys(codes).filter((code) => !reached.has(code))).toEqual([]);
  expect([...ends].toSorted()).toEqual(['claimed', 'stopped']);
});

type Sent = readonly [bingo.Author, bingo.Action];

function sensible(rng: Rng, { phase, players, setup, calls, bag }: bingo.Game): Sent {
  if (phase.kind === 'entering') {
    if (players.length >= 3) return [CALLER, { kind: 'start' }];
    const id = `p${players.length}`;
    return [player(id), { kind: 'enter', name: id, words: randomCard(rng) }];
  }
  if (rng.chance(0.001)) return [CALLER, { kind: 'end' }];
  const done = players.find(({ words }) => bingo.missingOn(words, calls, setup.rules).length === 0);
  if (done !== undefined) return [player(done.id), { kind: 'claim' }];
  if (bag.length === 0) return [CALLER, { kind: 'end' }];
  return setup.rules.seconds === 'none' ? [CALLER, { kind: 'call' }] : [SYSTEM, { kind: 'tick' }];
}

function nonsense(rng: Rng): Sent {
  const word = letters('ABCDEFG');
  const cards = [
    [],
    [word, letters('AB')],
    [letters('×××××××'), word],
    [letters('GGGAEIO'), letters('STLKMNR')],
    [letters('AEIOSTL'), letters('AEIOSTL')],
    randomCard(rng),
  ];
  const actions: bingo.Action[] = [
    { kind: 'create', setup: setupOf(), seed: 'x' },
    { kind: 'enter', name: rng.pick(['', ' ', 'p9']), words: rng.pick(cards) },
    { kind: 'enter', name: 'p0', words: rng.pick(cards) },
    { kind: 'enter', name: 'p9', words: rng.pick(cards) },
    { kind: 'leave' },
    { kind: 'claim' },
    { kind: 'start' },
    { kind: 'call' },
    { kind: 'tick' },
  ];
  return [rng.pick([SYSTEM, CALLER, player('p0'), player('p9')]), rng.pick(actions)];
}

test('what random games rarely meet is refused too', () => {
  const env = { judge: noJudge, draw: drawStream };
  const first = (by: bingo.Author, action: bingo.Action) =>
    bingo.decide(bingo.START, { id: 'a', by, at: 1, action }, env);
  expect(first(CALLER, { kind: 'call' })).toMatchObject({ error: { code: 'no-game' } });
  const broken: [bingo.SetupFault, Partial<bingo.Setup>][] = [
    ['broken-tileset', { tileset: { ...et, blanks: -1 } }],
    ['broken-rules', { rules: { ...bingo.BINGO_DEFAULTS, words: 0 } }],
    ['no-card', { rules: { ...bingo.BINGO_DEFAULTS, words: 10, letters: 11 } }],
    ['no-card', { rules: { ...bingo.BINGO_DEFAULTS, letters: 1 } }],
  ];
  for (const [fault, change] of broken) {
    const setup = { ...setupOf(), ...change };
    const refused = first(SYSTEM, { kind: 'create', setup, seed: 'x' });
    expect(refused).toMatchObject({ error: { code: 'bad-setup', fault } });
  }
  for (const setup of [
    setupOf({ words: 10, letters: 10 }),
    { ...setupOf({ letters: 1 }), lexicon: null },
  ])
    expect(first(SYSTEM, { kind: 'create', setup, seed: 'x' })).toMatchObject({ ok: true });
  const stream = open();
  expect(stream.send(CALLER, { kind: 'start' })).toBe('no-players');
  const words = randomCard(makeRng(1));
  stream.must(player('p0'), { kind: 'enter', name: 'p0', words });
  const full = Array.from({ length: bingo.MOST_PLAYERS }, (_, i) => ({
    ...{ id: `q${i}`, name: 'q', words },
  }));
  const crowd = { ...stream.game, players: full };
  const action = { kind: 'enter', name: 'p1', words } as const;
  const late = bingo.decide(crowd, { id: 'z', by: player('p1'), at: 1, action }, env);
  expect(late).toMatchObject({ error: { code: 'too-many-players' } });
  stream.must(CALLER, { kind: 'start' });
  for (let i = 0; i < allTiles(et).length; i++) stream.must(CALLER, { kind: 'call' });
  expect(stream.send(CALLER, { kind: 'call' })).toBe('bag-empty');
  stream.must(player('p0'), { kind: 'claim' });
  expect(stream.game.phase).toEqual({ kind: 'over', reason: 'claimed', winner: 'p0' });
});

test('after a wrong claim a player waits, others do not, and the caller knows who it was', () => {
  const stream = open({ letters: 3 });
  for (const id of ['p0', 'p1'])
    stream.must(player(id), { kind: 'enter', name: id, words: ['KAS', 'TEE'].map(letters) });
  stream.must(CALLER, { kind: 'start' });
  stream.must(player('p0'), { kind: 'claim' });
  const from = stream.at + bingo.CLAIM_PAUSE_MS;
  const viewed = (id: string) => bingo.viewFor(stream.game, { kind: 'player', id });
  expect(viewed('p0').claimFrom).toBe(from);
  expect(viewed('p1').claimFrom).toBeNull();
  stream.at = from - 1500;
  expect(stream.send(player('p0'), { kind: 'claim' })).toBe('claim-too-soon');
  stream.must(player('p1'), { kind: 'claim' });
  stream.at = from;
  stream.must(player('p0'), { kind: 'claim' });
  expect(viewed('person-c').wrongClaims).toEqual([
    { name: 'p0', times: 2 },
    { name: 'p1', times: 1 },
  ]);
  expect(viewed('p1').wrongClaims).toBeNull();
});

test('while time stands still nothing is called, and then the rest of the pause is waited out', () => {
  const stream = open({ seconds: 5, letters: 3 });
  stream.must(player('p0'), { kind: 'enter', name: 'Ann', words: ['KAS', 'TEE'].map(letters) });
  stream.must(CALLER, { kind: 'start' });
  stream.at += 7000;
  expect(stream.send(CALLER, { kind: 'hold' })).toBe('not-for-you');
  stream.must(SYSTEM, { kind: 'hold' });
  expect(stream.game.calls).toHaveLength(1);
  stream.at += 3_600_000;
  stream.must(SYSTEM, { kind: 'tick' });
  expect(stream.game.calls).toHaveLength(1);
  stream.must(SYSTEM, { kind: 'resume' });
  expect(bingo.nextDue(stream.game)).toBe(stream.at + 3000);
  stream.expectSameFold();
});

test('nothing is held where somebody calls by hand', () => {
  const stream = open({ letters: 3 });
  stream.must(player('p0'), { kind: 'enter', name: 'Ann', words: ['KAS', 'TEE'].map(letters) });
  stream.must(CALLER, { kind: 'start' });
  const { version } = stream.game;
  for (const kind of ['hold', 'resume'] as const) stream.must(SYSTEM, { kind });
  expect(stream.game.version).toBe(version);
});

test('whoever had their data deleted is nowhere on the cards, before the start or after the end', () => {
  const stream = open({ letters: 3 });
  for (const [id, name] of [
    ['p0', 'Ann'],
    ['p1', 'Bob'],
  ] as const)
    stream.must(player(id), { kind: 'enter', name, words: ['KAS', 'TEE'].map(letters) });
  stream.must(SYSTEM, { kind: 'forget', person: 'p1' });
  stream.must(CALLER, { kind: 'start' });
  stream.must(CALLER, { kind: 'end' });
  for (const person of ['p0', 'person-c', 'p9']) stream.must(SYSTEM, { kind: 'forget', person });
  const shown = JSON.stringify(bingo.viewFor(stream.game, { kind: 'spectator' }));
  for (const name of ['Ann', 'Bob', 'Caller']) expect(shown).not.toContain(name);
  stream.expectSameFold();
});
