/** The words in Ґ that the Ukrainian rulebook lists on its last page, with what they mean. */

export interface WordInGe {
  readonly word: string;
  /** In Ukrainian, and in English for whoever reads the page in another language. */
  readonly meaning: string;
  readonly english: string;
  /** Not with a hyphen, which is no tile. */
  readonly isPlayable: boolean;
}

/** Reads `lexicons/src/uk/words-in-ge.tsv`. */
export const readWordsInGe = (text: string): readonly WordInGe[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [word = '', meaning = '', english = ''] = line.split('\t');
      return {
        word: word.toLocaleUpperCase('uk'),
        meaning,
        english,
        isPlayable: !word.includes('-'),
      };
    });
