/** The site of the documents: every link leads somewhere, and every command on it is one that there is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicDoors } from './api.ts';
import { brokenLinks, missingPictures } from './docs/check-links.ts';
import { layout } from './docs/layout.ts';
import { sitePages } from './docs/pages.ts';
import { render } from './docs/render.ts';
import { node, root } from './paths.js';
import { runTool } from './run-tool.ts';

const pages = sitePages();
const rendered = pages.map((page) => render(page, pages));

test('every link and every picture is there', () => {
  expect([...brokenLinks(rendered), ...missingPictures(rendered)]).toEqual([]);
});

test('every page says what it is and is found by what it says', () => {
  expect(rendered.filter(({ title }) => title === '').map(({ page }) => page.address)).toEqual([]);
  const [start] = rendered;
  const html = layout(start as (typeof rendered)[0], rendered);
  expect(html).toContain('aria-current="page"');
  expect(html.match(/<main/gu)).toHaveLength(1);
});

/** What stands in blocks of commands, and in what was printed after a `$`. */
const typed = rendered.flatMap(({ page }) =>
  [...page.markdown.matchAll(/^```(sh|text)\n([\s\S]*?)^```$/gmu)].flatMap(([, kind, block = '']) =>
    block
      .split('\n')
      .filter((line) => kind === 'sh' || line.startsWith('$ '))
      .map((line) => ({ file: page.file, line: line.replace(/^\$ /u, '').replace(/\s#.*$/u, '') })),
  ),
);

test('every command is one that there is', () => {
  const known = runTool(node, [join(root, 'apps/cli/src/main.js'), 'completion', 'fish'], root);
  const words = new Set([...known.matchAll(/(?:-a|-l) ([\w-]+)/gu)].map(([, word]) => word));
  const unknown = typed.flatMap(({ file, line }) => {
    const [, rest] = /(?:^|\s)(?:npx )?taht ((?:[a-z]|--)[^|>]*)/u.exec(line) ?? [];
    if (rest === undefined) return [];
    const [command = '', ...others] = rest
      .replace(/"[^"]*"/gu, '')
      .trim()
      .split(/\s+/u);
    const options = others.flatMap((other) => /^--([\w-]+)/u.exec(other)?.[1] ?? []);
    return [command.replace(/^--/u, ''), ...options]
      .filter((word) => !words.has(word) && !['help', 'version'].includes(word))
      .map((word) => `${file}: ${word} in ${line}`);
  });
  expect(unknown).toEqual([]);
});

test('every script that is run with npm is one that there is', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const unknown = typed.flatMap(({ file, line }) => {
    const name = /^npm (?:run ([\w:-]+)|(start|test)\b)/u.exec(line);
    const script = name?.[1] ?? name?.[2];
    return script === undefined || script in scripts ? [] : [`${file}: ${line}`];
  });
  expect(unknown).toEqual([]);
});

/** Doors of which every export is explained. */
const EXPLAINED = [
  'taht',
  '@taht/base',
  '@taht/letters',
  '@taht/messages',
  '@taht/modes',
  '@taht/phrasing/text',
  '@taht/ratings',
  '@taht/rules/blanks',
  '@taht/stream',
];

/** Of all exports, those with a comment: it may only grow. */
const LEAST_SHARE = 0.5;

test('what the doors export is explained', () => {
  const doors = publicDoors();
  const without = doors
    .filter(({ name }) => EXPLAINED.includes(name))
    .flatMap(({ name, exports }) =>
      exports.filter(({ comment }) => comment === '').map((each) => `${name}: ${each.name}`),
    );
  expect(without).toEqual([]);
  const all = doors.flatMap(({ exports }) => exports);
  const explained = all.filter(({ comment }) => comment !== '').length;
  expect(explained / all.length).toBeGreaterThan(LEAST_SHARE);
});
