/** The whole way from text in any order to a lexicon. */
import type { Alphabet } from '@taht/letters';
import { buildLexicon, collectWords, type Lexicon } from '../src/index.ts';
import { SIZE } from './size.ts';

export function buildFrom(alphabet: Alphabet, texts: Iterable<string>): Lexicon {
  const spec = {
    id: 'bench',
    edition: 'en',
    policy: 'synthetic',
    sources: [],
    licence: 'MIT',
    version: '1',
  };
  const built = buildLexicon(
    spec,
    alphabet,
    collectWords(alphabet, texts, { min: 2, max: SIZE }).words,
  );
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}
