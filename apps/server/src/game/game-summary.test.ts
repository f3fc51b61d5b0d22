/** What lists show of a game, before and after its end. */
import { Table } from '@taht/testkit';
import { expect, test } from 'vitest';
import { labelsOf, summaryOf } from './game-summary.ts';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];

test('a game under way shows nothing that changes with every move', () => {
  const table = Table.dealt({ racks: RACKS });
  const before = summaryOf(table.game);
  expect(before.end).toBeNull();
  table.play('A 8E HORN; B accept; C accept');
  expect(summaryOf(table.game)).toEqual(before);
});

test('one that is over shows places as in sports', () => {
  const table = Table.dealt({ racks: ['A', 'A', 'E'] });
  table.play('C resign; A end; B end');
  const summary = summaryOf(table.game);
  expect(summary.end).toMatchObject({ reason: 'agreed' });
  expect(summary.end?.seats.map(({ place }) => place)).toEqual([1, 1, 3]);
  expect(labelsOf('game-x-1', summary)).toEqual(expect.arrayContaining(['open', 'end:agreed']));
  expect(labelsOf('game-x-1p', summary)).not.toContain('open');
});

test('one that was called off has no places', () => {
  const table = Table.dealt({ racks: RACKS });
  table.play('A abort');
  expect(summaryOf(table.game).end?.seats.map(({ place }) => place)).toEqual([null, null, null]);
});

test('no name of a player is in it', () => {
  const { game } = Table.dealt({ racks: RACKS });
  const named = game.setup.players.map(({ name }) => name).filter((name) => name.length > 1);
  const text = JSON.stringify(summaryOf(game));
  for (const name of named) expect(text).not.toContain(`"${name}"`);
});
