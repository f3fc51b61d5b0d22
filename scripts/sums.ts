/** The hashes of all files of a folder, as `sha256sum -c` reads them. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const SUMS = 'SHA256SUMS';

export function writeSums(folder: string): void {
  const files = globSync('**', { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((file) => file !== SUMS)
    .sort();
  const lines = files.map((file) => `${sumOf(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, SUMS), lines.join(''));
}

export const sumOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');
