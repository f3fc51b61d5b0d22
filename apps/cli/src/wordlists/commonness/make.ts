/** Writes the commonness file of a built lexicon. */
import { encodeCommonness, type Lexicon, makeWord, words } from '@taht/lexicon';
import { languages } from './languages.ts';
import { rankWords } from './rank.ts';

/** `read` gives the bytes of a source file by its name; which ones are needed, `languages` tells by edition. */
export function makeCommonness(
  read: (file: string) => Uint8Array,
  lexicon: Lexicon,
): Uint8Array<ArrayBuffer> {
  const language = languages.find(({ edition }) => edition === lexicon.info.edition);
  if (language === undefined) throw new Error(`no evidence for ${lexicon.info.edition}`);
  const list = Array.from(words(lexicon), (word) => makeWord(lexicon.alphabet, word));
  return encodeCommonness(lexicon, rankWords(list, language.evidence(read)));
}
