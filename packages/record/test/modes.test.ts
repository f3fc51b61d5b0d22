/** The small games as they are stored: read back as they were, and nothing strange gets in. */
import { readFileSync } from 'node:fs';
import { bingo, solitaire, ungame } from '@taht/modes';
import { emptyBoard, layTiles, type Square } from '@taht/rules';
import type { Entry } from '@taht/stream';
import {
  count,
  drawStream,
  makeRng,
  mutateJson,
  noJudge,
  rulesetOf,
  seed,
  std15,
  tilesetOf,
} from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  bingoCodec,
  type ModeCodec,
  makeModeLines,
  parseModeLines,
  solitaireCodec,
  ungameCodec,
} from '../src/index.ts';

const base = rulesetOf('et-base') as NonNullable<ReturnType<typeof rulesetOf>>;
const tileset = tilesetOf('et-102') as NonNullable<ReturnType<typeof tilesetOf>>;
const lexicon = { id: 'et', hash: 'x' };
const env: bingo.Env = { judge: () => 'valid', draw: drawStream };
const SYSTEM = { kind: 'system' } as const;
const common = { tileset, lexicon, commitment: 'c' };
const letters = (text: string) => [...text] as never[];
const row = [0, 1, 2, 3].map((i) => ({
  square: (110 + i) as Square,
  letter: 'A' as never,
  blank: i === 1,
}));

type AnyEntry = Entry<unknown, unknown, { readonly at: number }>;
type AnyCodec = ModeCodec<unknown, unknown, unknown>;

/** The entries of a game by the commands given, which must all be taken. */
function entriesOf<Game, Author, Action, Event>(
  core: {
    readonly START: Game;
    decide(
      game: Game,
      command: { id: string; by: Author; at: number; action: Action },
      given: bingo.Env,
    ): { ok: true; value: Event[] } | { ok: false; error: { code: string } };
    evolve(game: Game, event: Event): Game;
  },
  sent: readonly (readonly [Author, Action | ((game: Game) => Action)])[],
): AnyEntry[] {
  let game = core.START;
  return sent.map(([by, made], i) => {
    const action = typeof made === 'function' ? (made as (game: Game) => Action)(game) : made;
    const command = { id: `c${i}`, by, at: 1000 + i, action };
    const decided = core.decide(game, command, env);
    if (!decided.ok) throw new Error(decided.error.code);
    game = decided.value.reduce(core.evolve, game);
    return { command, events: decided.value as never };
  });
}

const seat = (n: number): ungame.Author => ({ kind: 'seat', seat: n });
const ungames = entriesOf<ungame.Game, ungame.Author, ungame.Action, ungame.UngameEvent>(ungame, [
  [
    SYSTEM,
    {
      kind: 'create',
      setup: {
        ...{ game: 'ungame-1', from: 'game-1', order: [1, 0], rules: ungame.UNGAME_DEFAULTS },
        players: [0, 1].map((i) => ({ id: `p${i}`, name: `P${i}` })),
        board: layTiles(emptyBoard, row),
        ...{ tileset, layout: std15, notation: base.notation, lexicon },
      },
    },
  ],
  [seat(1), { kind: 'remove', squares: [113 as Square] }],
  [seat(0), { kind: 'resign' }],
]);

const anna: bingo.Author = { kind: 'player', id: 'p1' };
const caller: bingo.Author = { kind: 'caller' };
const words = [letters('AAAAEEE'), letters('IIIISSS')];
const setup: bingo.Setup = {
  game: 'b',
  caller: null,
  rules: bingo.BINGO_DEFAULTS,
  code: '',
  ...common,
};
const bingos = entriesOf<bingo.Game, bingo.Author, bingo.Action, bingo.BingoEvent>(bingo, [
  [SYSTEM, { kind: 'create', setup, seed: 's' }],
  [anna, { kind: 'enter', name: 'Anna', words }],
  [caller, { kind: 'start' }],
  [caller, { kind: 'call' }],
  [anna, { kind: 'claim' }],
  [anna, { kind: 'leave' }],
  [caller, { kind: 'end' }],
]);

/** Called by itself, and held while nobody runs the server. */
const timed = entriesOf<bingo.Game, bingo.Author, bingo.Action, bingo.BingoEvent>(bingo, [
  [
    SYSTEM,
    {
      kind: 'create',
      setup: { ...setup, rules: { ...bingo.BINGO_DEFAULTS, seconds: 20 }, code: 'KALA' },
      seed: 's',
    },
  ],
  [anna, { kind: 'enter', name: 'Anna', words }],
  [caller, { kind: 'start' }],
  [SYSTEM, { kind: 'hold' }],
  [SYSTEM, { kind: 'resume' }],
  [SYSTEM, { kind: 'tick' }],
  [SYSTEM, { kind: 'forget', person: 'p1' }],
]);

const player: solitaire.Author = { kind: 'player' };
const solitaires = entriesOf<
  solitaire.Game,
  solitaire.Author,
  solitaire.Action,
  solitaire.SolitaireEvent
>(solitaire, [
  [
    SYSTEM,
    {
      kind: 'create',
      setup: {
        ...{ game: 's', variant: 'open', player: { id: 'p', name: 'P' }, day: null },
        ...{ base, board: std15, ...common },
      },
      seed: 's',
    },
  ],
  [player, { kind: 'take', tiles: letters('AAAEEIS') }],
  [
    player,
    {
      kind: 'place',
      tiles: [112, 113].map(
        (square) => ({ ...row[0], square, letter: 'A', blank: false }) as never,
      ),
    },
  ],
  [player, { kind: 'undo' }],
  [player, { kind: 'finish' }],
]);

