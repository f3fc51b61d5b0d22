/** A list that cannot be had stops what needs it, and nothing else. */
import type { Letter } from '@taht/letters';
import { deepFreeze, drawStream, Table, type TableSpec } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  type Action,
  decide,
  type Env,
  type Game,
  type Square,
  Unavailable,
} from '../src/index.ts';

type Reason = { readonly code: 'list-missing'; readonly asked: number };

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];
const open: TableSpec = { racks: RACKS, houseRules: ['open-dictionary'] };
const checked: TableSpec = { racks: RACKS, houseRules: ['challenge-void'] };
const stuck: TableSpec = {
  racks: RACKS,
  hasPlay: () => true,
  rules: { pass: { when: 'when-stuck' } },
};

/** Counts what it was asked, and answers nothing. */
function missing(): Env<Reason> {
  let asked = 0;
  const answer = () => new Unavailable<Reason>({ code: 'list-missing', asked: ++asked });
  return { judge: answer, hasPlay: answer, draw: drawStream };
}

function after(spec: TableSpec, script: string): Game {
  const table = Table.dealt(spec);
  table.play(script);
  return deepFreeze(table.game);
}

const send = (game: Game, seat: number, action: Action) =>
  decide(game, { id: 'x', by: { kind: 'seat', seat }, at: game.now, action }, missing());

const HORN: Action = {
  kind: 'place',
  tiles: [...'HORN'].map((letter, i) => ({
    square: (109 + i) as Square,
    letter: letter as Letter,
    blank: false,
  })),
};

test.each<[string, TableSpec, string, number, Action]>([
  ['a look into the dictionary', open, '', 1, { kind: 'look-up', word: ['H'] }],
  ['a challenge that the list settles', { racks: RACKS }, 'A 8E HORN', 1, { kind: 'challenge' }],
  ['a play that is checked at once', checked, '', 0, HORN],
  ['a pass of somebody who must be stuck', stuck, '', 0, { kind: 'pass' }],
])(
  '%s is not decided, and the reason of the first question comes out',
  (_name, spec, script, seat, action) => {
    expect(send(after(spec, script), seat, action)).toEqual({
      ok: false,
      error: { code: 'list-missing', asked: 1 },
    });
  },
);

test.each<[string, TableSpec, string, number, Action]>([
  ['a play that may be challenged', { racks: RACKS }, '', 0, HORN],
  ['accepting one', { racks: RACKS }, 'A 8E HORN', 1, { kind: 'accept' }],
  ['resigning', checked, '', 0, { kind: 'resign' }],
])('%s needs no list', (_name, spec, script, seat, action) => {
  expect(send(after(spec, script), seat, action).ok).toBe(true);
});

test('what is refused without a word being asked for is refused as ever', () => {
  expect(send(after(checked, ''), 1, HORN)).toEqual({
    ok: false,
    error: { code: 'not-your-turn', onTurn: 0 },
  });
});
