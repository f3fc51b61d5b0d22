/**
 * Reads WordNet: the senses of each word by class, the commonest first, and the forms that no rule explains.
 * `index.*` has a word a line and where its senses begin in `data.*`; `*.exc` has a form and its lemmas.
 */
import type { WordClass } from '@taht/lexicon';
import type { WordSource } from '../maker.ts';

export interface Sense {
  readonly wordClass: WordClass;
  readonly gloss: string;
  /** How often the sense was met in texts that people have marked. */
  readonly times: number;
}

export interface WordNet {
  /** Of a word in small letters; names are left out. */
  senses(word: string): readonly Sense[];
  /** Lemmas of an irregular form, by class. */
  irregular(form: string): readonly { readonly lemma: string; readonly wordClass: WordClass }[];
}

const PARTS = [
  { file: 'noun', wordClass: 'noun', number: '1' },
  { file: 'verb', wordClass: 'verb', number: '2' },
  { file: 'adj', wordClass: 'adjective', number: '3' },
  { file: 'adv', wordClass: 'adverb', number: '4' },
] as const;

const FOLDER = 'usr/share/wordnet';
const COUNTS = `${FOLDER}/cntlist.rev`;

export const wordnetSource: WordSource = {
  kind: 'debian',
  name: 'wordnet-base',
  version: '1:3.0-37',
  files: [
    ...PARTS.flatMap(({ file }) =>
      [`index.${file}`, `data.${file}`, `${file}.exc`].map((name) => `${FOLDER}/${name}`),
    ),
    COUNTS,
  ],
  licence: 'LicenseRef-WordNet-3.0',
};

export function readWordNet(read: (file: string) => Uint8Array): WordNet {
  const textOf = (file: string): string => Buffer.from(read(file)).toString('latin1');
  const times = countsOf(textOf(COUNTS));
  const senses = new Map<string, Sense[]>();
  const irregular = new Map<string, { lemma: string; wordClass: WordClass }[]>();
  for (const { file, wordClass, number } of PARTS) {
    const data = textOf(`${FOLDER}/data.${file}`);
    for (const line of textOf(`${FOLDER}/index.${file}`).split('\n')) {
      if (!/^[a-z]+ /u.test(line)) continue;
      const [word = '', , count = '0', ...rest] = line.trim().split(' ');
      const known = senses.get(word) ?? [];
      for (const [i, offset] of rest.slice(-Number(count)).entries()) {
        const gloss = glossAt(data, Number(offset), word);
        if (gloss === undefined) continue;
        known.push({ wordClass, gloss, times: times.get(`${word} ${number} ${i + 1}`) ?? 0 });
      }
      if (known.length > 0) senses.set(word, known);
    }
    for (const line of textOf(`${FOLDER}/${file}.exc`).split('\n')) {
      const [form = '', ...lemmas] = line.split(' ');
      const all = lemmas.map((lemma) => ({ lemma, wordClass }));
      irregular.set(form, [...(irregular.get(form) ?? []), ...all]);
    }
  }
  return {
    senses: (word) => senses.get(word) ?? [],
    irregular: (form) => irregular.get(form) ?? [],
  };
}

/** Undefined where the word is written with a capital there: a name. */
function glossAt(data: string, offset: number, word: string): string | undefined {
  const line = data.slice(offset, data.indexOf('\n', offset));
  const [head = '', gloss = ''] = line.split(' | ');
  const spellings = head.split(' ').map((each) => each.replace(/\([a-z]+\)$/u, ''));
  return spellings.includes(word) ? gloss : undefined;
}

/** By word, number of the class and number of the sense; lines such as `abandon%2:40:00:: 1 10`. */
function countsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, word, part = '', sense, times] = /^([a-z]+)%(\d):\S* (\d+) (\d+)$/u.exec(line) ?? [];
    // Adjectives that stand around another have a number of their own.
    if (word !== undefined)
      counts.set(`${word} ${part === '5' ? '3' : part} ${sense}`, Number(times));
  }
  return counts;
}
