/** Every document that shows a table made from the import data, as it stands and as it should. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolders } from './app-folders.ts';
import { importTable } from './import-table.ts';
import { root } from './paths.js';
import { folderTable, packageTable, withTable } from './table-text.ts';

const tables = [
  { path: 'ARCHITECTURE.md', table: packageTable(importTable) },
  ...Object.entries(appFolders)
    .filter(([, { rows }]) => rows.length > 0)
    .map(([app, folders]) => ({ path: `apps/${app}/README.md`, table: folderTable(folders) })),
];

export const documents = tables.map(({ path, table }) => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, made: withTable(path, text, table) };
});
