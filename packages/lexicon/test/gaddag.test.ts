/** The reversed part holds every word from each of its letters, and nothing else. */
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  buildGaddag,
  type Codes,
  childOf,
  endsWord,
  type Gaddag,
  isLast,
  letterOf,
  SEPARATOR,
} from '../src/index.ts';
import { randomList } from './random-list.ts';

test('each word is there once for each letter, and nothing besides', () => {
  for (let i = 0; i < count(1500); i++) {
    const { lexicon, list } = randomList(makeRng(seed() + i));
    const gaddag = buildGaddag(lexicon);
    if (!gaddag.ok) throw new Error(gaddag.error.code);
    expect(new Set(pathsOf(gaddag.value))).toEqual(new Set(list.flatMap(turnings)));
    expect(gaddag.value.hash).toBe(lexicon.info.hash);
  }
});

/** Plainly: the letters up to each place backwards, then the others behind the separator. */
const turnings = (word: Codes): string[] =>
  Array.from(word, (_, at) => {
    const back = [...word].slice(0, at + 1).reverse();
    const others = [...word].slice(at + 1);
    return (others.length === 0 ? back : [...back, SEPARATOR, ...others]).join();
  });

function pathsOf({ nodes, root }: Gaddag): string[] {
  const paths: string[] = [];
  const follow = (list: number, path: readonly number[]): void => {
    for (let at = list; list !== 0; at++) {
      const node = nodes[at] as number;
      const longer = [...path, letterOf(node)];
      if (endsWord(node)) paths.push(longer.join());
      follow(childOf(node), longer);
      if (isLast(node)) break;
    }
  };
  follow(root, []);
  return paths;
}
