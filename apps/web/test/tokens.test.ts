/** The colours of the page in every theme: whatever is read can be read. */
import { readFileSync } from 'node:fs';
import { BOARD_SIZE } from '@taht/rules';
import { describe, expect, test } from 'vitest';
import { blocksOf, contrast, type Tokens } from './colour.ts';

const SHEET = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const BLOCKS = blocksOf(SHEET).filter(
  ({ selector }) => selector.endsWith(']') || selector === ':root',
);

const tokensOf = (theme: string): Tokens =>
  Object.assign(
    {},
    ...BLOCKS.filter((block) => block.theme === 'light' || block.theme === theme).map(
      ({ tokens }) => tokens,
    ),
  );

/** Ink, and every ground that it may stand on. */
const READ: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ['ink', ['paper', 'sheet', 'sunk', 'rowan-soft', 'spruce-soft']],
  ['ink-2', ['paper', 'sheet', 'sunk']],
  ['lake', ['paper', 'sheet', 'sunk']],
  ['rowan', ['paper', 'sheet', 'sunk', 'rowan-soft']],
  ['spruce', ['paper', 'sheet', 'sunk', 'spruce-soft']],
  ['on-star', ['star', 'star-shine']],
];

describe.each(['light', 'dark', 'contrast'])('%s', (theme) => {
  const tokens = tokensOf(theme);
  const between = (a: string, b: string) => contrast(tokens[a] ?? '', tokens[b] ?? '');
  /** High contrast is AAA. */
  const least = theme === 'contrast' ? 7 : 4.5;

  test.each(READ.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground])))(
    '%s on %s can be read',
    (ink, ground) => {
      expect(between(ink, ground)).toBeGreaterThanOrEqual(least);
    },
  );

  test.each(['field-edge', 'focus'])('%s can be seen on everything', (edge) => {
    for (const ground of ['paper', 'sheet', 'sunk'])
      expect(between(edge, ground), ground).toBeGreaterThanOrEqual(theme === 'contrast' ? 4.5 : 3);
  });
});

test('the style sheets know how many rows and columns a board has', () => {
  expect(SHEET).toContain(`--lines: ${BOARD_SIZE};`);
});
