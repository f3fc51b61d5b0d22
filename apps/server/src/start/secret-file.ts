/** A file that only its owner may read, made when it is first needed. */
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

export async function secretFile(path: string, make: () => Promise<string>): Promise<string> {
  const known = readIfThere(path);
  if (known !== null) return known;
  mkdirSync(dirname(path), { recursive: true });
  const made = `${path}.${process.pid}`;
  writeFileSync(made, await make(), { mode: OWNER_ONLY, flush: true });
  try {
    // The file appears whole or not at all; if another process was faster, its secret counts.
    linkSync(made, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
  return readIfThere(path) ?? '';
}

function readIfThere(path: string): string | null {
  try {
    const text = readFileSync(path, 'utf8');
    chmodSync(path, OWNER_ONLY);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
