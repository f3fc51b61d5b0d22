/** English: a plain list close to the fourth edition of the players' dictionary, corrected by three files of our own. */
import { WORD_LENGTHS } from './lengths.ts';
import type { WordListMaker } from './maker.ts';
import { ownWords } from './own-words.ts';

const FILE = 'englishWords.js';

export const enList: WordListMaker = {
  id: 'en',
  edition: 'en',
  policy: 'plain-list-near-ospd4',
  sources: [{ kind: 'npm', name: 'scrabble', version: '1.0.14', files: [FILE], licence: 'MIT' }],
  *make(read, own) {
    const out = new Set(['remove.txt', 'offensive.txt'].flatMap((file) => ownWords(own(file))));
    for (const [, word = ''] of new TextDecoder().decode(read(FILE)).matchAll(QUOTED)) {
      const upper = word.toUpperCase();
      if (!out.has(upper)) yield upper;
    }
    yield* ownWords(own('add.txt'));
  },
};

/** The source is a JavaScript array of quoted words, some of one letter and some longer than the board. */
const QUOTED = new RegExp(`"([a-z]{${WORD_LENGTHS.min},${WORD_LENGTHS.max}})"`, 'gu');
