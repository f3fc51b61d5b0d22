/** Every board and every tile face in every theme: what stands on it can be read, and a shape is seen without its colour. */
import { readFileSync } from 'node:fs';
import { PREMIUM_COLOURS } from '@taht/editions';
import { describe, expect, test } from 'vitest';
import { BOARDS, TILE_FACES } from '../src/preferences/boards.ts';
import { type Block, blocksOf, contrast, luminance, type Tokens } from './colour.ts';
import { difference, EYES, seenBy } from './colour-blind.ts';

const THEMES = ['light', 'dark', 'contrast'] as const;

/** All that a board can wear: where a rulebook names no colours, ours stay. */
const LOOKS = [...BOARDS, ...PREMIUM_COLOURS].filter(
  (name) => name !== 'rulebook' && name !== 'printed',
);

const sheet = (name: string): string =>
  readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), 'utf8');
const boards = blocksOf(sheet('boards'));
const tiles = blocksOf(sheet('tiles'));

/** As a browser adds them up; what nothing else says is as on the first of the sheet. */
function tokensOf(blocks: readonly Block[], first: string, name: string, theme: string): Tokens {
  const from = (theme: string, name: string) =>
    blocks.filter((block) => block.theme === theme && block.selector.includes(`="${name}"]`));
  const layers = [
    ...from('light', first),
    ...from(theme, first),
    ...from('light', name),
    ...from(theme, name),
  ];
  return Object.assign({}, ...layers.map(({ tokens }) => tokens));
}

test('the sheets were read to their end', () => {
  expect(LOOKS).toEqual(['evening', 'linen', 'moss', 'clear', 'pink-red', 'light-dark-red']);
  const named = (blocks: readonly Block[]) =>
    blocks.flatMap(({ tokens }) => Object.keys(tokens)).length;
  const inText = (text: string) => text.match(/^\s+--[\w-]+: #/gmu)?.length;
  expect(named(boards)).toBe(inText(sheet('boards')));
  expect(named(tiles)).toBe(inText(sheet('tiles')));
});

describe.each(LOOKS.flatMap((look) => THEMES.map((theme) => [look, theme] as const)))(
  'board %s, %s',
  (look, theme) => {
    const tokens = tokensOf(boards, 'evening', look, theme);
    const { sq = '', 'sq-hi': high = '' } = tokens;
    const ground = (name: string): readonly string[] => {
      const own = tokens[`${name}-ground`];
      return own === undefined ? [sq, high] : [own];
    };
    /** High contrast is AAA. */
    const text = theme === 'contrast' ? 7 : 4.5;

    test.each([
      ['letter2', 'letter'],
      ['word2', 'word2'],
    ])('%s is an outline whose short name can be read', (name, ink) => {
      for (const under of ground(name))
        expect(contrast(tokens[ink] ?? '', under)).toBeGreaterThanOrEqual(text);
    });

    test.each(['letter3', 'word3'])('%s is a full shape whose short name can be read', (name) => {
      const fill = tokens[name] ?? '';
      expect(contrast(tokens['on-prem'] ?? '', fill)).toBeGreaterThanOrEqual(text);
      for (const square of [sq, high]) expect(contrast(fill, square)).toBeGreaterThanOrEqual(3);
    });

    test('twice is told from three times by light alone', () => {
      for (const [twice, thrice] of [
        ['letter2', 'letter3'],
        ['word2', 'word3'],
      ] as const)
        for (const under of ground(twice))
          expect(contrast(tokens[thrice] ?? '', under)).toBeGreaterThanOrEqual(2.5);
    });

    test('coordinates, the cursor and what is wrong can be seen', () => {
      for (const rim of ['rim-a', 'rim-b'])
        expect(contrast(tokens['rim-ink'] ?? '', tokens[rim] ?? '')).toBeGreaterThanOrEqual(text);
      for (const square of [sq, high]) {
        expect(contrast(tokens.aim ?? '', square)).toBeGreaterThanOrEqual(text);
        expect(contrast(tokens.wrong ?? '', square)).toBeGreaterThanOrEqual(3);
      }
    });
  },
);

describe.each(TILE_FACES.flatMap((face) => THEMES.map((theme) => [face, theme] as const)))(
  'tiles of %s, %s',
  (face, theme) => {
    const tokens = tokensOf(tiles, 'birch', face, theme);
    test.each(['t-ink', 't-blank'])('letters in %s can be read', (ink) => {
      for (const under of ['t-a', 't-b', 't-laid-a', 't-laid-b'])
        expect(contrast(tokens[ink] ?? '', tokens[under] ?? ''), under).toBeGreaterThanOrEqual(
          theme === 'contrast' ? 7 : 4.5,
        );
    });
  },
);

describe.each(THEMES)('the words of the rulebooks, %s', (theme) => {
  const hue = (colour = ''): string => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    ) as [number, number, number];
    if (blue > red && blue > green) return 'blue';
    return red > green && red > blue ? (blue > green + 10 ? 'pink' : 'red') : 'another';
  };

  test.each<[look: string, twice: string, thrice: string]>([
    ['pink-red', 'pink', 'red'],
    ['light-dark-red', 'red', 'red'],
  ])('%s: letters light and dark blue, words %s and %s', (look, twice, thrice) => {
    const tokens = tokensOf(boards, 'evening', look, theme);
    expect(hue(tokens['letter2-ground'])).toBe('blue');
    expect(hue(tokens['letter3-ground'])).toBe('blue');
    expect(hue(tokens['word2-ground'])).toBe(twice);
    expect(hue(tokens['word3-ground'])).toBe(thrice);
    for (const kind of ['letter', 'word'])
      expect(luminance(tokens[`${kind}2-ground`] ?? '')).toBeGreaterThan(
        luminance(tokens[`${kind}3-ground`] ?? ''),
      );
  });
});

describe.each(THEMES)('the clear board, %s', (theme) => {
  const tokens = tokensOf(boards, 'evening', 'clear', theme);
  const LIGHTS = ['letter', 'word2', 'word3', 'sq'] as const;
  const pairs = LIGHTS.flatMap((a, i) => LIGHTS.slice(i + 1).map((b) => [a, b] as const));

  test.each(Object.keys(EYES))('its lights stay apart for an eye with %s', (eye) => {
    for (const [a, b] of pairs) {
      const [one, other] = [a, b].map((name) =>
        seenBy(eye as keyof typeof EYES, tokens[name] ?? ''),
      );
      expect(difference(one ?? [0, 0, 0], other ?? [0, 0, 0]), `${a}, ${b}`).toBeGreaterThan(25);
    }
  });
});
