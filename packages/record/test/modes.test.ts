/** The small games as they are stored: read back as they were, and nothing strange gets in. */
import { bingo, solitaire, ungame } from '@taht/modes';
import { emptyBoard, layTiles, type Square } from '@taht/rules';
import {
  count,
  drawStream,
  makeRng,
  mutateJson,
  rulesetOf,
  seed,
  std15,
  tilesetOf,
} from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  bingoCodec,
  type ModeCodec,
  type ModeEntry,
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

type AnyEntry = ModeEntry<unknown, unknown, { readonly at: number }>;
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
  [seat(0), { kind: 'pass' }],
  [seat(1), { kind: 'resign' }],
]);

const anna: bingo.Author = { kind: 'player', id: 'p1' };
const caller: bingo.Author = { kind: 'caller' };
const words = [letters('AAAAEEE'), letters('IIIISSS')];
const setup: bingo.Setup = { game: 'b', caller: null, rules: bingo.BINGO_DEFAULTS, ...common };
const bingos = entriesOf<bingo.Game, bingo.Author, bingo.Action, bingo.BingoEvent>(bingo, [
  [SYSTEM, { kind: 'create', setup, seed: 's' }],
  [anna, { kind: 'enter', name: 'Anna', words }],
  [caller, { kind: 'start' }],
  [caller, { kind: 'call' }],
  [anna, { kind: 'claim' }],
  [anna, { kind: 'leave' }],
  [caller, { kind: 'end' }],
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
  ['bingo', bingoCodec as unknown as AnyCodec, bingos],
  ['solitaire', solitaireCodec as unknown as AnyCodec, solitaires],
])('%s', (_, codec, entries) => {
  test('entries are read back as they were, and actions as they come', () => {
    for (const entry of entries) {
      expect(codec.decode(codec.encode(entry), 1)).toEqual({ ok: true, value: entry });
      expect(codec.parseAction(JSON.parse(JSON.stringify(entry.command.action)))).toEqual({
        ok: true,
        value: entry.command.action,
      });
    }
    expect(codec.decode(codec.encode(entries[0] as AnyEntry), 2)).toMatchObject({ ok: false });
    expect(codec.parseAction({ kind: 'cheat' })).toMatchObject({ ok: false });
  });

  test('what was changed is read or refused, never a crash', { timeout: 0 }, () => {
    const rng = makeRng(seed());
    for (let i = 0; i < count(1000); i++) {
      const entry = rng.pick(entries);
      const json = mutateJson(rng, JSON.parse(codec.encode(entry)));
      const read = codec.decode(JSON.stringify(json), 1);
      if (read.ok) expect(codec.decode(codec.encode(read.value), 1)).toEqual(read);
    }
  });
});
