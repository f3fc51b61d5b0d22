/** The tables that people read in ARCHITECTURE.md and the READMEs of the apps are the data that the import check uses. */
import { expect, test } from 'vitest';
import { documents } from './documented-tables.ts';
import { folderTable, mark, packageTable, withTable } from './table-text.ts';

test.each(documents)('$path shows the data', ({ text, made }) => {
  expect(text).toBe(made); // `npx node scripts/import-tables.ts --write` makes it so
});

test('a table of packages tells values and types apart, and says when all may be imported', () => {
  const table = packageTable([
    { folder: 'packages', name: 'base', owns: 'little things', imports: [] },
    { folder: 'packages', name: 'rules', owns: 'the game', imports: [], types: ['base'] },
    { folder: 'packages', name: 'host', owns: 'files', imports: ['base'], types: ['rules'] },
    { folder: 'apps', name: 'web', owns: 'pages', imports: ['base', 'rules', 'host'] },
  ]);
  expect(table.split('\n')).toEqual([
    '| package | owns | may import |',
    '|---|---|---|',
    '| `packages/base` | little things | – |',
    '| `packages/rules` | the game | base (types) |',
    '| `packages/host` | files | base; rules (types) |',
    '| `apps/web` | pages | all packages |',
  ]);
});

test('a table of folders ends with the composition', () => {
  const rows = [
    { folder: 'store', owns: 'what is written', imports: [] },
    { folder: 'game', owns: 'the game', imports: ['store'] },
  ];
  expect(folderTable({ rows, composition: 'puts it together' }).split('\n')).toEqual([
    '| folder of `src` | what lives there | may import |',
    '|---|---|---|',
    '| `store` | what is written | – |',
    '| `game` | the game | store |',
    '| `*.ts` | puts it together | all folders |',
  ]);
});

test('a table takes the place of the one below the mark', () => {
  const page = (table: string) => `# A\n\n| other |\n\n${mark}\n${table}\n\nText.\n`;
  expect(withTable('A.md', page('| old |\n|---|'), '| new |')).toBe(page('| new |'));
  expect(withTable('A.md', `${mark}\n`, '| new |')).toBe(`${mark}\n| new |\n`);
  expect(() => withTable('A.md', '# A\n', '| new |')).toThrow('A.md has no line');
});
