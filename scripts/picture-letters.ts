/**
 * Writes the outlines of letters that the server draws pictures with (`apps/server/src/previews/picture/letters.txt`),
 * from the typeface of the page: bold, every letter that a name or a word of ours may have. `npm run picture-letters`.
 * A line is a letter, how far it moves on, and its contours, of 500 units an em.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readOutlines } from './outlines.ts';
import { root } from './paths.js';

const TARGET = join(root, 'apps', 'server', 'src', 'previews', 'picture', 'letters.txt');
/** As the tiles of the page have it. */
const AXES = { wght: 700, FLAR: 100, VOLM: 0, slnt: 0 };
/** The first line, which is no letter. */
const HEADER =
  '#\tOutlines of the typeface Commissioner, under the SIL Open Font License; made by `npm run picture-letters`.';
/** To an em; a picture has no letter as high. */
const UNITS = 500;
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Latin with the letters of European languages, Cyrillic, and the signs that names and scores are written with. */
const LETTERS = [
  range(0x20, 0x7e),
  range(0xa1, 0xac),
  range(0xae, 0x17f),
  range(0x400, 0x45f),
  'ҐґȘșȚțẞ‘’“”„–—…·×−',
].join('');

const PACKAGE = join(root, 'node_modules', '@fontsource-variable', 'commissioner');

const letters = new Map<string, string>();
for (const part of PARTS) {
  const source = join(PACKAGE, 'files', `commissioner-${part}-full-normal.woff2`);
  const font = await subsetFont(readFileSync(source), LETTERS, {
    targetFormat: 'truetype',
    variationAxes: AXES,
  });
  for (const [letter, { advance, contours }] of readOutlines(Buffer.from(font), LETTERS, UNITS))
    letters.set(letter, [letter, advance, ...contours].join('\t'));
}
const lines = LETTERS.split('').flatMap((letter) => letters.get(letter) ?? []);
writeFileSync(TARGET, `${HEADER}\n${lines.join('\n')}\n`);
