/** Whether somebody may look on at a game: its players always, others as its table says. */

import type { Who } from '../kind.ts';
import { gameKind } from '../kinds/game.ts';
import { maySpectate } from '../kinds/table/chat.ts';
import { tableOf } from '../kinds/table/ids.ts';
import { tableKind } from '../kinds/table/table-kind.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';

/** A game that is over, or belongs to no table, is open to all. */
export async function mayWatch(
  rooms: Pick<RoomsPort, 'read'>,
  stream: string,
  who: Who,
): Promise<boolean> {
  const found = tableOf(stream);
  if (found === null || who.kind !== 'person') return true;
  const game = await rooms.read(gameKind, stream);
  if (!game.ok) return true;
  const { phase, seats } = game.value.state;
  if (phase.kind === 'over' || seats.some(({ player }) => player.id === who.id)) return true;
  const table = await rooms.read(tableKind, found.table);
  if (!table.ok) return table.error.code === 'no-such-stream';
  const { host, barred } = table.value.state;
  if (host === who.id) return true;
  return !barred.includes(who.id) && maySpectate(table.value.state, who.id);
}
