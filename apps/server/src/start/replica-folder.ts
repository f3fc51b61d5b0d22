/** The folder of a second copy: a mark says that it is one, so that nobody serves it by mistake and nothing else is overwritten. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { lexiconsFolder, takeLock } from '@taht/host';
import { storePath } from './options.ts';

/** `replica-here` where a server should run, `replica-there` where a copy should lie. */
export type ReplicaFailure =
  | { readonly code: 'replica-here'; readonly path: string }
  | { readonly code: 'replica-there'; readonly path: string }
  | { readonly code: 'store-in-use'; readonly path: string }
  | { readonly code: 'store-unreachable'; readonly path: string; readonly detail: string };

const markIn = (folder: string): string => join(folder, 'replica');

export const isReplica = (folder: string): boolean => existsSync(markIn(folder));

export const unmark = (folder: string): void => rmSync(markIn(folder), { force: true });

/** A store that is no copy, or not any more, is left alone, and so is the one that is to be copied, where it lies here. */
export function prepareReplica(
  folder: string,
  data: string | null,
): Result<undefined, ReplicaFailure> {
  const path = storePath(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const isOwn = data !== null && realpathSync(folder) === realpathSync(data);
    // Somebody may be about to promote it.
    const lock = takeLock(`${path}.lock`);
    if (lock === undefined) return err({ code: isOwn ? 'replica-there' : 'store-in-use', path });
    try {
      if (isOwn || (existsSync(path) && !isReplica(folder)))
        return err({ code: 'replica-there', path });
      writeFileSync(markIn(folder), '');
    } finally {
      lock.release();
    }
  } catch (error) {
    return err({ code: 'store-unreachable', path: folder, detail: (error as Error).message });
  }
  return ok(undefined);
}

const OWN = ['secret', 'certificate.json'];

/** What makes a server the same one again, besides its store. A copy that was promoted is left alone: what was played there must stay. */
export function copyCompanions(data: string, to: string): void {
  if (!isReplica(to)) throw new Error('the copy is a server of its own now');
  for (const name of OWN.filter((each) => existsSync(join(data, each))))
    cpSync(join(data, name), join(to, name));
  const lists = lexiconsFolder(data);
  if (existsSync(lists) && readdirSync(lists).length > 0)
    cpSync(lists, lexiconsFolder(to), { recursive: true });
}
