import { editionOf } from '@taht/editions';
import { bingo } from '@taht/modes';
import { expect, test } from 'vitest';
import { foldBingo } from './session.ts';

const SYSTEM = { kind: 'system' } as const;
const ENV: bingo.Env = { judge: () => 'unknown', draw: () => 0 };

/** A bingo with one card, about to be called. */
function begun(): bingo.Game {
  const [tileset] = editionOf('et')?.tilesets ?? [];
  if (tileset === undefined) throw new Error('no tiles');
  const setup: bingo.Setup = {
    ...{ game: 'bingo-x', caller: null, tileset, lexicon: null, commitment: '', code: '' },
    rules: { ...bingo.BINGO_DEFAULTS, words: 1, letters: 2 },
  };
  const words = [['A', 'B']] as never;
  const steps: readonly [bingo.Author, bingo.Action][] = [
    [SYSTEM, { kind: 'create', setup, seed: 's' }],
    [
      { kind: 'player', id: 'p' },
      { kind: 'enter', name: 'P', words },
    ],
    [SYSTEM, { kind: 'start' }],
  ];
  return steps.reduce((game, [by, action], i) => send(game, by, action, i).game, bingo.START);
}

function send(game: bingo.Game, by: bingo.Author, action: bingo.Action, n: number) {
  const decided = bingo.decide(game, { id: `c${n}`, by, at: n, action }, ENV);
  if (!decided.ok) throw new Error(decided.error.code);
  return { game: decided.value.reduce(bingo.evolve, game), events: decided.value };
}

test('a view with a call folded into it is the view after the call', () => {
  const viewer = { kind: 'player', id: 'p' } as const;
  const before = begun();
  const { game, events } = send(before, SYSTEM, { kind: 'call' }, 9);
  const event = bingo.eventFor(events[0] as bingo.BingoEvent, viewer);
  const folded = foldBingo(bingo.viewFor(before, viewer), event as bingo.EventView);
  const { version: _, now: __, ...after } = bingo.viewFor(game, viewer);
  expect(folded).toMatchObject(after);
});

test('after anything else the whole is asked for', () => {
  const viewer = { kind: 'spectator' } as const;
  const { events } = send(begun(), SYSTEM, { kind: 'end' }, 9);
  const event = bingo.eventFor(events[0] as bingo.BingoEvent, viewer) as bingo.EventView;
  expect(foldBingo(bingo.viewFor(begun(), viewer), event)).toBeNull();
});
