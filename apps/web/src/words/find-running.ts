/** Finds the games that somebody plays just now: those of this device, and those over the network. */
import type { duplicate } from '@taht/modes';
import { answeredGame } from '@taht/protocol';
import { call } from '../connection/call.ts';
import { findMe, me } from '../connection/me.ts';
import { localGames } from '../local-games/client.ts';
import { openModes } from '../local-games/other/shelf.ts';
import { listTables } from '../network/list-tables.ts';
import { duplicateOf, gameAt, gameHere, type RunningGame, solitaireHere } from './running-games.ts';

/** Milliseconds for the server; where it cannot be asked, nothing is known of games there. */
const PATIENCE = 5000;
const MOST_TABLES = 50;

export async function findRunning(): Promise<readonly RunningGame[]> {
  const found = await Promise.all([gamesHere(), solitairesHere(), soon(gamesOnServer())]);
  const games = found.flat().filter((game) => game !== null);
  return games.filter(({ id }, i) => games.findIndex((game) => game.id === id) === i);
}

type Found = readonly (RunningGame | null)[];

async function gamesHere(): Promise<Found> {
  const stored = await localGames.ask({ kind: 'list' });
  return stored.ok ? stored.value.map(gameHere) : [];
}

async function solitairesHere(): Promise<Found> {
  try {
    return (await (await openModes()).list()).map(solitaireHere);
  } catch {
    // A database that the browser cannot read has no game to go on with.
    return [];
  }
}

async function gamesOnServer(): Promise<Found> {
  await findMe();
  const person = me.value?.card.id;
  if (person === undefined) return [];
  const own = { state: 'live', player: 'me' } as const;
  const found = await Promise.all([
    // However many others there are, none that is rated is missed.
    listTables({ ...own, label: 'rated' }),
    listTables(own, MOST_TABLES),
    duplicatesOf(person),
  ]);
  const [rated, tables, duplicates] = found;
  return [...[...rated, ...tables].map(gameAt), ...duplicates];
}

/** A player has answers to a duplicate game for as long as it goes on. */
async function duplicatesOf(person: string): Promise<Found> {
  const list = await call<{ readonly rows: readonly { readonly stream: string }[] }>(
    '/streams?kind=answers&player=me&state=live',
  );
  if (!list.ok) return [];
  const views = await Promise.all(
    list.value.rows.map(({ stream }) =>
      call<{ readonly view: duplicate.DuplicateView }>(`/streams/${answeredGame(stream, person)}`),
    ),
  );
  return views.map((found) => (found.ok ? duplicateOf(found.value.view) : null));
}

const soon = (found: Promise<Found>): Promise<Found> =>
  Promise.race([
    found,
    new Promise<Found>((resolve) => {
      setTimeout(resolve, PATIENCE, []);
    }),
  ]);
