/** A standard game that is over, for what begins where it ended. */
import { boardOf, editionOf } from '@taht/editions';
import type { Tile } from '@taht/letters';
import { gameKind } from '../../src/game/game-kind.ts';
import type { Composed, Guest } from './composed.ts';
import { value } from './store-parts.ts';

const GAME = 'game-x';
const SYSTEM = { kind: 'system' } as const;

/** A game of one word on the board, over by agreement. Whoever laid it has won: no tiles are deducted, whatever was drawn. */
export async function finishedGame(
  server: Composed,
  people: readonly Guest[],
  others: readonly string[],
  winner?: number,
): Promise<string> {
  const edition = editionOf('et');
  const rulebook = edition?.rulesets[0];
  const base = rulebook && {
    ...rulebook,
    final: { ...rulebook.final, deductOwn: 'never' as const },
  };
  const tileset = edition?.tilesets.find(({ id }) => id === base?.tileset);
  const list = await fetch(`${server.http}/api/v1/lexicons`).then((answer) => answer.json());
  const known = (list as { lexicons?: { id: string; hash: string }[] }).lexicons ?? [];
  const { id = '', hash = '' } = known.find((each) => each.id === 'et') ?? {};
  const players = [...people.map((person) => person.id), ...others].map((each, i) => ({
    id: each,
    name: `P${i}`,
  }));
  const setup = {
    ...{ game: GAME, players, base, houseRules: [], tileset, board: boardOf('std15') },
    ...{ lexicon: { id, hash }, commitment: 'c' },
  };
  let sent = 0;
  const send = async (who: object, action: object) =>
    value(await server.rooms.send(GAME, { id: `g${++sent}`, who: who as never, action }));
  const create = { id: 'g0', who: SYSTEM, action: { kind: 'create', setup, seed: 's' } };
  value(await server.rooms.create('game', GAME, create));
  for (const player of players) await send({ kind: 'person', id: player.id }, { kind: 'agree' });
  const first = await onTurn(server);
  const seat = winner ?? first;
  if (first !== seat) await send({ kind: 'person', id: players[first]?.id }, { kind: 'pass' });
  const { state } = value(await server.rooms.read(gameKind, GAME));
  const letters = (state.seats[seat]?.rack ?? []).filter((tile: Tile) => tile !== '?').slice(0, 3);
  const tiles = letters.map((letter, i) => ({ square: 112 + i, letter, blank: false }));
  await send({ kind: 'person', id: players[seat]?.id }, { kind: 'place', tiles });
  for (const player of players.filter((_, i) => i !== seat))
    await send({ kind: 'person', id: player.id }, { kind: 'accept' });
  for (const player of players)
    await send({ kind: 'person', id: player.id }, { kind: 'agree-end' });
  return GAME;
}

async function onTurn(server: Composed): Promise<number> {
  const { phase } = value(await server.rooms.read(gameKind, GAME)).state;
  return phase.kind === 'turn' ? phase.seat : -1;
}
