/** Recognises names that the source writes in lower case: places, people, names in -son and -dóttir, farms in -staðir. */
const OF_A_PERSON = /^(.+)(?:son|sons|sonar|syni|dóttir|dóttur|dætur|staðir|staði|staða|stöðum)$/u;
const ADJECTIVE = /^\p{L}{0,3}sk/u;

/** What places are called after, and the forms that only a common noun has: with the article, or in the other number. */
const PLACES: readonly (readonly [forms: RegExp, common: readonly string[]])[] = [
  [/(?:fjörður|fjörð|firði|fjarðar)$/u, ['fjörðurinn', 'fjörðinn', 'firðir']],
  [/(?:vík|víkur)$/u, ['víkin', 'víkina', 'víkinni']],
  [/heiði$/u, ['heiðin', 'heiðina', 'heiðinni']],
  [/(?:dalur|dals?)$/u, ['dalurinn', 'dalinn', 'dalnum', 'dalir', 'dalirnir']],
  [/nes[is]?$/u, ['nesið', 'nesinu', 'nesin', 'nesja', 'nesjum']],
  [/(?<!til|mann)fell[is]?$/u, ['fellið', 'fellinu', 'fellin', 'fellir', 'fellum', 'fella']],
  [/jök(?:ull|ul|uls|li)$/u, ['jökullinn', 'jökulinn', 'jöklinum', 'jöklar', 'jöklum']],
];

interface Known {
  /** How names begin. */
  readonly beginnings: readonly string[];
  /** The forms of names, of which one stands before -son or -staðir. */
  readonly genitives: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export function nameTest({ beginnings, genitives, words }: Known): (word: string) => boolean {
  const known = new Set(beginnings);
  const lengths = [...new Set(beginnings.map(({ length }) => length))];
  return (word) => {
    const person = OF_A_PERSON.exec(word)?.[1];
    if (person !== undefined && genitives.has(person)) return true;
    if (isPlace(word, words)) return true;
    return lengths.some((at) => known.has(word.slice(0, at)) && !ADJECTIVE.test(word.slice(at)));
  };
}

const isPlace = (word: string, words: ReadonlySet<string>): boolean =>
  PLACES.some(([forms, common]) => {
    const at = forms.exec(word)?.index ?? 0;
    return at > 2 && !common.some((it) => words.has(word.slice(0, at) + it));
  });
