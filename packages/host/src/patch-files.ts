/** The rulings that are in force lie beside the lists as `<id>.<number>.patch.json`; the greatest number is the newest. */
import { join } from 'node:path';
import { lexiconsFolder } from './lexicons.ts';
import { namesIn } from './names-in.ts';

const PATCH_FILE = /^(?<id>[a-z0-9-]+)\.(?<number>[1-9]\d{0,8})\.patch\.json$/;

/** The paths of the patches over a list, the oldest first. */
export const patchPaths = (id: string, data: string): readonly string[] =>
  numbered(id, data).map(({ name }) => join(lexiconsFolder(data), name));

/** Where the next patch over it goes, so that new games begin with it. */
export function nextPatchPath(id: string, data: string): string {
  const last = numbered(id, data).at(-1)?.number ?? 0;
  return join(lexiconsFolder(data), `${id}.${last + 1}.patch.json`);
}

const numbered = (id: string, data: string) =>
  namesIn(lexiconsFolder(data))
    .flatMap((name) => {
      const groups = PATCH_FILE.exec(name)?.groups;
      return groups?.id === id ? [{ name, number: Number(groups.number) }] : [];
    })
    .sort((a, b) => a.number - b.number);
