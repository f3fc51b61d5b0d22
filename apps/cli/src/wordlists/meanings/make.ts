/**
 * Makes the chunks of meanings of a list. Words of the family list are told by lemma and class, without a gloss, and no
 * translation is a word of the English one.
 */
import {
  type Chunk,
  encodeMeanings,
  type FamilyList,
  familyWords,
  type Gloss,
  type Lexicon,
  makeWord,
  parseFamily,
  words,
} from '@taht/lexicon';
import type { MeaningsMaker } from './maker.ts';

export function makeMeanings(
  maker: MeaningsMaker,
  lexicon: Lexicon,
  read: (file: string) => Uint8Array,
  own: (file: string) => string,
): readonly Chunk[] {
  const list = Array.from(words(lexicon), (word) => makeWord(lexicon.alphabet, word));
  const caught = familyWords(lexicon, readFamily(own, maker.edition));
  const isDecent = decencyTest(readFamily(own, 'en'));
  const rude = new Set(caught.map(({ word }) => makeWord(lexicon.alphabet, word)));
  const factsOf = maker.facts(read, own, list);
  return encodeMeanings(lexicon, maker.languages, (word) => {
    const { readings, glosses } = factsOf(word);
    return { readings, glosses: rude.has(word) ? [] : glosses.flatMap(translationOnly) };
  });

  /** WordNet explains in sentences, of which no part can be left out. */
  function translationOnly(gloss: Gloss): readonly Gloss[] {
    if (gloss.language !== 'en' || maker.edition === 'en') return [gloss];
    const text = gloss.text.split(', ').filter(isDecent).join(', ');
    return text === '' ? [] : [{ ...gloss, text }];
  }
}

function readFamily(own: (file: string) => string, language: string): FamilyList {
  const family = parseFamily(own(`../${language}/family.txt`));
  if (!family.ok) throw new Error(`${language}: family.txt, line ${family.error.line}`);
  return family.value;
}

/** For phrases, word by word. */
function decencyTest(family: FamilyList): (phrase: string) => boolean {
  const isCaught = (word: string, exceptions: boolean): boolean =>
    family.some(
      ({ text, isStem, isException }) =>
        isException === exceptions && (isStem ? word.startsWith(text) : word === text),
    );
  return (phrase) =>
    phrase
      .toUpperCase()
      .split(/[^A-Z]+/u)
      .every((word) => !isCaught(word, false) || isCaught(word, true));
}
