import type { Letter } from '@taht/letters';
import { parseSquare, type Refusal, readPlacement, type Square } from '@taht/rules';
import { groundOf, placementOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { refusalSquares } from '../../src/play/model/refusal-squares.ts';

const at = (name: string): Square => parseSquare(name) as Square;
const laid = [at('H8'), at('I8')];
const star = at('H8');

test.each<[Refusal, string[]]>([
  [{ code: 'gap', square: at('J8') }, ['J8']],
  [{ code: 'square-taken', square: at('A1') }, ['A1']],
  [{ code: 'misses-star' }, ['H8']],
  [{ code: 'not-connected' }, ['H8', 'I8']],
  [{ code: 'not-in-one-line' }, ['H8', 'I8']],
  [{ code: 'paused' }, []],
])('%o', (refusal, squares) => {
  expect(refusalSquares(refusal, laid, star, null)).toEqual(squares.map(at));
});

test('a bad word is marked where it lies, the good ones beside it are not', () => {
  const ground = groundOf('en-100', '8G HO');
  const rules = {
    opening: { minTiles: 2, centre: true, minLetters: [] },
    bonus: { tiles: 7, points: 50 },
  };
  const read = readPlacement(ground, placementOf('en-100', ground.board, '9G AX'), rules);
  if (!read.ok) throw new Error(read.error.code);
  const words = [['O', 'X'] as Letter[]];
  const squares = refusalSquares({ code: 'not-a-word', words }, laid, star, read.value);
  expect(squares).toEqual([at('H8'), at('H9')]);
});
