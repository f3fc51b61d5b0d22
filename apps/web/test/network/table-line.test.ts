import type { Texts } from '@taht/phrasing';
import { TABLE_EXAMPLES, type TableHead, type TableView } from '@taht/protocol';
import { viewFor } from '@taht/rules';
import { Table } from '@taht/testkit';
import { expect, test } from 'vitest';
import { turnGame } from '../../src/network/table-line.ts';

const [VIEW] = TABLE_EXAMPLES.view as [Extract<TableView, { kind: 'table' }>];
const said: Texts = {
  language: 'en',
  t: (id, values = {}) => [id, ...Object.values(values)].join(' '),
  find: () => undefined,
  list: (items) => items.join(', '),
};

const person = (id: string, name: string): TableHead['places'][number] =>
  ({ kind: 'person', id, name }) as TableHead['places'][number];

/** Seat A of the game is the second place of the table. */
function played(script: string) {
  const table = Table.dealt({
    racks: ['HORNSAT', 'FARMEST'],
    rules: { clock: { kind: 'per-move', seconds: 120 } },
  });
  table.play(script);
  const [a, b] = table.game.seats.map(({ player }) => player.id) as [string, string];
  const head: TableHead = {
    ...VIEW.head,
    phase: 'playing',
    game: 'game-1',
    places: [person(b, 'Mari'), person(a, 'Jaan')],
    own: 1,
    isInvited: false,
  };
  return { head, view: viewFor(table.game, { kind: 'seat', seat: 0 }) };
}

test('a game that waits for the reader says so, with picture, own score first, and clock', () => {
  const { head, view } = played('A 8E HORN; B pass');
  expect(turnGame(head, view, said, 20_000)).toEqual({
    href: '/g/game-1',
    squares: [109, 110, 111, 112],
    others: [{ id: 'p1', name: 'Mari' }],
    turn: 'home.my-turns',
    score: '14\u00a0:\u00a00',
    isMine: true,
    until: 120_000,
  });
});

test('a game that waits for another names whom, and shows no clock', () => {
  const { head, view } = played('A 8E HORN');
  expect(turnGame(head, view, said, 0)).toMatchObject({
    turn: 'home.their-turn Mari',
    isMine: false,
    until: null,
  });
});

test('an invitation waits for the reader, a table of the own for the others', () => {
  const open: TableHead = { ...VIEW.head, phase: 'open', own: 0, isInvited: false };
  expect(turnGame(open, null, said, 0)).toMatchObject({
    href: `/t/${open.id}`,
    turn: 'table.waiting',
    isMine: false,
  });
  const invited = turnGame({ ...open, own: null, isInvited: true }, null, said, 0);
  expect(invited).toMatchObject({ turn: 'table.invited-you', isMine: true });
});
