/** A tournament as one file, and such a file made a tournament of this server. */
import { err, ok, type Result } from '@taht/base';
import { makeTournamentFile } from '@taht/record';
import { decide, type Tournament } from '@taht/tournament';
import type { Clock } from '../rooms/clock.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { FileFailure } from './read-file.ts';
import type { TournamentThread } from './thread/tournament-thread.ts';
import { type TournamentTypes, tournamentKind } from './tournament-kind.ts';

export interface Bringing {
  readonly rooms: Pick<Rooms, 'restore'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly thread: Pick<TournamentThread, 'readFile'>;
}

const DAY = 24 * 3600 * 1000;
const MOST_DAYS = 366;
/** The whole history: for its director only. */
export async function fileOf(
  rooms: Pick<RoomsPort, 'history'>,
  stream: string,
): Promise<Result<string, RoomFailure>> {
  const entries = await rooms.history(tournamentKind, stream);
  return entries.ok ? ok(makeTournamentFile(entries.value)) : entries;
}

/** Restores the tournament under its name. Whoever brings it directs it; nobody else has a part in it yet. */
export async function bringTournament(
  { rooms, clock, thread }: Bringing,
  director: { readonly id: string; readonly name: string },
  text: string,
): Promise<
  Result<{ readonly state: Tournament; readonly digest: string }, FileFailure | RoomFailure>
> {
  const read = await thread.readFile(text);
  if (!read.ok) return read;
  const { entries, state, digest } = read.value;
  const untimely = refuseTime(state, clock.now());
  if (untimely !== undefined) return err(untimely);
  const command = {
    id: `taken-over-${entries.length}`,
    by: { kind: 'system' },
    at: clock.now(),
    action: { kind: 'take-over', director },
  } as const;
  const decided = decide(state, command, { judge: () => 'unknown', draw: () => 0 });
  if (!decided.ok) return err({ code: 'event-forgotten' });
  const restored = await rooms.restore<TournamentTypes>(tournamentKind, state.setup.event, [
    ...entries,
    { command, events: decided.value },
  ]);
  return restored.ok ? ok({ state, digest }) : restored;
}

/** Clocks of laptops may be a little wrong. */
function refuseTime(
  { setup, isForgotten, now: last }: Tournament,
  now: number,
): FileFailure | undefined {
  if (isForgotten || setup.deleteBy <= now) return { code: 'event-forgotten' };
  if (setup.deleteBy > now + (MOST_DAYS + 1) * DAY)
    return { code: 'kept-too-long', mostDays: MOST_DAYS };
  return last > now + DAY ? { code: 'from-the-future' } : undefined;
}
