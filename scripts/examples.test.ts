/** Every example in a README and on a page of docs/ is run as it stands, in one process, and prints what it says. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { examplesIn } from './examples.ts';
import { node, root } from './paths.js';
import { runTool } from './run-tool.ts';

const documents = globSync('{README.md,packages/*/README.md,docs/*.md,docs/site/**/*.md}', {
  cwd: root,
}).sort();

const work = mkdtempSync(join(root, 'scripts', '.examples-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

test('every example prints what it says', () => {
  const examples = documents.flatMap((name) =>
    examplesIn(readFileSync(join(root, name), 'utf8'), name).map((example) => ({
      name,
      ...example,
    })),
  );
  for (const [i, { code }] of examples.entries()) writeFileSync(join(work, `${i}.ts`), code);
  writeFileSync(
    join(work, 'all.ts'),
    examples.map((_, i) => `await import('./${i}.ts');\nconsole.log('\\f');\n`).join(''),
  );
  const printed = runTool(node, [join(work, 'all.ts')], root).split('\f\n');
  const found = examples.map(({ name }, i) => ({ name, output: printed[i] }));
  expect(found).toEqual(examples.map(({ name, output }) => ({ name, output })));
});

test('every package has a README with an example, for whoever finds it alone', () => {
  const without = globSync('packages/*/package.json', { cwd: root })
    .filter((file) => JSON.parse(readFileSync(join(root, file), 'utf8')).private !== true)
    .map((file) => file.replaceAll('\\', '/').replace('package.json', 'README.md'))
    .filter((file) => examplesIn(readFileSync(join(root, file), 'utf8'), file).length === 0);
  expect(without).toEqual([]);
});

test('an example that does not say what it prints is named', () => {
  const page = (code: string): string => `# Täht\n\n\`\`\`ts\n${code}\`\`\`\n`;
  expect(examplesIn(page('// A word.\nprint(1);\n// 1\n//\n//   two\n'), 'x')).toMatchObject([
    { output: '1\n\n  two\n' },
  ]);
  expect(() => examplesIn(page('f();\n'), 'README.md')).toThrow('an example of README.md must end');
});
