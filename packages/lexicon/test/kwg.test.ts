/** A KWG file read by its own rules, and by nothing of ours, has the words and their turned parts. */
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { encodeKwg } from '../src/index.ts';
import { randomList } from './random-list.ts';

/** Every path from where one of the first two nodes points to a node with which a word ends. */
function pathsOf(bytes: Uint8Array, pointer: 0 | 1): string[] {
  const view = new DataView(bytes.buffer);
  const nodeAt = (at: number): number => view.getUint32(4 * at, true);
  const paths: string[] = [];
  const follow = (list: number, path: readonly number[]): void => {
    for (let at = list; at !== 0; at++) {
      const node = nodeAt(at);
      const longer = [...path, node >>> 24];
      if ((node & 0x800000) !== 0) paths.push(longer.join());
      follow(node & 0x3fffff, longer);
      if ((node & 0x400000) !== 0) return;
    }
  };
  follow(nodeAt(pointer) & 0x3fffff, []);
  return paths;
}

test('the words are in order, and each is there again from each of its letters', () => {
  for (let i = 0; i < count(500); i++) {
    const { lexicon, list } = randomList(makeRng(seed() + i));
    const kwg = encodeKwg(lexicon);
    if (!kwg.ok) throw new Error(kwg.error.code);
    expect(pathsOf(kwg.value, 0)).toEqual(list.map((word) => word.join()));
    const turned = list.flatMap((word) =>
      Array.from(word, (_, at) => {
        const back = [...word].slice(0, at + 1).reverse();
        const others = [...word].slice(at + 1);
        return (others.length === 0 ? back : [...back, 0, ...others]).join();
      }),
    );
    expect(new Set(pathsOf(kwg.value, 1))).toEqual(new Set(turned));
  }
});
