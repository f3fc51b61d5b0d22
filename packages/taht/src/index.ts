/** The door for Node, Bun and Deno: everything happens in the thread that calls. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtInFile } from '@taht/host/words';
import { filesAt } from './fetch-files.ts';
import { openWith } from './here.ts';
import type { OpenOptions, Taht } from './taht.ts';
import type { WordFiles } from './words.ts';

export type * from './taht.ts';
export { TahtError, TROUBLE_CODES, type TroubleCode } from './trouble.ts';

/** Opens an edition: `et`, `is`, `fi`, `uk`, `tr` or `en`. */
export const openTaht = (edition: string, options: OpenOptions = {}): Promise<Taht> =>
  openWith(edition, options, filesFor(options.words));

function filesFor(words: OpenOptions['words']): WordFiles {
  if (words === undefined || Array.isArray(words)) return fileAt((name) => builtInFile(name));
  const address = /^https?:/u.test(`${words}`) ? filesAt(words) : undefined;
  if (address !== undefined) return address;
  const folder = words instanceof URL ? words : pathToFileURL(`${resolve(`${words}`)}/`);
  return fileAt((name) => new URL(name, folder));
}

/** A file that is not there is an answer; one that cannot be read is not. */
const fileAt =
  (pathOf: (name: string) => string | URL): WordFiles =>
  async (name) => {
    try {
      return new Uint8Array(await readFile(pathOf(name)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
