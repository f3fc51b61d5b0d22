/** Makes a lexicon out of words. */
import { err, ok, type Result } from '@taht/base';
import type { Alphabet } from '@taht/letters';
import { countLengths } from './count-lengths.ts';
import type { Codes } from './graph.ts';
import { buildGraph, type TooLarge } from './graph-builder.ts';
import { hashOf } from './hash.ts';
import type { LexiconSpec } from './info.ts';
import { type Lexicon, withCounts } from './lexicon.ts';
import { MAX_LETTER } from './node.ts';

/** Words in alphabet order, each once, as `WordPool` gives them; throws on any other order. */
export function buildLexicon(
  spec: LexiconSpec,
  alphabet: Alphabet,
  words: Iterable<Codes>,
): Result<Lexicon, TooLarge> {
  if (alphabet.letters.length > MAX_LETTER) throw new Error('an alphabet of too many letters');
  const built = buildGraph(words);
  if (!built.ok) return err(built.error);
  const graph = withCounts(built.value, alphabet.letters.length);
  return ok({
    info: {
      id: spec.id,
      edition: spec.edition,
      language: alphabet.language,
      letters: alphabet.letters,
      words: graph.counts[graph.root] as number,
      lengths: countLengths(graph),
      policy: spec.policy,
      sources: spec.sources,
      licence: spec.licence,
      version: spec.version,
      hash: hashOf(alphabet.letters, graph),
    },
    alphabet,
    graph,
    rulings: new Map(),
  });
}
