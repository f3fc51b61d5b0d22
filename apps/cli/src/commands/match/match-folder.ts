/**
 * The folder of a match: every game as GCG, and a line for each in `match.jsonl` once its record lies there. So nothing
 * is lost whenever the match is stopped, and it goes on from there.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { type FileFailure, fileFailure, readBytes, replaceFile } from '@taht/host/files';
import { encodeGcg, type GcgFile } from '@taht/record';
import type { MatchGame } from './score.ts';

/** Two matches with the same terms play the same games. */
export type MatchTerms = Readonly<Record<string, string | number | null>>;

export type FolderFailure =
  | FileFailure
  | { readonly code: 'other-match' | 'damaged'; readonly path: string };

export interface StoredGame extends MatchGame {
  /** The match itself, or its control. */
  readonly of: 'match' | 'null';
}

export interface MatchFolder {
  /** What was played before. */
  readonly games: readonly StoredGame[];
  add(game: StoredGame, gcg: GcgFile): Result<undefined, FileFailure>;
}

export function openMatchFolder(
  folder: string,
  terms: MatchTerms,
): Result<MatchFolder, FolderFailure> {
  const path = join(folder, 'match.jsonl');
  const head = JSON.stringify({ format: 'taht-match', version: 1, ...terms });
  const games = readGames(path, head);
  if (!games.ok) return games;
  // Without half a line that a killed process may have left.
  const lines = [head, ...games.value.map((game) => JSON.stringify(game))];
  const written = replaceFile(path, lines.map((line) => `${line}\n`).join(''));
  if (!written.ok) return written;
  return ok({
    games: games.value,
    add: (game, gcg) => {
      const record = replaceFile(join(folder, gcgName(game)), encodeGcg(gcg));
      return record.ok ? append(path, `${JSON.stringify(game)}\n`) : record;
    },
  });
}

function readGames(path: string, head: string): Result<readonly StoredGame[], FolderFailure> {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes.error.reason === 'missing' ? ok([]) : bytes;
  const text = new TextDecoder().decode(bytes.value);
  // What stands behind the last end of a line was never finished.
  const [first, ...rest] = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  if (first === undefined) return ok([]);
  if (first !== head) return err({ code: 'other-match', path });
  try {
    return ok(rest.map((line) => JSON.parse(line) as StoredGame));
  } catch {
    return err({ code: 'damaged', path });
  }
}

function append(path: string, text: string): Result<undefined, FileFailure> {
  try {
    appendFileSync(path, text, { flush: true });
    return ok(undefined);
  } catch (error) {
    return err(fileFailure(error, 'write', path));
  }
}

/** Who begins is told by letter: `match-0007-a.gcg`. */
const gcgName = ({ of, pair, began }: StoredGame): string =>
  `${of}-${String(pair).padStart(4, '0')}-${began === 0 ? 'a' : 'b'}.gcg`;
