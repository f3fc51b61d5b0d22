/** Languages that records of other programs are in: by the names of their tiles and word lists, and by their letters. */

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CYRILLIC = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЬЮЯ';

interface GcgLanguage {
  /** What programs call its tiles, before any `_variant`. */
  readonly tiles: string;
  /** How the names of its word lists begin, before their year. */
  readonly lexicons: readonly string[];
  readonly letters: string;
}

/** By their ISO codes. */
const LANGUAGES: Readonly<Record<string, GcgLanguage>> = {
  en: {
    tiles: 'english',
    lexicons: ['CSW', 'NWL', 'TWL', 'OWL', 'OTCWL', 'OSPD', 'OSWI', 'NSWL', 'WOW', 'CEL', 'ECWL'],
    letters: LATIN,
  },
  bg: { tiles: 'bulgarian', lexicons: [], letters: `${CYRILLIC}Ъ` },
  ca: { tiles: 'catalan', lexicons: ['DISC'], letters: `${LATIN}Ç·` },
  cs: { tiles: 'czech', lexicons: [], letters: `${LATIN}ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ` },
  da: { tiles: 'danish', lexicons: [], letters: `${LATIN}ÆØÅ` },
  de: { tiles: 'german', lexicons: ['RD'], letters: `${LATIN}ÄÖÜ` },
  el: { tiles: 'greek', lexicons: [], letters: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ' },
  es: { tiles: 'spanish', lexicons: ['FILE', 'FISE'], letters: `${LATIN}Ñ` },
  et: { tiles: 'estonian', lexicons: [], letters: `${LATIN}ŠŽÕÄÖÜ` },
  fi: { tiles: 'finnish', lexicons: [], letters: `${LATIN}ÅÄÖ` },
  fr: { tiles: 'french', lexicons: ['FRA', 'ODS'], letters: LATIN },
  he: { tiles: 'hebrew', lexicons: [], letters: 'אבגדהוזחטיכלמנסעפצקרשת' },
  hr: { tiles: 'croatian', lexicons: [], letters: `${LATIN}ČĆĐŠŽ` },
  hu: { tiles: 'hungarian', lexicons: [], letters: `${LATIN}ÁÉÍÓÖŐÚÜŰ` },
  is: { tiles: 'icelandic', lexicons: [], letters: `${LATIN}ÁÐÉÍÓÚÝÞÆÖ` },
  it: { tiles: 'italian', lexicons: [], letters: LATIN },
  lt: { tiles: 'lithuanian', lexicons: [], letters: `${LATIN}ĄČĘĖĮŠŲŪŽ` },
  lv: { tiles: 'latvian', lexicons: [], letters: `${LATIN}ĀČĒĢĪĶĻŅŠŪŽ` },
  nl: { tiles: 'dutch', lexicons: ['DSW'], letters: LATIN },
  no: { tiles: 'norwegian', lexicons: ['NSF'], letters: `${LATIN}ÆØÅÄÖÜ` },
  pl: { tiles: 'polish', lexicons: ['OSPS'], letters: `${LATIN}ĄĆĘŁŃÓŚŹŻ` },
  pt: { tiles: 'portuguese', lexicons: [], letters: `${LATIN}Ç` },
  ru: { tiles: 'russian', lexicons: [], letters: `${CYRILLIC}ЪЫЭЁ` },
  sk: { tiles: 'slovak', lexicons: [], letters: `${LATIN}ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ` },
  sl: { tiles: 'slovene', lexicons: [], letters: `${LATIN}ČŠŽ` },
  sv: { tiles: 'swedish', lexicons: [], letters: `${LATIN}ÅÄÖÉ` },
  tr: { tiles: 'turkish', lexicons: [], letters: `${LATIN}ÇĞİÖŞÜ` },
  uk: { tiles: 'ukrainian', lexicons: [], letters: `${CYRILLIC}ҐЄІЇ’'` },
};

/** `english`, and `english_super` too. */
export const languageOfDistribution = (name: string): string | undefined =>
  codeWhere(({ tiles }) => tiles === name.toLowerCase().split('_', 1)[0]);

/** `CSW21`, `NWL2020-X`. */
export function languageOfLexicon(name: string): string | undefined {
  const family = /^([A-Z]+)\d\d(?:\d\d)?(?!\w)/u.exec(name.trim().toUpperCase())?.[1] ?? '';
  return codeWhere(({ lexicons }) => lexicons.includes(family));
}

/** The languages that have all these letters and the fewest others; none where no language has them. */
export function languagesWith(letters: Iterable<string>): readonly string[] {
  const wanted = [...letters];
  const able = Object.entries(LANGUAGES).filter(([, { letters: own }]) =>
    wanted.every((letter) => own.includes(letter)),
  );
  const fewest = Math.min(...able.map(([, { letters: own }]) => own.length));
  return able.filter(([, { letters: own }]) => own.length === fewest).map(([code]) => code);
}

const codeWhere = (isIt: (language: GcgLanguage) => boolean): string | undefined =>
  Object.entries(LANGUAGES).find(([, language]) => isIt(language))?.[0];
