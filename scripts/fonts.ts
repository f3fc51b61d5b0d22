/**
 * `npm run fonts`: cuts the typeface of the page to our letters, into `apps/web/src/styles/fonts`, with the style sheet that names the parts.
 * A browser fetches the parts whose letters it meets: a visit costs 22 to 45 kB, by language.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './paths.js';

export interface FontPart {
  readonly name: string;
  /** The file of the package that has these letters. */
  readonly from: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

export const FOLDER = join(root, 'apps', 'web', 'src', 'styles', 'fonts');
const PACKAGE = join(root, 'node_modules', '@fontsource-variable', 'commissioner');

/** Latin has what every page needs, with the ä of our name; the others are for the languages that have their letters, and the neighbours' for names. */
export const PARTS: readonly FontPart[] = [
  {
    name: 'latin',
    from: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xab, 0xab],
      [0xb7, 0xb7],
      [0xbb, 0xbb],
      [0xd7, 0xd7],
      [0xe4, 0xe4],
      [0x2013, 0x2014],
      [0x2018, 0x201a],
      [0x201c, 0x201e],
      [0x2026, 0x2026],
      [0x2212, 0x2212],
    ],
  },
  {
    name: 'accents',
    from: 'latin',
    ranges: [
      [0xc0, 0xd6],
      [0xd8, 0xe3],
      [0xe5, 0xff],
      [0x131, 0x131],
    ],
  },
  {
    name: 'extended',
    from: 'latin-ext',
    ranges: [
      [0x11e, 0x11f],
      [0x130, 0x130],
      [0x15e, 0x161],
      [0x17d, 0x17e],
    ],
  },
  {
    name: 'neighbours',
    from: 'latin-ext',
    ranges: [
      [0x100, 0x11d],
      [0x120, 0x12f],
      [0x132, 0x151],
      [0x154, 0x15d],
      [0x162, 0x17c],
    ],
  },
  {
    name: 'cyrillic',
    from: 'cyrillic',
    ranges: [
      [0x401, 0x401],
      [0x404, 0x404],
      [0x406, 0x407],
      [0x410, 0x44f],
      [0x451, 0x451],
      [0x454, 0x454],
      [0x456, 0x457],
      [0x490, 0x491],
      [0x2116, 0x2116],
    ],
  },
];

/** Flared as on signs, upright; the weights from text to scores. */
const AXES = { FLAR: 100, VOLM: 0, slnt: 0, wght: { min: 400, max: 800, default: 400 } };
/** Kerning, and figures of one width for scores. */
const FEATURES = ['kern', 'tnum'];

async function makeFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const part of PARTS) {
    const source = join(PACKAGE, 'files', `commissioner-${part.from}-full-normal.woff2`);
    const letters = part.ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    );
    const font = await subsetFont(readFileSync(source), letters.join(''), {
      targetFormat: 'woff2',
      variationAxes: AXES,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    writeFileSync(join(FOLDER, `commissioner-${part.name}.woff2`), font);
  }
  writeFileSync(join(FOLDER, 'OFL.txt'), readFileSync(join(PACKAGE, 'LICENSE')));
  writeFileSync(join(FOLDER, 'fonts.css'), sheet());
}

/** As wide and as high as ours, measured over a sentence in each language: where ours comes late, nothing moves. */
const FALLBACK = `@font-face {
  font-family: "Taht fallback";
  src: local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Roboto");
  font-weight: 400 599;
  size-adjust: 100%;
  ascent-override: 102%;
  descent-override: 21%;
  line-gap-override: 0%;
}

@font-face {
  font-family: "Taht fallback";
  src:
    local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold"),
    local("Roboto Bold"), local("Arial");
  font-weight: 600 900;
  size-adjust: 95%;
  ascent-override: 107%;
  descent-override: 22%;
  line-gap-override: 0%;
}
`;

const sheet = (): string =>
  `/* Made by \`npm run fonts\`. Commissioner, under the licence of OFL.txt; a browser fetches the parts whose letters it meets. */
${PARTS.map(faceOf).join('\n')}
${FALLBACK}`;

const faceOf = ({ name, ranges }: FontPart): string => `@font-face {
  font-family: Taht;
  src: url("./commissioner-${name}.woff2") format("woff2");
  font-weight: 400 800;
  font-display: block;
  unicode-range: ${ranges.map(rangeText).join(', ')};
}
`;

const rangeText = ([first, last]: readonly [number, number]): string =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;

const hex = (point: number): string => point.toString(16).toUpperCase();

if (import.meta.main) await makeFonts();
