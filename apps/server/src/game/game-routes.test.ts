/** A finished game as GCG calls people as their table does, and a person whom the table no longer shows by no number. */
import { ok } from '@taht/base';
import { gcgPlayers, parseGcg } from '@taht/record';
import { seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { replayOf } from '../../test/support/played.ts';
import type { Route } from '../http/route.ts';
import { gameRoutes } from './game-routes.ts';

/** A finished game with a tile set of ours. */
function finishedGame() {
  for (let i = 0; ; i++) {
    const replay = replayOf(seed() + i);
    const { entries = [], game } = replay?.played ?? {};
    const players = game?.setup.players ?? [];
    const isOurs = game?.setup.tileset.alphabet[0]?.includes('⟨') === false;
    if (isOurs && game?.phase.kind === 'over' && players.length === 2) return { entries, players };
  }
}

async function gcgOf(names: readonly (string | null)[]): Promise<readonly string[]> {
  const { entries, players } = finishedGame();
  const places = players.flatMap(({ id }, i) =>
    names[i] === null ? [] : [{ kind: 'person', id, name: names[i] }],
  );
  const views = {
    'game-abc-1': { phase: { kind: 'over' } },
    'table-abc': { kind: 'table', head: { places } },
  } as Record<string, unknown>;
  const parts = {
    watching: { viewFor: async (stream: string) => ok({ version: 0, view: views[stream] }) },
    rooms: { history: async () => ok(entries) },
  };
  const route = gameRoutes(parts as never).find(({ path }) => path.endsWith('/gcg')) as Route;
  const answer = await route.handle({ params: { stream: 'game-abc-1' }, identity: null } as never);
  return gcgPlayers(parseGcg((answer as { value: Uint8Array }).value)).toSorted();
}

test('people are called as at their table', async () => {
  expect(await gcgOf(['Ann Lee', 'Bo'])).toEqual(['Ann Lee', 'Bo']);
});

test('whoever is not shown there any more is a player, and no number', async () => {
  expect(await gcgOf(['Ann Lee', null])).toEqual(['Ann Lee', 'player2']);
});
