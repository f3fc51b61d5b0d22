/** Every board in every theme: what stands on a square can be read, and its shape is seen without its colour. */
import { readFileSync } from 'node:fs';
import { PREMIUM_COLOURS } from '@taht/editions';
import { describe, expect, test } from 'vitest';
import { BOARDS } from '../src/preferences/boards.ts';
import { contrast, luminance, type Tokens } from './colour.ts';

const THEMES = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

/** All that a board can wear: where a rulebook names no colours, ours stay. */
const LOOKS = [...BOARDS, ...PREMIUM_COLOURS].filter(
  (name) => name !== 'rulebook' && name !== 'printed',
);

const SHEET = readFileSync(new URL('../src/styles/boards.css', import.meta.url), 'utf8').replace(
  /\/\*.*?\*\//gsu,
  '',
);

/** In the order of the sheet: a selector of a theme is longer, and stands below those of none. */
const BLOCKS = [...SHEET.matchAll(/([^{}]+)\{([^{}]+)\}/gu)].map(
  ([, selector = '', body = '']) => ({
    theme: /data-theme="(\w+)"/u.exec(selector)?.[1] ?? 'light',
    looks: [...selector.matchAll(/data-board="([\w-]+)"/gu)].map(([, look]) => look),
    tokens: Object.fromEntries(
      [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gu)].map(([, name, colour]) => [name, colour]),
    ) as Tokens,
  }),
);

/** What nothing else says is as on our own board of the theme. */
function tokensOf(look: string, theme: Theme): Tokens {
  const from = (theme: string, look: string) =>
    BLOCKS.filter((block) => block.theme === theme && block.looks.includes(look));
  const layers = [
    ...from('light', 'own'),
    ...from(theme, 'own'),
    ...from('light', look),
    ...from(theme, look),
  ];
  return Object.assign({}, ...layers.map(({ tokens }) => tokens));
}

test('the sheet was read to its end', () => {
  expect(LOOKS).toEqual(['own', 'pink-red', 'light-dark-red']);
  const colours = BLOCKS.flatMap(({ tokens }) => Object.keys(tokens));
  expect(colours).toHaveLength(SHEET.split('--').length - 1);
});

describe.each(LOOKS.flatMap((look) => THEMES.map((theme) => [look, theme] as const)))(
  '%s, %s',
  (look, theme) => {
    const tokens = tokensOf(look, theme);
    const between = (a: string, b: string) => contrast(tokens[a] ?? '', tokens[b] ?? '');
    /** High contrast is AAA. */
    const text = theme === 'contrast' ? 7 : 4.5;

    test.each(['letter-2', 'letter-3', 'word-2', 'word-3'])(
      'the short name on %s can be read',
      (name) => {
        expect(between(`${name}-ink`, name)).toBeGreaterThanOrEqual(text);
      },
    );

    test.each([
      ['letter-2', 'letter-3'],
      ['word-2', 'word-3'],
    ])('%s is an outline on the square, %s a full shape', (twice, thrice) => {
      expect(between(`${twice}-edge`, 'square')).toBeGreaterThanOrEqual(3);
      expect(between(twice, 'square')).toBeLessThan(1.5);
      expect(between(thrice, 'square')).toBeGreaterThanOrEqual(3);
      expect(between(thrice, twice)).toBeGreaterThanOrEqual(2.5);
    });
  },
);

describe.each(THEMES)('the words of the rulebooks, %s', (theme) => {
  const hue = (colour = ''): string => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    ) as [number, number, number];
    if (blue > red && blue > green) return 'blue';
    return red > green && red > blue ? (blue > green + 15 ? 'pink' : 'red') : 'another';
  };

  test.each<[look: string, twice: string, thrice: string]>([
    ['pink-red', 'pink', 'red'],
    ['light-dark-red', 'red', 'red'],
  ])('%s: letters light and dark blue, words %s and %s', (look, twice, thrice) => {
    const tokens = tokensOf(look, theme);
    expect(hue(tokens['letter-2-edge'])).toBe('blue');
    expect(hue(tokens['letter-3'])).toBe('blue');
    expect(hue(tokens['word-2-edge'])).toBe(twice);
    expect(hue(tokens['word-3'])).toBe(thrice);
    // The light one is the lighter one: by its ground where that is light, by its edge in the dark.
    const seen = theme === 'dark' ? '-2-edge' : '-2';
    for (const kind of ['letter', 'word'])
      expect(luminance(tokens[kind + seen] ?? '')).toBeGreaterThan(
        luminance(tokens[`${kind}-3`] ?? ''),
      );
  });
});
