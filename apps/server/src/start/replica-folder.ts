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
import { lexiconsFolder } from '@taht/host';
import { storePath } from './options.ts';

/** `replica-here` where a server should run, `replica-there` where a copy should lie. */
export type ReplicaFailure =
  | { readonly code: 'replica-here'; readonly path: string }
  | { readonly code: 'replica-there'; readonly path: string }
  | { readonly code: 'store-unreachable'; readonly path: string; readonly detail: string };

const markIn = (folder: string): string => join(folder, 'replica');

export const isReplica = (folder: string): boolean => existsSync(markIn(folder));

export const unmark = (folder: string): void => rmSync(markIn(folder), { force: true });

/** A store that is no copy, or not any more, is left alone, and so is the one that is to be copied. */
export function prepareReplica(folder: string, data: string): Result<undefined, ReplicaFailure> {
  if (existsSync(storePath(folder)) && !isReplica(folder))
    return err({ code: 'replica-there', path: storePath(folder) });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (realpathSync(folder) === realpathSync(data))
      return err({ code: 'replica-there', path: storePath(folder) });
    writeFileSync(markIn(folder), '');
  } catch (error) {
    return err({ code: 'store-unreachable', path: folder, detail: (error as Error).message });
  }
  return ok(undefined);
}

const OWN = ['secret', 'certificate.json'];

/** What makes a server the same one again, besides its store. */
export function copyCompanions(data: string, to: string): void {
  for (const name of OWN.filter((each) => existsSync(join(data, each))))
    cpSync(join(data, name), join(to, name));
  const lists = lexiconsFolder(data);
  if (existsSync(lists) && readdirSync(lists).length > 0)
    cpSync(lists, lexiconsFolder(to), { recursive: true });
}
