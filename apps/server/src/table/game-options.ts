/** What a game's table has chosen for it: a referee, hints. */

import type { TableOptions } from '@taht/protocol';
import { tableOf } from '../game/ids.ts';
import { SYSTEM } from '../kind/kind.ts';
import { isSettled } from '../rooms/failures.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { mayReferee } from './referee.ts';
import { tableKind } from './table-kind.ts';

type Read = Pick<RoomsPort, 'read'>;

/** Whether a person is the referee of this game. */
export async function isRefereed(rooms: Read, game: string): Promise<boolean> {
  const referee = (await optionsOf(rooms, game))?.referee ?? null;
  if (referee === null) return false;
  const holds = await mayReferee(rooms, referee);
  return !holds.ok || holds.value;
}

/** Whether its table gives hints: never a rated one. */
export async function mayHint(rooms: Read, game: string): Promise<boolean> {
  const options = await optionsOf(rooms, game);
  return options?.hints === true && !options.rated;
}

/** Tells the table of a hint, so that everybody there sees it. The same turn and step are the same hint. */
export async function countHint(
  rooms: Pick<RoomsPort, 'send'>,
  game: string,
  person: string,
  turn: string,
): Promise<boolean> {
  const found = tableOf(game);
  if (found === null) return true;
  const action = { kind: 'hinted', game: found.number, person };
  const id = `hint-${found.number}-${turn}`;
  return isSettled(await rooms.send(found.table, { id, who: SYSTEM, action }));
}

async function optionsOf(rooms: Read, game: string): Promise<TableOptions | undefined> {
  const found = tableOf(game);
  if (found === null) return undefined;
  const read = await rooms.read(tableKind, found.table);
  return read.ok ? read.value.state.options : undefined;
}
