import { expect, test } from 'vitest';
import { steps, vfstBytes } from '../../../test/fi/vfst-bytes.ts';
import { makePaths, type Paths } from './paths.ts';
import { readVfst } from './vfst.ts';

const pathsOf = (...words: readonly string[]): Paths =>
  makePaths(readVfst(vfstBytes(words.map(steps))));

function outputs(paths: Paths, word: string): readonly string[] {
  let here = paths.start();
  for (const letter of word) here = paths.advance(here, letter);
  return paths.outputs(here).map((symbols) => symbols.join(''));
}

test('a word has the output of every path that reads it', () => {
  const paths = pathsOf('[Ln]kuu[Ny]si', '[Lu]kuu[Sn]si', '[Ln]kuu');
  expect([...outputs(paths, 'kuusi')].sort()).toEqual(['[Ln]kuu[Ny]si', '[Lu]kuu[Sn]si']);
  expect(outputs(paths, 'kuu')).toEqual(['[Ln]kuu']);
});

test('what is not read to its end, or with strange letters, has none', () => {
  const paths = pathsOf('koira');
  for (const word of ['', 'koir', 'koirat', 'žoira', 'koirå'])
    expect(outputs(paths, word)).toEqual([]);
});

test('flags close ways', () => {
  const paths = pathsOf('@P.F.ON@a@D.F@b', '@P.F.ON@a@R.F@[Ln]c');
  expect(outputs(paths, 'ab')).toEqual([]);
  expect(outputs(paths, 'ac')).toEqual(['a[Ln]c']);
});

test('a state with more ways than are followed one by one gives the same answers', () => {
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(97 + i));
  const words = letters.flatMap((first) =>
    letters.slice(0, 6).map((second) => `[Ln]${first}[Ny]${second}`),
  );
  const paths = pathsOf(...words, ...letters.map((letter) => `[Lu]${letter}`));
  for (const letter of letters) expect(outputs(paths, letter)).toEqual([`[Lu]${letter}`]);
  expect(outputs(paths, 'zf')).toEqual(['[Ln]z[Ny]f']);
  expect(outputs(paths, 'zg')).toEqual([]);
});
