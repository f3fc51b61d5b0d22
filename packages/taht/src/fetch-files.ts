/** The files of a word package from an address, each fetched once when it is wanted. */
import type { OpenOptions } from './taht.ts';
import { TahtError } from './trouble.ts';
import type { WordFiles } from './words.ts';

/** Without an address there are none. */
export function filesAt(words: OpenOptions['words']): WordFiles {
  if (words === undefined || Array.isArray(words)) return async () => undefined;
  const folder = `${words}`.replace(/\/*$/u, '/');
  return async (name) => {
    const response = await fetch(new URL(name, folder));
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    if (response.status === 404) return undefined;
    throw new TahtError('no-words', `${folder}${name} answers ${response.status}.`);
  };
}
