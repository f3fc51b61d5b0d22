/** The games and score sheets kept in a folder, newest first; what cannot be read as one is left out. */
import { join } from 'node:path';
import { loadGame, parseRecord, parseScoreSheet, scoredSheetOf } from '@taht/record';
import { namesIn } from './names-in.ts';
import { readBytes } from './read-bytes.ts';

export interface Saved {
  readonly id: string;
  readonly path: string;
  readonly players: readonly string[];
  readonly finished: boolean;
  /** When something last happened in it. */
  readonly at: number;
}

type Told = Pick<Saved, 'players' | 'finished' | 'at'>;

const ENDING = '.jsonl';

export const listGames = (folder: string): readonly Saved[] => listSaved(folder, gameIn);

export const listScoreSheets = (folder: string): readonly Saved[] => listSaved(folder, sheetIn);

function listSaved(folder: string, tell: (text: string) => Told | undefined): readonly Saved[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(ENDING))
    .flatMap((name) => {
      const path = join(folder, name);
      const bytes = readBytes(path);
      const told = bytes.ok ? tell(Buffer.from(bytes.value).toString()) : undefined;
      return told === undefined ? [] : [{ id: name.slice(0, -ENDING.length), path, ...told }];
    })
    .toSorted((a, b) => b.at - a.at);
}

function gameIn(text: string): Told | undefined {
  const record = parseRecord(text);
  const game = record.ok ? loadGame(record.value.entries) : undefined;
  if (game?.ok !== true || game.value.phase.kind === 'new') return undefined;
  const { seats, phase, now } = game.value;
  return {
    players: seats.map(({ player }) => player.name),
    finished: phase.kind === 'over',
    at: now,
  };
}

function sheetIn(text: string): Told | undefined {
  const read = parseScoreSheet(text);
  if (!read.ok) return undefined;
  const { setup, acts } = read.value;
  const { isOver } = scoredSheetOf(read.value);
  return { players: setup.players, finished: isOver, at: acts.at(-1)?.at ?? setup.at };
}
