/** Where its list cannot be had a game decides nothing that needs a word, and the reason comes out. */
import type { Letter } from '@taht/letters';
import { emptyBoard, layTiles, type Square, Unavailable } from '@taht/rules';
import { deepFreeze, drawStream, rulesetOf, std15, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { bingo, duplicate, solitaire, ungame } from '../src/index.ts';
import { Hall } from './duplicate/hall.ts';
import { setupOf } from './ungame/boards.ts';

const REASON = 'list-missing';
const missing = () => new Unavailable(REASON);
const base = rulesetOf('et-base') as NonNullable<ReturnType<typeof rulesetOf>>;
const tileset = tilesetOf('et-102') as NonNullable<ReturnType<typeof tilesetOf>>;
const lexicon = { id: 'et', hash: 'none' };
const SYSTEM = { kind: 'system' } as const;

test('a card of bingo is not taken', () => {
  const env = { judge: missing, draw: drawStream };
  const setup: bingo.Setup = {
    ...{ game: 'b', caller: { id: 'c', name: 'C' }, tileset, lexicon, commitment: '', code: '' },
    rules: { ...bingo.BINGO_DEFAULTS, letters: 3 },
  };
  const create = {
    id: 'a',
    by: SYSTEM,
    at: 1,
    action: { kind: 'create', setup, seed: 's' },
  } as const;
  const created = bingo.decide(bingo.START, create, env);
  if (!created.ok) throw new Error('not created');
  const game = created.value.reduce(bingo.evolve, bingo.START);
  const words = ['KAS', 'TEE'].map((word) => [...word] as Letter[]);
  const enter = { kind: 'enter', name: 'Ann', words } as const;
  const by = { kind: 'player', id: 'p' } as const;
  expect(bingo.decide(game, { id: 'b', by, at: 2, action: enter }, env)).toEqual({
    ok: false,
    error: REASON,
  });
});

test('no tile is taken off the board of an un-game', () => {
  const row = [0, 1, 2].map((i) => ({
    square: (110 + i) as Square,
    letter: 'A' as Letter,
    blank: false,
  }));
  const setup = setupOf(layTiles(emptyBoard, row), { connected: false, maxTiles: 1 }, 1);
  const create = { id: 'a', by: SYSTEM, at: 1, action: { kind: 'create', setup } } as const;
  const created = ungame.decide(ungame.START, create, { judge: () => 'valid' });
  if (!created.ok) throw new Error('not created');
  const game = deepFreeze(created.value.reduce(ungame.evolve, ungame.START));
  const action = { kind: 'remove', squares: [110 as Square] } as const;
  const command = { id: 'b', by: { kind: 'seat', seat: 0 }, at: 2, action } as const;
  expect(ungame.decide(game, command, { judge: missing })).toEqual({ ok: false, error: REASON });
});

test('no word is laid in a solitaire', () => {
  const setup: solitaire.Setup = {
    ...{ game: 's', variant: 'open', player: { id: 'p', name: 'P' }, day: null, base, tileset },
    ...{ board: std15, lexicon, commitment: '' },
  };
  const env = { judge: missing, draw: drawStream };
  const by = { kind: 'player' } as const;
  const actions: solitaire.Action[] = [{ kind: 'create', setup, seed: 's' }];
  let game = solitaire.START;
  const send = (action: solitaire.Action) => {
    const author = action.kind === 'create' ? SYSTEM : by;
    return solitaire.decide(game, { id: action.kind, by: author, at: 1, action }, env);
  };
  for (const action of [...actions, { kind: 'take', tiles: tiles('TEEKASA') } as const]) {
    const decided = send(action);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    game = decided.value.reduce(solitaire.evolve, game);
  }
  const placed = [...'TEE'].map((letter, i) => ({
    square: (112 + i) as Square,
    letter: letter as Letter,
    blank: false,
  }));
  expect(send({ kind: 'place', tiles: placed })).toEqual({ ok: false, error: REASON });
});

const tiles = (text: string) => [...text] as Letter[];

test.each(['judge', 'bestPlays'] as const)('the bell of a duplicate game waits: %s', (asked) => {
  const hall = Hall.with({}, [{}]);
  hall.must({ kind: 'start' }, 'system');
  const command = {
    id: 'bell',
    by: { kind: 'referee', name: 'Ref' },
    at: hall.at,
    action: { kind: 'ring' },
  } as const;
  const before = deepFreeze(hall.game);
  expect(duplicate.decide(before, command, { ...hall.env, [asked]: missing })).toEqual({
    ok: false,
    error: REASON,
  });
});
