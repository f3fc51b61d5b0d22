/** A list of words ready for questions: its graph, its alphabet, and what it says about itself. */
import { err, ok, type Result } from '@taht/base';
import type { Alphabet } from '@taht/letters';
import type { Graph } from './graph.ts';
import type { LexiconInfo } from './info.ts';
import { makePairs, type Pairs } from './pairs.ts';
import { type Rulings, recodedKey } from './patch.ts';
import { newCodes, recode } from './recode.ts';
import { type Counts, surveyNodes, wordLimits } from './survey.ts';

export interface WordGraph extends Graph {
  readonly counts: Counts;
  readonly pairs: Pairs;
}

export interface Lexicon {
  readonly info: LexiconInfo;
  /** By which text is read and written; a letter's number in it is its code in the graph. */
  readonly alphabet: Alphabet;
  readonly graph: WordGraph;
  /** What a patch has decided; empty for a list as it was built. */
  readonly rulings: Rulings;
}

/**
 * The same words, their text read by an edition's own writing: its look-alikes and confusables, and letters that its
 * words were not written with when the list was made. What the list says about itself, its hash too, stays as it is.
 */
export function withAlphabet(
  lexicon: Lexicon,
  alphabet: Alphabet,
): Result<Lexicon, { readonly code: 'other-alphabet' }> {
  const { letters } = lexicon.alphabet;
  const codes = newCodes(letters, alphabet.letters);
  if (codes === undefined) return err({ code: 'other-alphabet' });
  if (letters.length === alphabet.letters.length) return ok({ ...lexicon, alphabet });
  const graph = withCounts(recode(lexicon.graph, codes), alphabet.letters.length);
  const rulings = new Map(
    Array.from(lexicon.rulings, ([key, entry]) => [recodedKey(key, codes), entry]),
  );
  return ok({ ...lexicon, alphabet, graph, rulings });
}

/** For a graph of our own making: a fault in it is a bug. */
export function withCounts(graph: Graph, letters: number): WordGraph {
  const counts = surveyNodes(graph, wordLimits(letters));
  if (!counts.ok) throw new Error(`a bad graph: ${counts.error.fault} at ${counts.error.at}`);
  return { ...graph, counts: counts.value, pairs: makePairs(graph) };
}