describe.each([
  ['un-game', ungameCodec as unknown as AnyCodec, ungames],
  ['bingo', bingoCodec as unknown as AnyCodec, [...bingos, ...timed]],
  ['solitaire', solitaireCodec as unknown as AnyCodec, solitaires],
])('%s', (_, codec, entries) => {
  test('entries are read back as they were, and actions as they come', () => {
    for (const entry of entries) {
      expect(codec.decode(codec.encode(entry), codec.version)).toEqual({ ok: true, value: entry });
      expect(codec.parseAction(JSON.parse(JSON.stringify(entry.command.action)))).toEqual({
        ok: true,
        value: entry.command.action,
      });
    }
    expect(codec.decode(codec.encode(entries[0] as AnyEntry), codec.version + 1)).toMatchObject({
      ok: false,
    });
    expect(codec.parseAction({ kind: 'cheat' })).toMatchObject({ ok: false });
  });

  test('what was changed is read or refused, never a crash', () => {
    const rng = makeRng(seed());
    for (let i = 0; i < count(1000); i++) {
      const entry = rng.pick(entries);
      const json = mutateJson(rng, JSON.parse(codec.encode(entry)));
      const read = codec.decode(JSON.stringify(json), rng.below(codec.version) + 1);
      if (read.ok) expect(codec.decode(codec.encode(read.value), codec.version)).toEqual(read);
    }
  });
});

test('a bingo of version 1, which had no code, still opens', () => {
  const lines = readFileSync(new URL('../data/bingo-1.jsonl', import.meta.url), 'utf8');
  const read = lines
    .trimEnd()
    .split('\n')
    .map((line) => bingoCodec.decode(line, 1));
  expect(read.every(({ ok }) => ok)).toBe(true);
  const events = read.flatMap((each) => (each.ok ? each.value.events : []));
  const game = events.reduce(bingo.evolve, bingo.START);
  expect(game.setup.code).toBe('');
  expect(game.phase.kind).toBe('over');
});

test('an un-game of before, in which players passed to the end, still opens', () => {
  const lines = readFileSync(new URL('../data/ungame-1.jsonl', import.meta.url), 'utf8');
  const read = lines
    .trimEnd()
    .split('\n')
    .map((line) => ungameCodec.decode(line, 1));
  expect(read.every(({ ok }) => ok)).toBe(true);
  const entries = read.flatMap((each) => (each.ok ? [each.value] : []));
  expect(entries.map(({ command }) => command.action.kind)).toContain('pass');
  const game = entries.flatMap(({ events }) => events).reduce(ungame.evolve, ungame.START);
  expect(game.phase).toMatchObject({ kind: 'over', outcome: { reason: 'passes' } });
});

test('a solitaire of version 1, whose rules did not speak of taking back, goes on', () => {
  const lines = readFileSync(new URL('../data/solitaire-1.jsonl', import.meta.url), 'utf8');
  const read = parseModeLines('solitaire-b', solitaireCodec, lines);
  if (!read.ok) return expect.fail(JSON.stringify(read.error));
  const events = read.value.entries.flatMap((entry) => entry.events);
  // More passes than would end a game now.
  expect(events.filter(({ kind }) => kind === 'passed').length).toBeGreaterThan(4);
  const game = events.reduce(solitaire.evolve, solitaire.START);
  expect([game.setup.base.takeBack, game.phase.kind]).toEqual(['never', 'turn']);
  const command = { id: 'x', by: player, at: 9, action: { kind: 'pass' } } as const;
  const decided = solitaire.decide(game, command, { judge: noJudge, draw: drawStream });
  expect(decided.ok && decided.value.map(({ kind }) => kind)).toEqual([
    'passed',
    'ended',
    'revealed',
  ]);
});

describe('a game as lines', () => {
  const entries = solitaires as unknown as Parameters<typeof makeModeLines>[2];
  const codec = solitaireCodec as unknown as AnyCodec;
  const text = makeModeLines('solitaire-c', codec, entries);

  test('is read back, and a last line that was cut off is dropped', () => {
    expect(parseModeLines('solitaire-c', codec, text)).toEqual({
      ok: true,
      value: { entries, torn: false },
    });
    const last = text.trimEnd().lastIndexOf('\n') + 1;
    for (let cut = last + 1; cut < text.length - 1; cut += 7)
      expect(parseModeLines('solitaire-c', codec, text.slice(0, cut))).toEqual({
        ok: true,
        value: { entries: entries.slice(0, -1), torn: true },
      });
  });

  test.each([
    ['another game', text.replace('solitaire-c', 'ungame'), 'not-a-record', 1],
    ['no JSON', 'hello\n', 'not-json', 1],
    ['a newer format', text.replace(/"version":\d+/u, '"version":9'), 'newer-version', 1],
    ['a damaged line', text.replace('"kind":"take"', '"kind":"tak"'), 'bad-entry', 3],
  ])('%s is refused with its place', (_, given, code, line) => {
    expect(parseModeLines('solitaire-c', codec, given)).toMatchObject({ error: { code, line } });
  });
});
