/** The files beside the store that make a server the same one again. A backup carries them inside, so it stays one file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { lexiconsFolder, namesIn, OLD_LEXICONS } from '@taht/host';

/** By its path in the data folder, with `/` between. */
export interface Companion {
  readonly name: string;
  readonly content: Uint8Array;
}

const OWN = ['secret', 'certificate.json'];
const SAFE_NAME = /^(?:lexicons\/(?:old\/[0-9a-f]{16}\/)?)?[\w-][\w.-]*$/;

export function packCompanions(copy: DatabaseSync, data: string): void {
  const lists = namesIn(lexiconsFolder(data)).map((name) => `lexicons/${name}`);
  const old = join(lexiconsFolder(data), OLD_LEXICONS);
  const older = namesIn(old).flatMap((version) =>
    namesIn(join(old, version)).map((name) => `lexicons/${OLD_LEXICONS}/${version}/${name}`),
  );
  copy.exec('CREATE TABLE companions (name TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT');
  const insert = copy.prepare('INSERT INTO companions VALUES (?, ?)');
  for (const name of [...OWN, ...lists, ...older].filter((each) => SAFE_NAME.test(each))) {
    const content = readIfFile(join(data, name));
    if (content !== null) insert.run(name, content);
  }
}

/** Takes them out, so that what remains is a store. */
export function unpackCompanions(copy: DatabaseSync): readonly Companion[] {
  const isThere = copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'companions'").get();
  if (isThere === undefined) return [];
  const rows = copy.prepare('SELECT name, content FROM companions').all();
  copy.exec('DROP TABLE companions');
  return rows
    .map(({ name, content }) => ({ name: String(name), content: content as Uint8Array }))
    .filter(({ name }) => SAFE_NAME.test(name));
}

function readIfFile(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') return null;
    throw error;
  }
}
