/** Who directs a tournament. */
import { ok, type Result } from '@taht/base';
import { unlessPassing } from '../rooms/failures.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { tournamentKind } from './tournament-kind.ts';

export async function directs(
  rooms: Pick<RoomsPort, 'read'>,
  tournament: string,
  person: string,
): Promise<Result<boolean, RoomFailure>> {
  const read = await rooms.read(tournamentKind, tournament);
  if (!read.ok) return unlessPassing(read.error, false);
  const { officials } = read.value.state;
  return ok(officials.some(({ id, role }) => id === person && role === 'director'));
}
