/** Stores finished solitaires, one line of JSON each, and finds the best of an edition. */
import { join } from 'node:path';
import type { Result } from '@taht/base';
import { type FileFailure, readBytes, replaceFile } from '@taht/host/files';
import type { solitaire } from '@taht/modes';

export interface Attempt {
  readonly at: number;
  readonly tileset: string;
  readonly lexicon: string;
  readonly variant: solitaire.Variant;
  readonly day: string | null;
  readonly total: number;
  readonly plays: readonly string[];
}

const fileIn = (data: string): string => join(data, 'solitaires.jsonl');

/** The best total of the same game with the same tiles and words; null where there is none yet. */
export function bestTotal(
  data: string,
  game: Omit<Attempt, 'at' | 'total' | 'plays'>,
): number | null {
  const totals = linesIn(data)
    .map(attemptIn)
    .filter((each) => each !== undefined)
    .filter(
      ({ tileset, lexicon, variant, day }) =>
        tileset === game.tileset &&
        lexicon === game.lexicon &&
        variant === game.variant &&
        day === game.day,
    )
    .map(({ total }) => total);
  return totals.length === 0 ? null : Math.max(...totals);
}

export const saveAttempt = (data: string, made: Attempt): Result<undefined, FileFailure> =>
  replaceFile(fileIn(data), `${[...linesIn(data), JSON.stringify(made)].join('\n')}\n`);

function linesIn(data: string): readonly string[] {
  const bytes = readBytes(fileIn(data));
  return bytes.ok
    ? Buffer.from(bytes.value)
        .toString()
        .split('\n')
        .filter((line) => line !== '')
    : [];
}

/** A line that is no attempt, or was damaged, counts for nothing. */
function attemptIn(line: string): (Partial<Attempt> & Pick<Attempt, 'total'>) | undefined {
  try {
    const read = JSON.parse(line) as Partial<Attempt> | null;
    const total = read?.total;
    return typeof total === 'number' ? { ...read, total } : undefined;
  } catch {
    return undefined;
  }
}
