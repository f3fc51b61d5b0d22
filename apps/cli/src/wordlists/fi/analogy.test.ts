import { expect, test } from 'vitest';
import { makeAnalogy } from './analogy.ts';

function taught(pairs: string): (word: string) => string | undefined {
  const analogy = makeAnalogy((text) => text === 'suden');
  for (const pair of pairs.split(' ')) {
    const [word = '', other] = pair.split('/');
    analogy.learn(word, other);
  }
  return (word) => analogy.guess(word);
}

const PPI = 'nappi/napit lappi/lapit loppi/lopit hippi/hipit kippi/kipit';

test.each<[name: string, learnt: string, word: string, other: string | undefined]>([
  ['gradation as in the words that end alike', PPI, 'klappi', 'klapit'],
  ['a compound goes like its last word', `${PPI} nahka/nahat`, 'sudennahka', 'sudennahat'],
  ['not like a word behind one or two letters', `${PPI} appi/apet`, 'krappi', undefined],
  [
    'a compound of an unknown word is left alone where words that end alike disagree',
    'lumi/lumet humi/humit tumi/tumit sumi/sumit rumi/rumit kumi/kumit mumi/mumit'.concat(
      ' pumi/pumit vumi/vumit jumi/jumit bumi/bumit dumi/dumit fumi/fumit gumi/gumit'.repeat(2),
    ),
    'höytylumi',
    undefined,
  ],
  ['too few words end alike', 'lappi/lapit nappi/napit', 'klappi', undefined],
  [
    'words that end alike are inflected in different ways',
    'suksi/sukset laksi/laksit taksi/taksit uksi/ukset',
    'moksi',
    undefined,
  ],
  [
    'what is not inflected has no other form',
    'oitis jalkaisin usein harvoin oikein',
    'huonoin',
    undefined,
  ],
  [
    'verbs',
    'ampata/amppaaminen kampata/kamppaaminen lampata/lamppaaminen tampata/tamppaaminen',
    'rampata',
    'ramppaaminen',
  ],
  ['of two letters nobody can tell', PPI, 'pi', undefined],
])('%s', (_name, learnt, word, other) => {
  expect(taught(learnt)(word)).toBe(other);
});
