/** The lines of an official file. One that ends within a line was cut off on its way. */
import { err, ok, type Result } from '@taht/base';
import type { FormatFault } from './format.ts';

/** What `read` makes of every line that is not empty; `undefined` is a line that cannot be read. */
export function readLines<T>(
  text: string,
  read: (line: string) => T | undefined,
): Result<readonly T[], FormatFault> {
  const lines = text.split(/\r?\n/u);
  const found: T[] = [];
  for (const [at, line] of lines.entries()) {
    if (line === '') continue;
    const value = read(line);
    if (value !== undefined) found.push(value);
    else return err({ code: isLast(at, lines) ? 'cut-off' : 'unreadable-line', line: at + 1 });
  }
  return ok(found);
}

/** The last line of a whole file is followed by a line end. */
const isLast = (at: number, lines: readonly string[]): boolean => at > 0 && at === lines.length - 1;
