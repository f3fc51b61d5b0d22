/** The data folder of a server at which many play: guests with their sessions, their tables, and a game at each. */
import { randomBytes } from 'node:crypto';
import { gameOf } from '../../src/game/ids.ts';
import { newId } from '../../src/people/random.ts';
import { relationsOf } from '../../src/people/relations.ts';
import { storePath } from '../../src/start/options.ts';
import { loadSecret } from '../../src/start/secret.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Append } from '../../src/store/store.ts';
import { tableKind } from '../../src/table/table-kind.ts';
import { value } from '../../test/support/store-parts.ts';
import { appendAll, guest } from './guests.ts';
import { creationOf, listsOf, makeScripts, newGame, OPTIONS, type Script } from './scripts.ts';
import { Written } from './written.ts';

/** A table as its players know it. */
export interface HallTable {
  /** What its players watch. */
  readonly streams: readonly string[];
  readonly game: string;
  /** By seat; empty for strangers. */
  readonly cookies: readonly string[];
  /** What is still to be played. */
  readonly moves: Script['moves'];
}

export interface HallPlan {
  readonly tables: number;
  /** Moves that are left at every table, at least; the games are at different places. */
  readonly left: number;
}

const SCRIPTS = 64;
const AT_ONCE = 500;

export async function makeHall(
  folder: string,
  { tables, left }: HallPlan,
): Promise<readonly HallTable[]> {
  const secret = value(loadSecret(folder, {}));
  const scripts = makeScripts(SCRIPTS);
  const store = value(await openSqliteStore(storePath(folder)));
  const made: HallTable[] = [];
  let waiting: Append[] = [];
  for (let i = 0; i < tables; i++) {
    const script = scripts[i % SCRIPTS] as Script;
    const most = Math.max(0, script.moves.length - left);
    const { table, appends } = tableWith(script, Math.floor(i / SCRIPTS) % (most + 1), secret);
    made.push(table);
    waiting.push(...appends);
    if (waiting.length >= AT_ONCE || i === tables - 1) {
      await appendAll(store, waiting);
      waiting = [];
    }
  }
  await store.close();
  return made;
}

/** Where so many moves have been made. */
function tableWith(script: Script, moves: number, secret: Uint8Array) {
  const at = Date.now();
  const guests = ['Ann', 'Ben'].map((name) => guest(name, secret, at));
  const stream = newId(randomBytes, 'table');
  const table = new Written(tableKind, { listsOf }, stream);
  const people = guests.map(({ person: { state } }) => ({
    id: state.id,
    name: state.nickname,
    isAccount: false,
    rating: null,
    ties: relationsOf(state),
  }));
  const paired = { kind: 'open-paired', table: stream, options: OPTIONS, people } as const;
  table.command({ id: 'open', by: 'system', at, action: paired });
  const orders = table.state.orders.map(({ number }) => number);
  table.command({ id: 'done', by: 'system', at, action: { kind: 'done', orders } });
  const name = gameOf(stream, 1);
  const game = newGame(name);
  const ids = people.map(({ id }) => id);
  const action = creationOf(name, ids, script.seed);
  game.command({ id: 'create', by: { kind: 'system' }, at, action });
  for (const line of [...script.opening, ...script.moves.slice(0, moves)])
    game.command({
      id: `${ids[line.seat]}/${game.state.version}`,
      by: { kind: 'seat', seat: line.seat },
      at,
      action: line.action,
    });
  const known: HallTable = {
    streams: [stream, name],
    game: name,
    cookies: game.state.seats.map(({ player }) => guests[ids.indexOf(player.id)]?.cookie ?? ''),
    moves: script.moves.slice(moves),
  };
  const all = [...guests.map(({ person }) => person), table, game];
  return { table: known, appends: all.map(({ append }) => append) };
}

/** Two who are connected and do nothing. */
export const STRANGERS: HallTable = { streams: [], game: '', cookies: ['', ''], moves: [] };
