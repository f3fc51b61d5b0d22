/** The README's example is found, or its author is told what is missing. */
import { expect, test } from 'vitest';
import { readmeExample } from './readme-example.ts';

const page = (section: string) =>
  `# Täht\n\n\`\`\`ts\nother();\n\`\`\`\n\n${section}\n## Next\n\n\`\`\`ts\nlater();\n\`\`\`\n`;

test('the last comment lines of the first block are what it prints', () => {
  const code = '// A word.\nprint(1);\n// 1\n//\n//   two\n';
  expect(readmeExample(page(`## As a library\n\nText.\n\n\`\`\`ts\n${code}\`\`\`\n`))).toEqual({
    code,
    output: '1\n\n  two\n',
  });
});

test.each<[name: string, section: string, message: string]>([
  ['the heading', '## Library\n', 'README.md has no heading `## As a library`'],
  ['the block', '## As a library\n', 'README.md has no ```ts block under `## As a library`'],
  [
    'the output',
    '## As a library\n```ts\nf();\n```\n',
    'the example of README.md must end in comment lines that say what it prints',
  ],
])('says that %s is missing', (_name, section, message) => {
  expect(() => readmeExample(page(section))).toThrow(message);
});
