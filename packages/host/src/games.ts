/** The games kept in a folder, newest first; what cannot be read as a game is left out. */
import { join } from 'node:path';
import { loadGame, parseRecord } from '@taht/record';
import { namesIn } from './names-in.ts';
import { readBytes } from './read-bytes.ts';

export interface SavedGame {
  readonly id: string;
  readonly path: string;
  readonly players: readonly string[];
  readonly finished: boolean;
  /** When something last happened in it. */
  readonly at: number;
}

const ENDING = '.jsonl';

export function listGames(folder: string): readonly SavedGame[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => readGame(join(folder, name), name.slice(0, -ENDING.length)))
    .filter((game) => game !== undefined)
    .toSorted((a, b) => b.at - a.at);
}

function readGame(path: string, id: string): SavedGame | undefined {
  const bytes = readBytes(path);
  if (!bytes.ok) return undefined;
  const record = parseRecord(Buffer.from(bytes.value).toString());
  if (!record.ok) return undefined;
  const game = loadGame(record.value.entries);
  if (!game.ok || game.value.phase.kind === 'new') return undefined;
  const { seats, phase, now } = game.value;
  const players = seats.map(({ player }) => player.name);
  return { id, path, players, finished: phase.kind === 'over', at: now };
}
