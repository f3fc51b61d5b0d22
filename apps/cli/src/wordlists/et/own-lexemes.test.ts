import { expect, test } from 'vitest';
import { ownLexemes } from './own-lexemes.ts';

const TEXT = `# Words of ours.
# computers
FAIL FAILID
KLIKKAMA
# more adverbs and interjections
JAOL
# nouns and adjectives of everyday language
REHI
REHED
`;

test('headings tell the class, and a plural belongs to its nominative', () => {
  expect(ownLexemes(TEXT)).toEqual([
    { base: 'fail', wordClass: 'noun', forms: ['fail', 'failid'] },
    { base: 'klikkama', wordClass: 'verb', forms: ['klikkama'] },
    { base: 'jaol', wordClass: 'adverb', forms: ['jaol'] },
    { base: 'rehi', wordClass: undefined, forms: ['rehi', 'rehed'] },
  ]);
});
