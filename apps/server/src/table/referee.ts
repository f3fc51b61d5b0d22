/** The referee of a game: named by its table, holding the role, and not playing. */
import { ok, type Result } from '@taht/base';
import { gameKind } from '../game/game-kind.ts';
import { tableOf } from '../game/ids.ts';
import type { Who } from '../kind/kind.ts';
import { personKind } from '../people/person/person-kind.ts';
import { canReferee, refereeOf } from '../people/who-is.ts';
import { unlessPassing } from '../rooms/failures.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { tableKind } from './table-kind.ts';

type Read = Pick<RoomsPort, 'read'>;

/** Whether a person holds the role just now. */
export async function mayReferee(
  rooms: Read,
  person: string,
): Promise<Result<boolean, RoomFailure>> {
  const read = await rooms.read(personKind, person);
  return read.ok ? ok(canReferee(read.value.state.roles)) : unlessPassing(read.error, false);
}

/** As whom a person acts in a stream: as referee in a game that they referee, else as themselves. */
export async function asReferee(
  rooms: Read,
  stream: string,
  who: Who,
): Promise<Result<Who, RoomFailure>> {
  const found = tableOf(stream);
  const referee = refereeOf(who);
  if (found === null || referee === null || who.kind !== 'person') return ok(who);
  const table = await rooms.read(tableKind, found.table);
  if (!table.ok) return unlessPassing(table.error, who);
  const { options, phase, games } = table.value.state;
  if (options.referee !== who.id || phase !== 'playing' || games !== found.number) return ok(who);
  const game = await rooms.read(gameKind, stream);
  if (!game.ok) return unlessPassing(game.error, who);
  return ok(game.value.state.seats.some(({ player }) => player.id === who.id) ? who : referee);
}
