/** Judges one source file by the import table and the tables of the apps' folders; `check-imports.ts` applies it to the workspace. Tests may import any folder of their app. */
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { appFolders } from './app-folders.ts';
import { effectsOf } from './effects-of.ts';
import { breachOfFolders, breachOfHome } from './folder-breaches.ts';
import type { AppFolders } from './folders/folder-row.ts';
import { importTable, type Row } from './import-table.ts';
import { type Import, importsOf } from './imports-of.ts';
import { tokenize } from './tokenize.ts';

export type SourceFile = {
  /** From the root of the workspace, with forward slashes. */
  readonly path: string;
  readonly source: string;
  /** The names in `dependencies` of its package. */
  readonly dependencies: readonly string[];
};
export type Breach = { readonly line: number; readonly text: string };

export function breachesOf(file: SourceFile, folders = appFolders): Breach[] {
  const [folder, name] = file.path.split('/');
  const row = importTable.find((each) => each.folder === folder && each.name === name);
  if (row === undefined) return [{ line: 1, text: `${folder}/${name} is not in the import table` }];
  const app = row.folder === 'apps' && !isTest(file.path) ? folders[row.name] : undefined;
  const rooms = app === undefined || app.rows.length === 0 ? undefined : app;
  const homeless = rooms && breachOfHome(rooms, file.path);

  const tokens = tokenize(file.source);
  const imports = importsOf(tokens).flatMap((each) => {
    const text = breachOfImport(file, row, rooms, each);
    return text === undefined ? [] : [{ line: each.line, text }];
  });
  const effects = row.effects || isTest(file.path) ? [] : effectsOf(tokens);
  return [
    ...(homeless === undefined ? [] : [{ line: 1, text: homeless }]),
    ...imports,
    ...effects.map(({ line, name }) => ({
      line,
      text: `${row.name} must have no effects: ${name}`,
    })),
  ].sort((a, b) => a.line - b.line);
}

/** Test files, and all that lies under `test/` or `bench/`. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/(?:test|bench)\//u.test(path);
}

function breachOfImport(
  file: SourceFile,
  row: Row,
  rooms: AppFolders | undefined,
  { from, typeOnly }: Import,
): string | undefined {
  if (from === undefined) return 'an import must name its module as a plain string';
  if (from.startsWith('.')) return breachOfRelative(file, rooms, from);
  if (from.startsWith('@taht/'))
    return breachOfSibling(file, row, from.slice('@taht/'.length), typeOnly);
  if (isTest(file.path)) return undefined;
  // Made by the builder of the page.
  if (from.startsWith('virtual:') && row.folder === 'apps') return undefined;
  if (isBuiltin(from)) return row.effects ? undefined : `${row.name} must have no effects: ${from}`;
  if (row.closed) return `${row.name} imports no outside package: ${from}`;
  return breachOfManifest(file, packageName(from));
}

function breachOfRelative(
  file: SourceFile,
  rooms: AppFolders | undefined,
  from: string,
): string | undefined {
  const home = file.path.split('/').slice(0, 2).join('/');
  const target = posix.join(posix.dirname(file.path), from);
  if (!target.startsWith(`${home}/`)) return `a relative import leaves the package: ${from}`;
  if (isTest(target) && !isTest(file.path)) return `code imports a test file: ${from}`;
  return rooms && breachOfFolders(rooms, file.path, target);
}

function breachOfSibling(
  file: SourceFile,
  row: Row,
  from: string,
  typeOnly: boolean,
): string | undefined {
  const [name = '', ...deep] = from.split('/');
  if (deep.length > 0 && !doorsOf(name).includes(deep.join('/')))
    return `only the door @taht/${name} is open, not @taht/${from}`;
  if (isTest(file.path) && (name === 'testkit' || (name === row.name && row.folder === 'packages')))
    return undefined;
  if (row.types?.includes(name)) {
    return typeOnly
      ? breachOfManifest(file, `@taht/${name}`)
      : `${row.name} may import only types of ${name}`;
  }
  if (!row.imports.includes(name)) return `${row.name} may not import ${name}`;
  return breachOfManifest(file, `@taht/${name}`);
}

const doorsOf = (name: string): readonly string[] =>
  importTable.find((row) => row.name === name)?.doors ?? [];

function breachOfManifest(file: SourceFile, name: string): string | undefined {
  if (isTest(file.path) || file.dependencies.includes(name)) return undefined;
  return `${name} is not among the dependencies in package.json`;
}

function packageName(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}
