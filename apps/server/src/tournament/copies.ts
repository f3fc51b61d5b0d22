/** Copies of tournaments that the server saves by itself after every round, to go on from on another machine; none outlives the day of deletion. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type FileFailure, replaceFile } from '@taht/host';
import { loadTournament, parseTournamentFile } from '@taht/record';
import { openTables, type Tournament } from '@taht/tournament';
import type { Clock } from '../rooms/clock.ts';
import type { React } from '../rooms/reacting.ts';
import { fileOf } from './tournament-file.ts';
import type { TournamentTypes } from './tournament-kind.ts';

export interface CopyPorts {
  /** Null where none are wanted. */
  readonly folder: string | null;
  /** A stick may have been drawn out; it is tried again. */
  onNotSaved(failure: FileFailure): void;
}

/** One for each tournament, for it has everything from the beginning. No name of people or tournaments is in it: others see what is in a folder. */
const copyPath = (folder: string, stream: string): string => join(folder, `${stream}.jsonl`);

/** From the last result of a round to the next draw, and in the end. */
const isBetweenRounds = ({ stages, isForgotten }: Tournament): boolean => {
  const round = stages.at(-1)?.rounds.at(-1);
  return !isForgotten && round !== undefined && openTables(round).length === 0;
};

export const owesCopy =
  ({ folder }: Pick<CopyPorts, 'folder'>) =>
  (state: Tournament): number | null =>
    folder !== null && isBetweenRounds(state) ? state.now : null;

export const saveCopy =
  ({ folder, onNotSaved }: CopyPorts): React<TournamentTypes> =>
  async (stream, state, rooms) => {
    if (folder === null) return 'done';
    const path = copyPath(folder, stream);
    if (state.isForgotten) {
      rmSync(path, { force: true });
      return 'done';
    }
    if (!isBetweenRounds(state)) return 'done';
    const file = await fileOf(rooms, stream);
    if (!file.ok) return 'later';
    makeFolder(folder);
    const saved = replaceFile(path, file.value);
    if (saved.ok) return 'done';
    onNotSaved(saved.error);
    return 'later';
  };

/** Why there is none is told by writing into it. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // A file of that name, or a stick that is away.
  }
}

const NAME = /^tournament-[\w.:~-]{1,90}\.jsonl$/u;

/** Those whose day has come while no server ran here; what is no tournament is left alone. */
export function removeOldCopies(folder: string | null, clock: Pick<Clock, 'now'>): void {
  for (const name of namesIn(folder)) {
    const path = join(folder ?? '', name);
    const read = parseTournamentFile(readFileSync(path, 'utf8'));
    const loaded = read.ok ? loadTournament(read.value.entries) : read;
    if (loaded.ok && loaded.value.setup.deleteBy <= clock.now()) rmSync(path, { force: true });
  }
}

function namesIn(folder: string | null): readonly string[] {
  if (folder === null) return [];
  try {
    return readdirSync(folder).filter((name) => NAME.test(name));
  } catch {
    // There is none yet.
    return [];
  }
}
