/** Tells the table of each hint, so that everybody there sees it. */
import { tableOf } from '../game/ids.ts';
import { SYSTEM } from '../kind/kind.ts';
import { isSettled } from '../rooms/failures.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';

/** The same turn and step are the same hint, however often it is asked for. */
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
