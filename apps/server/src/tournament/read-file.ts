/** Reads a file that is said to be a tournament. It costs as much as everything that happened in it. */
import { err, ok, type Result } from '@taht/base';
import {
  commitmentOf,
  loadTournament,
  parseTournamentFile,
  type RecordFailure,
  type TournamentEntry,
} from '@taht/record';
import { type Tournament, viewFor } from '@taht/tournament';

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

/** Undo folds everything before it again, so a file full of it would block the server. */
const MOST = { entries: 20_000, refolded: 1_000_000 };

export interface ReadFile {
  readonly entries: readonly TournamentEntry[];
  readonly state: Tournament;
  readonly digest: string;
}

export function readFile(text: string): Result<ReadFile, FileFailure> {
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
