/**
 * Turkish: headwords, infinitives, and the verbal nouns that dictionaries list.
 * Derivations that are not entries of the source are added only if running text contains them.
 */
import type { WordListMaker } from './maker.ts';
import { ownWords } from './own-words.ts';
import { attestedForms } from './tr/attested.ts';
import { parseEntries } from './tr/entries.ts';
import { closeVowel } from './tr/sounds.ts';
import { isPlayable, upper } from './tr/spelling.ts';
import {
  actNoun,
  infinitive,
  isMadeFreely,
  rarerNouns,
  usualForms,
  type Verb,
  voices,
} from './tr/verbs.ts';

const HEADWORDS = 'turkish_dictionary.txt';

export const trList: WordListMaker = {
  id: 'tr',
  edition: 'tr',
  policy: 'headwords-and-infinitives',
  sources: [
    {
      kind: 'npm',
      name: 'nlptoolkit-dictionary',
      version: '1.0.16',
      files: [HEADWORDS],
      licence: 'ISC',
    },
    {
      kind: 'npm',
      name: 'dictionary-tr',
      version: '2.0.0',
      files: ['index.aff', 'index.dic'],
      licence: 'MIT',
    },
  ],
  *make(read, own) {
    const removed = new Set(REMOVED.flatMap((file) => ownWords(own(file))));
    const isKept = (word: string): boolean => !removed.has(upper(word));
    const entries = parseEntries(new TextDecoder('utf-8', { fatal: true }).decode(read(HEADWORDS)));
    const attested = attestedForms(read('index.aff'), read('index.dic'));
    const headwords = [...entries.headwords].filter(isKept);
    const verbs = withVoices(
      entries.verbs.filter((verb) => isKept(infinitive(verb))),
      attested,
    );
    const qualities = headwords
      .filter((word) => HAS_QUALITY.test(word) || entries.adjectives.has(word))
      .map(quality);
    const derived = [...qualities, ...verbs.flatMap(rarerNouns)].filter((word) =>
      attested.has(word),
    );
    const made = [
      ...headwords,
      ...verbs.flatMap((verb) => [infinitive(verb), actNoun(verb)]),
      ...derived,
    ];
    for (const word of made) if (isPlayable(word) && isKept(word)) yield upper(word);
    for (const file of ADDED) yield* ownWords(own(file));
  },
};

const ADDED = ['add.txt', 'modern.txt'];
const REMOVED = ['names.txt', 'latin.txt', 'joined.txt', 'foreign.txt', 'inflected.txt'];

/** The verbs and all passives and causatives of them, step by step, that are in use. */
function withVoices(verbs: readonly Verb[], attested: ReadonlySet<string>): readonly Verb[] {
  const known = new Map(verbs.map((verb) => [verb.stem, verb]));
  for (const verb of known.values()) {
    for (const made of voices(verb)) {
      if (!known.has(made.stem) && isInUse(made, attested)) known.set(made.stem, made);
    }
  }
  return [...known.values()];
}

/** The infinitive is attested, or, of a verb that is made freely, two other forms. */
const isInUse = (made: Verb, attested: ReadonlySet<string>): boolean =>
  attested.has(infinitive(made)) ||
  (isMadeFreely(made) && usualForms(made).filter((form) => attested.has(form)).length >= 2);

/** kısalık, evlilik, evsizlik, evcilik: from what is an adjective, or ends in -li, -siz or -ci. */
const quality = (word: string): string => `${word}l${closeVowel(word)}k`;

const HAS_QUALITY = /(?:l[ıiuü]|s[ıiuü]z|[cç][ıiuü])$/u;
