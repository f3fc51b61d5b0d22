/** The import table and the tables of folders as Markdown, and a document with such a table put in its place. */
import type { AppFolders } from './folders/folder-row.ts';
import type { Row } from './import-table.ts';

/** The line above a table that is made from data. */
export const mark = '<!-- Made by `npx node scripts/import-tables.ts --write`. -->';

export function packageTable(rows: readonly Row[]): string {
  const pure = rows.filter(({ folder, name }) => folder === 'packages' && name !== 'testkit');
  const lines = rows.map(({ folder, name, owns, imports, types }): Line => {
    const all = pure.every((each) => imports.includes(each.name));
    return [`${folder}/${name}`, owns, all ? 'all packages' : named(imports, types)];
  });
  return tableOf('package', 'owns', lines);
}

export function folderTable({ rows, composition }: AppFolders): string {
  return tableOf('folder of `src`', 'what lives there', [
    ...rows.map(({ folder, owns, imports }): Line => [folder, owns, named(imports)]),
    ['*.ts', composition, 'all folders'],
  ]);
}

/** Throws a text for the author when the document has no place for the table. */
export function withTable(path: string, document: string, table: string): string {
  const lines = document.split('\n');
  const at = lines.indexOf(mark);
  if (at === -1) throw new Error(`${path} has no line \`${mark}\` to put its table under`);
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return [...lines.slice(0, at + 1), table, ...(end === -1 ? [] : rest.slice(end))].join('\n');
}

type Line = readonly [name: string, owns: string, imports: string];

function tableOf(name: string, owns: string, lines: readonly Line[]): string {
  return [
    `| ${name} | ${owns} | may import |`,
    '|---|---|---|',
    ...lines.map(([name, owns, imports]) => `| \`${name}\` | ${owns} | ${imports} |`),
  ].join('\n');
}

function named(imports: readonly string[], types: readonly string[] = []): string {
  const parts = [imports.join(', '), types.length === 0 ? '' : `${types.join(', ')} (types)`];
  return parts.filter((part) => part !== '').join('; ') || '–';
}
