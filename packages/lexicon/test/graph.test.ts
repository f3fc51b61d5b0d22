/** What the graph promises besides its words: that it is minimal, in order, and always built the same. */
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { buildGraph } from '../src/graph-builder.ts';
import { type Codes, type Graph, WordPool, words } from '../src/index.ts';
import { childOf, endsWord, isLast, letterOf } from '../src/node.ts';
import { surveyNodes, wordLimits } from '../src/survey.ts';
import { build, randomList, randomWord } from './random-list.ts';

/** The lists that can be reached, each by its first position. */
function listsOf({ nodes, root }: Graph): Set<number> {
  const lists = new Set(root === 0 ? [] : [root]);
  for (const list of lists)
    for (let at = list; ; at++) {
      const child = childOf(nodes[at] as number);
      if (child !== 0) lists.add(child);
      if (isLast(nodes[at] as number)) break;
    }
  return lists;
}

/** Every ending that a list leads to, by following all ways. */
function endingsOf(nodes: Int32Array, list: number): string[] {
  const endings: string[] = [];
  for (let at = list; list !== 0; at++) {
    const node = nodes[at] as number;
    if (endsWord(node)) endings.push(`${letterOf(node)}`);
    for (const ending of endingsOf(nodes, childOf(node)))
      endings.push(`${letterOf(node)},${ending}`);
    if (isLast(node)) break;
  }
  return endings;
}

test('no two lists lead to the same endings, and nothing stands there that no word needs', () => {
  for (let i = 0; i < count(2000); i++) {
    const { lexicon } = randomList(makeRng(seed() + i));
    const { nodes } = lexicon.graph;
    expect(surveyNodes(lexicon.graph, wordLimits(lexicon.info.letters.length)).ok).toBe(true);
    const lists = [...listsOf(lexicon.graph)];
    const endings = lists.map((list) => endingsOf(nodes, list).join(' '));
    expect(new Set(endings).size).toBe(lists.length);
    const used = new Set([0]);
    for (const list of lists) {
      let at = list;
      while (!isLast(nodes[at] as number)) used.add(at++);
      used.add(at);
    }
    expect(used.size).toBe(nodes.length);
  }
});

test('the tail of a list serves as a list of its own', () => {
  const built = buildGraph(coded('AB AC BB BC BD CC CD'));
  if (!built.ok) throw new Error('too large');
  // B C under A; B C D under B; C D under C is the tail of the latter.
  expect(built.value.nodes.length).toBe(1 + 2 + 3 + 3);
});

test('the same words in another order, or built again from the graph, give the same bytes', () => {
  for (let i = 0; i < count(1000); i++) {
    const rng = makeRng(seed() + i);
    const { lexicon, alphabet, list } = randomList(rng);
    const pool = new WordPool();
    for (const word of rng.some([...list, ...list], 2 * list.length)) pool.add(word);
    for (const again of [build(alphabet, pool.sorted()), build(alphabet, words(lexicon))])
      expect(again).toEqual(lexicon);
  }
});

test('a pool sorts many words and drops repetitions', () => {
  const rng = makeRng(seed());
  const pool = new WordPool();
  const added = Array.from({ length: count(200_000) }, () =>
    randomWord(rng, rng.pick([2, 63]), 31),
  );
  for (const word of added) pool.add(word);
  const sorted = pool.sorted();
  const expected = [...new Set(added.map((word) => String.fromCharCode(...word)))].sort();
  expect(Array.from(sorted, (word) => String.fromCharCode(...word))).toEqual(expected);
  expect(sorted.count).toBe(expected.length);
  expect(pool.count).toBe(added.length);
});

test.each([
  ['out of order', 'B A'],
  ['twice', 'A A'],
  ['behind what it begins', 'AB A'],
])('words %s are a bug of the caller', (_, list) => {
  expect(() => buildGraph(coded(list))).toThrow('out of order');
});

test('so is a word without letters, of too many, or of strange ones', () => {
  expect(() => buildGraph([new Uint8Array()])).toThrow('out of order');
  expect(() => buildGraph([new Uint8Array(33).fill(1)])).toThrow('33 letters');
  expect(() => buildGraph([Uint8Array.of(64)])).toThrow('no such letter');
  const { alphabet } = randomList(makeRng(seed()));
  expect(() => build(alphabet, [Uint8Array.of(alphabet.letters.length + 1)])).toThrow(
    'letter at 1',
  );
  expect(() => build(alphabet, [new Uint8Array(32).fill(1)])).toThrow('depth at 32');
});

test('words that need more nodes than there may be are a failure', () => {
  const words = coded('AB AC BB BC BD CC CD');
  expect(buildGraph(words, 9).ok).toBe(true);
  expect(buildGraph(words, 8)).toEqual({ ok: false, error: { code: 'too-large', limit: 8 } });
  expect(buildGraph(words, 5)).toEqual({ ok: false, error: { code: 'too-large', limit: 5 } });
});

const coded = (list: string): Codes[] =>
  list.split(' ').map((word) => Uint8Array.from(word, (char) => char.charCodeAt(0) - 64));
