import { expect, test } from 'vitest';
import { tesseractWords } from './tesseract.ts';

const CHARACTERS = ['NULL', 'a', 'b', 'ö', 'st'];
const LETTER_BITS = 3;

interface Edge {
  readonly character: string;
  readonly target: number;
  readonly isLast: boolean;
  readonly isEnd: boolean;
}

const edge = (character: string, target: number, marks = ''): Edge => ({
  character,
  target,
  isLast: marks.includes('last'),
  isEnd: marks.includes('end'),
});

/** A container of 24 parts with a graph and a character set in the places where Tesseract has them. */
function modelOf(edges: readonly Edge[], magic = 42, [at, charactersAt] = [19, 21]): Uint8Array {
  const characters = new TextEncoder().encode(
    [CHARACTERS.length, ...CHARACTERS.map((it) => `${it} 0 0`)].join('\n'),
  );
  const graph = new DataView(new ArrayBuffer(10 + 8 * edges.length));
  graph.setInt16(0, magic, true);
  graph.setInt32(2, CHARACTERS.length, true);
  graph.setInt32(6, edges.length, true);
  edges.forEach(({ character, target, isLast, isEnd }, i) => {
    const flags = (isLast ? 1 : 0) | (isEnd ? 4 : 0);
    const value = (((target << 3) | flags) << LETTER_BITS) | CHARACTERS.indexOf(character);
    graph.setBigUint64(10 + 8 * i, BigInt(value), true);
  });
  const head = new DataView(new ArrayBuffer(4 + 8 * 24));
  head.setInt32(0, 24, true);
  for (let part = 0; part < 24; part++) head.setBigInt64(4 + 8 * part, -1n, true);
  head.setBigInt64(4 + 8 * at, BigInt(head.byteLength), true);
  head.setBigInt64(4 + 8 * charactersAt, BigInt(head.byteLength + graph.byteLength), true);
  return Uint8Array.from([
    ...new Uint8Array(head.buffer),
    ...new Uint8Array(graph.buffer),
    ...characters,
  ]);
}

const WORDS = modelOf([
  edge('a', 2),
  edge('ö', 2, 'last end'),
  edge('b', 3, 'end last'),
  edge('st', 0, 'end last'),
]);

test('the words of the graph, ligatures spelled out', () => {
  expect([...tesseractWords(WORDS)]).toEqual(['ab', 'abst', 'ö', 'öb', 'öbst']);
});

test('a model inside other bytes reads the same', () => {
  const around = new Uint8Array(WORDS.length + 20);
  around.set(WORDS, 7);
  expect([...tesseractWords(around.subarray(7, 7 + WORDS.length))]).toHaveLength(5);
});

test('the words of the older kind of model are read apart', () => {
  const model = modelOf([edge('a', 0, 'last end')], 42, [7, 1]);
  expect([...tesseractWords(model, 'shapes')]).toEqual(['a']);
  expect(() => [...tesseractWords(model)]).toThrow('lacks part 21');
});

test('what is no model, or has no graph, is an error', () => {
  expect(() => [...tesseractWords(Uint8Array.of(255, 255, 255, 255))]).toThrow('no Tesseract');
  expect(() => [...tesseractWords(modelOf([], 7))]).toThrow('no Tesseract word graph');
  expect(() => [...tesseractWords(Uint8Array.of(0, 0, 0, 0))]).toThrow('lacks part 21');
});
