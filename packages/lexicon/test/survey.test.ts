/** Nodes that are no graph are found, each by its own fault. */
import { expect, test } from 'vitest';
import { ENDS_WORD, LAST, LETTER_SHIFT, NOTHING } from '../src/node.ts';
import { NODE_FAULTS, surveyNodes, wordLimits } from '../src/survey.ts';

const A = 1 << LETTER_SHIFT;
const B = 2 << LETTER_SHIFT;
const C = 3 << LETTER_SHIFT;

/** A chain of so many letters, each before the next. */
const chain = (length: number): number[] =>
  Array.from({ length }, (_, i) => (i === 0 ? A | ENDS_WORD | LAST : A | LAST | i));

/** Both letters lead on to the list before, so every list doubles the words. */
const doubling = (length: number): number[] =>
  Array.from({ length }, (_, i) => {
    const child = i === 0 ? 0 : 2 * i - 1;
    return [A | ENDS_WORD | child, B | ENDS_WORD | LAST | child];
  }).flat();

const tripling = (length: number): number[] =>
  Array.from({ length }, (_, i) => {
    const child = i === 0 ? 0 : 3 * i - 2;
    return [A | ENDS_WORD | child, B | ENDS_WORD | child, C | ENDS_WORD | LAST | child];
  }).flat();

test.each<[string, (typeof NODE_FAULTS)[number] | undefined, number[], number]>([
  ['no word', undefined, [], 0],
  ['one word', undefined, [A | ENDS_WORD | LAST], 1],
  ['a root beyond the end', 'root', [A | ENDS_WORD | LAST], 2],
  ['a letter of no alphabet', 'letter', [(4 << LETTER_SHIFT) | ENDS_WORD | LAST], 1],
  ['the separator', 'letter', [ENDS_WORD | LAST], 1],
  ['letters out of order', 'letter', [B | ENDS_WORD, A | ENDS_WORD | LAST], 1],
  ['a letter twice', 'letter', [A | ENDS_WORD, A | ENDS_WORD | LAST], 1],
  ['a node that follows itself', 'child', [A | LAST | 1], 1],
  ['a node that follows its sibling', 'child', [A | 2, B | ENDS_WORD | LAST], 1],
  ['a follower behind', 'child', [A | LAST | 2, A | ENDS_WORD | LAST], 1],
  ['a way to nowhere', 'dead-end', [A | LAST], 1],
  ['a list without end', 'open-list', [A | ENDS_WORD | LAST, B | ENDS_WORD], 1],
  ['the longest word', undefined, chain(31), 31],
  ['a longer word', 'depth', chain(32), 32],
  ['very many words', undefined, doubling(31), 61],
  ['too many words', 'count', tripling(31), 91],
])('%s', (_, fault, nodes, root) => {
  const graph = { nodes: Int32Array.of(NOTHING, ...nodes), root };
  const survey = surveyNodes(graph, wordLimits(3));
  expect(survey.ok ? undefined : survey.error.fault).toBe(fault);
});

test('something other than nothing at position 0', () => {
  const survey = surveyNodes(
    { nodes: Int32Array.of(A | ENDS_WORD | LAST), root: 0 },
    wordLimits(3),
  );
  expect(survey).toEqual({ ok: false, error: { fault: 'root', at: 0 } });
  expect(NODE_FAULTS).toContain('root');
});
