/** A file that only its owner may read, made when it is first needed. */
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** Stores the text unless the file is there, and answers what is stored. */
export function makeSecretFile(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const made = `${path}.${process.pid}`;
  writeFileSync(made, text, { mode: OWNER_ONLY, flush: true });
  try {
    // The file appears whole or not at all; if another process was faster, its secret counts.
    linkSync(made, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
  return readSecretFile(path) ?? '';
}

export function readSecretFile(path: string): string | null {
  try {
    const text = readFileSync(path, 'utf8');
    chmodSync(path, OWNER_ONLY);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
