/** The examples of tables, lobbies, ratings and drafts are what their schemas say. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  DRAFT_SYNC_EXAMPLES,
  DRAFT_SYNC_REFUSALS,
  draftSyncAction,
  draftSyncEventView,
  draftSyncView,
  LOBBY_EXAMPLES,
  LOBBY_REFUSALS,
  lobbyAction,
  lobbyEventView,
  lobbyView,
  RATINGS_EXAMPLES,
  RATINGS_REFUSALS,
  ratingsEventView,
  ratingsView,
  TABLE_EXAMPLES,
  TABLE_REFUSALS,
  tableAction,
  tableEventView,
  tableView,
} from '../index.ts';

describe.each<[string, z.ZodType, readonly unknown[]]>([
  ['tableAction', tableAction, TABLE_EXAMPLES.actions],
  ['tableView', tableView, TABLE_EXAMPLES.view],
  ['tableEventView', tableEventView, TABLE_EXAMPLES.events],
  ['lobbyAction', lobbyAction, LOBBY_EXAMPLES.actions],
  ['lobbyView', lobbyView, LOBBY_EXAMPLES.view],
  ['lobbyEventView', lobbyEventView, LOBBY_EXAMPLES.events],
  ['ratingsView', ratingsView, RATINGS_EXAMPLES.view],
  ['ratingsEventView', ratingsEventView, RATINGS_EXAMPLES.events],
  ['draftSyncAction', draftSyncAction, DRAFT_SYNC_EXAMPLES.actions],
  ['draftSyncView', draftSyncView, DRAFT_SYNC_EXAMPLES.view],
  ['draftSyncEventView', draftSyncEventView, DRAFT_SYNC_EXAMPLES.events],
])('%s', (_name, schema, examples) => {
  test.each(examples)('example %#', (example) => {
    expect(schema.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
  });
});

test('every kind of table action has an example', () => {
  const kinds = tableAction.options.map(({ shape }) => shape.kind.value);
  expect(TABLE_EXAMPLES.actions.map(({ kind }) => kind)).toEqual(kinds);
});

test('no code means two things', () => {
  const codes = [...TABLE_REFUSALS, ...LOBBY_REFUSALS, ...RATINGS_REFUSALS, ...DRAFT_SYNC_REFUSALS];
  expect(new Set(codes).size).toBe(codes.length);
});
