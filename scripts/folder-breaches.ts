/** Judges a file of an app, and what it imports there, by the table of the app's folders. */
import { posix } from 'node:path';
import type { AppFolders, FolderRow } from './folders/folder-row.ts';

/** Paths begin at the root of the workspace: `apps/web/src/…`. */
export function breachOfHome(app: AppFolders, path: string): string | undefined {
  const folder = folderOf(path);
  if (folder === undefined || folder === '.' || rowOf(app, folder) !== undefined) return undefined;
  return `src/${folder} is not in the table of folders`;
}

export function breachOfFolders(app: AppFolders, path: string, target: string): string | undefined {
  const home = folderOf(path);
  const other = folderOf(target);
  if (home === undefined || other === undefined || home === '.') return undefined;
  const row = rowOf(app, home);
  if (row === undefined) return undefined; // told once, of the file
  if (other === '.') return `${row.folder} may not import files directly in src`;
  const named = rowOf(app, other)?.folder ?? other;
  if (named === row.folder || row.imports.includes(named)) return undefined;
  return `${row.folder} may not import ${named}`;
}

/** The folder below `src/`, `.` for `src/` itself, undefined outside of it. */
function folderOf(path: string): string | undefined {
  const [, , src, ...rest] = path.split('/');
  return src === 'src' ? posix.dirname(rest.join('/')) : undefined;
}

/** The row with the longest folder that holds this one. */
function rowOf({ rows }: AppFolders, folder: string): FolderRow | undefined {
  return rows
    .filter((row) => folder === row.folder || folder.startsWith(`${row.folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}
