/** What a game's table has chosen for it. */
import type { TableOptions } from '@taht/protocol';
import { tableOf } from '../game/ids.ts';
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

async function optionsOf(rooms: Read, game: string): Promise<TableOptions | undefined> {
  const found = tableOf(game);
  if (found === null) return undefined;
  const read = await rooms.read(tableKind, found.table);
  return read.ok ? read.value.state.options : undefined;
}
