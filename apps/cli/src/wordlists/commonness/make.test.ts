import { alphabetSpec, editions } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import {
  buildLexicon,
  collectWords,
  decodeCommonness,
  indexOf,
  type Lexicon,
  rankAt,
  readWord,
} from '@taht/lexicon';
import { expect, test } from 'vitest';
import { model } from '../../../test/commonness/model.ts';
import { WORD_LENGTHS } from '../lengths.ts';
import { makeCommonness } from './make.ts';

const WORDS = ['the', 'house', 'quoin'];

function lexiconOf(edition: string): Lexicon {
  const found = editions.find(({ id }) => id === 'en');
  const tiles = found?.tilesets[0];
  if (found === undefined || tiles === undefined) throw new Error('en');
  const alphabet = makeAlphabet(alphabetSpec(found, tiles));
  const spec = { id: 'test', edition, policy: 'test', sources: [], licence: 'MIT', version: '1' };
  const built = buildLexicon(spec, alphabet, collectWords(alphabet, WORDS, WORD_LENGTHS).words);
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

const read = (file: string): Uint8Array =>
  file.endsWith('.txt') ? new TextEncoder().encode('the\n') : model(['house']);

test('every word of the list has its own rank in the file', () => {
  const lexicon = lexiconOf('en');
  const decoded = decodeCommonness(makeCommonness(read, lexicon), lexicon);
  if (!decoded.ok) throw new Error(decoded.error.code);
  const rankOf = (text: string): number => {
    const word = readWord(lexicon.alphabet, text);
    const index = word.ok ? indexOf(lexicon, word.value) : undefined;
    if (index === undefined) throw new Error(text);
    return rankAt(decoded.value, index);
  };
  expect(WORDS.map(rankOf)).toEqual([15, 2, 0]);
});

test('a list of an edition without evidence is a bug', () => {
  expect(() => makeCommonness(read, lexiconOf('xx'))).toThrow('no evidence for xx');
});
