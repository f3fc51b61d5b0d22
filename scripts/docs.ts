/** `npm run docs`: the documents as a site of static files in `docs/dist` or the folder that is named, searchable, without the network. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { brokenLinks, missingPictures } from './docs/check-links.ts';
import { layout } from './docs/layout.ts';
import { sitePages } from './docs/pages.ts';
import { render } from './docs/render.ts';
import { root } from './paths.js';

const target = resolve(process.argv[2] ?? join(root, 'docs/dist'));
const pages = sitePages();
const rendered = pages.map((page) => render(page, pages));

rmSync(target, { recursive: true, force: true });
for (const each of rendered) write(`${each.page.address}.html`, layout(each, rendered));
write(
  'search.json',
  JSON.stringify(
    rendered.map(({ page, title, sections }) => [
      page.address,
      title,
      sections.map(({ id, heading, text }) => [id, heading, text]),
    ]),
  ),
);
const theme = join(root, 'scripts/docs/theme');
cpSync(join(theme, 'docs.css'), join(target, 'docs.css'));
write('docs.js', stripTypeScriptTypes(readFileSync(join(theme, 'docs.ts'), 'utf8')));
for (const picture of new Set(rendered.flatMap(({ pictures }) => pictures)))
  cpSync(join(root, picture), join(target, picture));

const faults = [...brokenLinks(rendered), ...missingPictures(rendered)];
for (const fault of faults) console.error(fault);
console.log(`${rendered.length} pages in ${target}`);
process.exitCode = faults.length === 0 ? 0 : 1;

function write(file: string, text: string): void {
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
