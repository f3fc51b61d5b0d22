/** English: classes, irregular forms and glosses from WordNet, regular forms by their endings. */
import type { Gloss, WordClass, WordReading } from '@taht/lexicon';
import type { MeaningsMaker } from './maker.ts';
import { shortGloss } from './short-gloss.ts';
import { readWordNet, type Sense, type WordNet, wordnetSource } from './wordnet.ts';

export const enMeanings: MeaningsMaker = {
  edition: 'en',
  sources: [wordnetSource],
  languages: ['en'],
  facts(read, _, words) {
    const wordnet = readWordNet(read);
    const list = new Set(words);
    return (word) => ({
      readings: readingsOf(word, list, wordnet),
      glosses: glossesOf(wordnet.senses(word.toLowerCase())),
    });
  },
};

const PLAIN_S = /S$/u;

/** What is cut off and put on to come from a form to its lemma. */
const ENDINGS: readonly (readonly [wordClass: WordClass, cut: RegExp, put: string])[] = [
  ['noun', /IES$/u, 'Y'],
  ['noun', /(?<=[SXZ]|CH|SH|O)ES$/u, ''],
  ['noun', PLAIN_S, ''],
  ['noun', /MEN$/u, 'MAN'],
  ['verb', /IES$/u, 'Y'],
  ['verb', /(?<=[SXZ]|CH|SH|O)ES$/u, ''],
  ['verb', PLAIN_S, ''],
  ['verb', /IED$/u, 'Y'],
  ['verb', /ED$/u, 'E'],
  ['verb', /ED$/u, ''],
  ['verb', /([BDFGKLMNPRSTVZ])\1ED$/u, '$1'],
  ['verb', /ING$/u, 'E'],
  ['verb', /ING$/u, ''],
  ['verb', /([BDFGKLMNPRSTVZ])\1ING$/u, '$1'],
  ['adjective', /IER$/u, 'Y'],
  ['adjective', /IEST$/u, 'Y'],
  ['adjective', /ER$/u, 'E'],
  ['adjective', /ER$/u, ''],
  ['adjective', /([BDGMNPRT])\1ER$/u, '$1'],
  ['adjective', /EST$/u, 'E'],
  ['adjective', /EST$/u, ''],
  ['adjective', /([BDGMNPRT])\1EST$/u, '$1'],
];

const MOST_READINGS = 3;

function readingsOf(
  word: string,
  list: ReadonlySet<string>,
  wordnet: WordNet,
): readonly WordReading[] {
  const senses = wordnet.senses(word.toLowerCase());
  const found: WordReading[] = byTimes(senses).map(({ wordClass }) => ({ lemma: word, wordClass }));
  for (const { lemma, wordClass } of wordnet.irregular(word.toLowerCase())) {
    const upper = lemma.toUpperCase();
    if (upper !== word && list.has(upper)) found.push({ lemma: upper, wordClass });
  }
  const isKnown = found.length > 0;
  for (const [wordClass, cut, put] of ENDINGS) {
    const lemma = word.replace(cut, put);
    if (lemma === word || !list.has(lemma)) continue;
    const kinds = wordnet.senses(lemma.toLowerCase());
    const isOfClass = kinds.some((sense) => sense.wordClass === wordClass);
    if (isOfClass) found.push({ lemma, wordClass });
  }
  if (!isKnown && found.length === 0) return guessed(word, list);
  const distinct = found.filter(
    ({ lemma, wordClass }, i) =>
      found.findIndex((each) => each.lemma === lemma && each.wordClass === wordClass) === i,
  );
  return distinct.slice(0, MOST_READINGS);
}

/** Of words that WordNet lacks: a regular form of another word of the list, and a class by its own forms or ending. */
function guessed(word: string, list: ReadonlySet<string>): readonly WordReading[] {
  for (const [wordClass, cut, put] of ENDINGS) {
    const lemma = word.replace(cut, put);
    // BUS is not a form of BU, nor BUTTER of BUTT.
    if (lemma === word || lemma.length < 3 || !list.has(lemma)) continue;
    if (cut === PLAIN_S && /[SU]S$/u.test(word)) continue;
    if (wordClass === 'adjective' && !isCompared(lemma, list)) continue;
    const told = wordClass === 'noun' ? (classByForms(lemma, list) ?? 'noun') : wordClass;
    return [{ lemma, wordClass: told }];
  }
  const wordClass = classByForms(word, list) ?? classByEnding(word);
  return wordClass === undefined ? [] : [{ lemma: word, wordClass }];
}

const isCompared = (lemma: string, list: ReadonlySet<string>): boolean => {
  const stem = lemma.replace(/E$/u, '').replace(/Y$/u, 'I');
  const double = `${stem}${stem.at(-1)}`;
  return [stem, double].some((each) => list.has(`${each}ER`) && list.has(`${each}EST`));
};

function classByForms(lemma: string, list: ReadonlySet<string>): WordClass | undefined {
  const double = `${lemma}${lemma.at(-1)}`;
  if ([lemma, lemma.replace(/E$/u, ''), double].some((each) => list.has(`${each}ING`)))
    return 'verb';
  if (isCompared(lemma, list)) return 'adjective';
  const plurals = [`${lemma}S`, `${lemma}ES`, lemma.replace(/Y$/u, 'IES')];
  return plurals.some((each) => each !== lemma && list.has(each)) ? 'noun' : undefined;
}

const classByEnding = (word: string): WordClass | undefined => {
  if (/.{3}(?:NESS|ITY|ISM|IST|SHIP|MENT|TION|AE|I)$/u.test(word)) return 'noun';
  if (/.{3}LY$/u.test(word)) return 'adverb';
  return /.{2}(?:LIKE|LESS|OUS|IC|ICAL|ABLE|IBLE|FUL|IVE|OID|ISH|ED|PROOF|IEST|EST|ATE)$/u.test(
    word,
  )
    ? 'adjective'
    : undefined;
};

/** The first sense of each class, the commonest class first. */
const byTimes = (senses: readonly Sense[]): readonly Sense[] =>
  senses
    .filter((sense, i) => senses.findIndex((each) => each.wordClass === sense.wordClass) === i)
    .sort((a, b) => b.times - a.times);

/** Two senses of the commonest class and one of the next, each once. */
function glossesOf(senses: readonly Sense[]): readonly Gloss[] {
  const [first, second] = byTimes(senses);
  const other = senses.filter((each) => each.wordClass === first?.wordClass)[1];
  const chosen = [first, other !== undefined && other.times > 2 ? other : undefined, second];
  return chosen.flatMap((sense) => {
    // Examples stand in quotation marks.
    const text = sense && shortGloss(sense.gloss.replace(/;?\s*".*$/u, ''));
    return text === undefined
      ? []
      : [{ wordClass: sense?.wordClass ?? null, language: 'en', text }];
  });
}
