/** A tournament as one file, and such a file made a tournament of this server. */
import { err, ok, type Result } from '@taht/base';
import {
  commitmentOf,
  loadTournament,
  makeTournamentFile,
  parseTournamentFile,
  type RecordFailure,
  type TournamentEntry,
} from '@taht/record';
import { decide, type Tournament, viewFor } from '@taht/tournament';
import type { Clock } from '../rooms/clock.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { type TournamentTypes, tournamentKind } from './tournament-kind.ts';

/** Why a file is not taken. */
export type FileFailure =
  | {
      readonly code: 'not-an-event';
      readonly reason: RecordFailure['code'] | 'torn' | 'commitment' | 'name';
      readonly line: number;
      readonly at: string;
    }
  | { readonly code: 'file-too-large' }
  /** Its last day has come, here or by its own clock. */
  | { readonly code: 'event-forgotten' }
  /** It would store names longer than allowed. */
  | { readonly code: 'kept-too-long'; readonly mostDays: number }
  | { readonly code: 'from-the-future' };

export interface Bringing {
  readonly rooms: Pick<Rooms, 'restore'>;
  readonly clock: Pick<Clock, 'now'>;
}

const DAY = 24 * 3600 * 1000;
const MOST_DAYS = 366;
/** Undo folds everything before it again, so a file full of it would block the server. */
const MOST = { entries: 20_000, refolded: 1_000_000 };

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
  { rooms, clock }: Bringing,
  director: { readonly id: string; readonly name: string },
  text: string,
): Promise<
  Result<{ readonly state: Tournament; readonly digest: string }, FileFailure | RoomFailure>
> {
  const read = readFile(text);
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

interface ReadFile {
  readonly entries: readonly TournamentEntry[];
  readonly state: Tournament;
  readonly digest: string;
}

function readFile(text: string): Result<ReadFile, FileFailure> {
  const parsed = parseTournamentFile(text);
  if (!parsed.ok) return err(notATournament(parsed.error));
  const { entries, torn, digest } = parsed.value;
  if (torn) return err(notATournament({ code: 'torn', line: entries.length + 2, at: 'end' }));
  const undone = entries.filter(({ command }) => command.action.kind === 'undo').length;
  if (entries.length > MOST.entries || entries.length * undone > MOST.refolded)
    return err({ code: 'file-too-large' });
  const loaded = loadTournament(entries);
  if (!loaded.ok) return err(notATournament(loaded.error));
  const state = loaded.value;
  if (!/^tournament-[\w.:~-]{1,90}$/.test(state.setup.event))
    return err(notATournament({ code: 'name', line: 2, at: 'event' }));
  if (commitmentOf(state.secret.seed) !== state.setup.commitment)
    return err(notATournament({ code: 'commitment', line: 2, at: 'commitment' }));
  return isShowable(state)
    ? ok({ entries, state, digest })
    : err(notATournament({ code: 'impossible-event', line: entries.length + 1, at: 'events' }));
}

type Why = Omit<Extract<FileFailure, { code: 'not-an-event' }>, 'code' | 'reason'> & {
  readonly code: Extract<FileFailure, { code: 'not-an-event' }>['reason'];
};

const notATournament = ({ code: reason, line, at }: Why): FileFailure => ({
  code: 'not-an-event',
  reason,
  line,
  at,
});

/** A file made by hand may fold and still make no sense. */
function isShowable(state: Tournament): boolean {
  try {
    viewFor(state, { kind: 'director' });
    viewFor(state, { kind: 'public' });
    return true;
  } catch {
    return false;
  }
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
