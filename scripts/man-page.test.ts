/** The manual page names every command and option, and is safe for the formatter. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groups, rows } from '../apps/cli/src/command-list.ts';
import { manPage } from './man-page.ts';
import { node, root } from './paths.js';
import { runTool } from './run-tool.ts';

test('every command has a part, with its options', () => {
  const main = join(root, 'apps/cli/src/main.js');
  const page = manPage(
    runTool(node, [main, 'completion', 'fish', '--language', 'en'], root),
    '1.2.3',
  );
  expect(page).toContain('"taht 1.2.3"');
  for (const [usage] of [...rows, ...groups])
    expect(page).toContain(`\n.SS ${usage.split(' ')[0]?.replaceAll('-', '\\-')}\n`);
  expect(page).toContain('\\fB\\-\\-lexicon\\fR');
  expect(page).not.toMatch(/^\.(?!TH|SH|SS|TP|B|I)/mu);
});

test('what means something to the formatter is written so that it does not', () => {
  const line = (text: string) => `complete -c taht -n '__fish_use_subcommand' -f -a x -d '${text}'`;
  expect(manPage(line('.hidden a-b'), '1')).toContain('\n.SS x\n\\&.hidden a\\-b\n');
});
