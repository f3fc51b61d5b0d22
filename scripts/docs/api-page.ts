/** The reference of one door, as Markdown made from its declarations and their comments. */
import type { Door } from '../api.ts';

export const apiPage = ({ name, exports }: Door): string =>
  [
    `# ${name}: reference`,
    '',
    `Everything that \`${name}\` exports: ${exports.length} names.`,
    ...exports.flatMap((each) => [
      '',
      `## ${each.name}`,
      '',
      ...(each.comment === '' ? [] : [each.comment, '']),
      '```text',
      each.declaration,
      '```',
    ]),
    '',
  ].join('\n');
