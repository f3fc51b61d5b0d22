/** Recognises misspellings and old spellings in the source: forms of running text that fit no paradigm. */

export interface Lists {
  /** All words of the list. */
  readonly words: ReadonlySet<string>;
  /** Those that a class of the source or a paradigm makes. */
  readonly sure: ReadonlySet<string>;
}

/** Whether a loose word is another word, wrongly or no longer so written. */
export const misspeltTest =
  (lists: Lists): ((word: string) => boolean) =>
  (word) =>
    isOld(word, lists.words) || hasWrongArticle(word, lists) || isSlip(word, lists);

/** Written as two words since the rules of 1974: niður frá, aftan við. */
const DIRECTION =
  /^(?:aftan|aftur|austan|austur|fram|framan|frammi|hér|héðan|inn|innan|inni|neðan|niðr|niðri|niður|norðan|norður|ofan|saman|sunnan|suður|upp|uppi|utan|út|úti|vestan|vestur|yfir|þar|þaðan)(?:á|af|að|eftir|frá|fyrir|í|með|sem|til|um|undir|úr|við|yfir)$/u;
/** The district, and forms of héri, frami. */
const ONE_WORD: ReadonlySet<string> = new Set(['hérað', 'hérum', 'framanum']);

export const isJoined = (word: string): boolean => DIRECTION.test(word) && !ONE_WORD.has(word);

const OLD: readonly (readonly [old: RegExp, now: string])[] = [
  [/eing/u, 'eng'],
  [/áng/u, 'ang'],
  [/íng/u, 'ing'],
  [/úng/u, 'ung'],
  [/aung/u, 'öng'],
  [/(?<!l)lig(?=a|t|u|ir|um|s?$)/u, 'leg'],
  [/(?<=sk|sv)if(?=t)/u, 'ip'],
  [/(?<=\p{L}{3})ig(?=(?:ur|t)$)/u, 'ug'],
  [/(?<=[bdðfghjklmnpstv])r$/u, 'ur'],
  [/(?<=[fr])je/u, 'é'],
  [/(?<!m)m(?=[td])/u, 'mm'],
  [/(?<!n)n(?=[td]|s[lt])/u, 'nn'],
  [/æf(?=i)/u, 'æv'],
  [/(?<=l)iðn$/u, 'inn'],
];

/** bókmentir, leingra, bleikr, merkiliga; but kyntur is also of kynda. */
export function isOld(word: string, words: ReadonlySet<string>): boolean {
  if (word.length < 5 || word.startsWith('kynt')) return false;
  return OLD.some(([old, now]) => old.test(word) && words.has(word.replace(old, now)));
}

/** Endings with the article that differ by an n; `beside` are endings of which a rightly written word has one as well. */
const ARTICLE: readonly { ending: string; right: string; beside: readonly string[] }[] = [
  {
    ending: 'inn',
    right: 'in',
    beside: ['inum', 'num', 'ur', 'nir', 'n', 'na', 'nar', 'ann', 'ans', 'jann'],
  },
  { ending: 'in', right: 'inn', beside: ['inni', 'inu', 'ina', 'ið', 'nir', 'nar', 'num', 'i'] },
  { ending: 'ann', right: 'an', beside: ['i', 'anum', 'ans'] },
  { ending: 'an', right: 'ann', beside: ['una', 'unni', 'unnar', 'ur', 't', 'ir', 'um'] },
  { ending: 'unar', right: 'unnar', beside: ['un'] },
  { ending: 'inar', right: 'innar', beside: ['in'] },
  { ending: 'ini', right: 'inni', beside: ['in'] },
];

function hasWrongArticle(word: string, lists: Lists): boolean {
  const { words, sure } = lists;
  return ARTICLE.some(({ ending, right, beside }) => {
    if (word.length < 6 || !word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    if (!sure.has(stem + right) || beside.some((it) => words.has(stem + it))) return false;
    return !isCompound(word, lists, LONG_PART);
  });
}

const SHORTEST_SLIP = 7;

/** One letter away from a sure word, no compound, and without other forms. */
function isSlip(word: string, lists: Lists): boolean {
  if (word.length < SHORTEST_SLIP || isCompound(word, lists)) return false;
  for (const right of rightSpellings(word)) {
    if (right.length >= SHORTEST_SLIP && lists.sure.has(right)) return isAlone(word, lists.words);
  }
  return false;
}

const SHORTEST_PART = 3;
const LONG_PART = 5;
const PREFIX =
  /^(?:ó|of|ör|al|á|í|úr|út|upp|inn|að|af|um|ný|há|van|for|mis|sam|tor|auð|tví|þrí|smá|til|við|frá)(?=\p{L}{3})/u;

export function isCompound(word: string, { words, sure }: Lists, last = SHORTEST_PART): boolean {
  if (words.has(word.replace(PREFIX, '')) && PREFIX.test(word)) return true;
  for (let at = SHORTEST_PART; at <= word.length - last; at++) {
    if (sure.has(word.slice(at)) && words.has(word.slice(0, at))) return true;
  }
  return false;
}

const ENDINGS: readonly string[] = [
  ...[
    '',
    'a',
    'i',
    'u',
    'ar',
    'ir',
    'ur',
    'um',
    's',
    'r',
    't',
    'st',
    'tt',
    'an',
    'in',
    'inn',
    'ið',
  ],
  ...['na', 'ina', 'una', 'ann', 'num', 'inum', 'unum', 'nni', 'inni', 'unni', 'innar', 'unnar'],
  ...['ins', 'sins', 'ans', 'arins', 'anna', 'arnir', 'irnir', 'arnar', 'irnar', 'urnar', 'ana'],
  ...['inu', 'nu', 'aði', 'aðir', 'uðum', 'uðu', 'ast', 'ist', 'umst', 'uðust', 'aðist', 'andi'],
  ...['að', 'aður', 'uð', 'aðar', 'aðan', 'aða', 'ði', 'ðu', 'ðum', 'di', 'du', 'ti', 'tu', 'tum'],
  ...['ri', 'rar', 'ra', 'ari', 'ara', 'astur', 'ust', 'asti', 'asta', 'ustu', 'ni', 'nir', 'nar'],
  ...['legur', 'leg', 'legt', 'lega', 'legum', 'legri', 'legu', 'ja', 'ju', 'jum', 'jar', 'jan'],
];

/** Whether at most one other word has the same stem. */
const isAlone = (word: string, words: ReadonlySet<string>): boolean =>
  stemsOf(word).every(
    (stem) => ENDINGS.filter((ending) => hasForm(stem, ending, words)).length <= 2,
  );

/** What may be left of a word without its ending. */
const stemsOf = (word: string): readonly string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length))
    .filter((stem) => stem.length >= SHORTEST_PART);

/** Whether there is a word that may be another form of this one. */
export const hasKin = (word: string, words: ReadonlySet<string>): boolean =>
  stemsOf(word).some((stem) => ENDINGS.some((ending) => hasForm(stem, ending, words)));

/** Before u the vowel of the stem is ö, elsewhere it may be a. */
const hasForm = (stem: string, ending: string, words: ReadonlySet<string>): boolean =>
  words.has(stem + ending) || words.has(stem.replace(STEM_IN_O, 'a') + ending);
const STEM_IN_O = /ö(?=[^aáeéiíoóuúyýæö]*$)/u;

const CONSONANTS = [...'bdðfghjklmnprstvxþ'];
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', á: 'a', e: 'é', é: 'e', i: 'íy', í: 'iý', o: 'ó', ó: 'o', u: 'ú', ú: 'u' },
  ...{ y: 'ýi', ý: 'yí' },
};

/** What may be meant: a consonant left out or written twice, an accent, i for y, two letters in each other's place. */
function* rightSpellings(word: string): Iterable<string> {
  for (let at = 0; at < word.length; at++) {
    const [letter = '', next = ''] = word.slice(at, at + 2);
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    for (const other of ACCENTS[letter] ?? '') yield before + other + after;
    if (letter === next) yield before + after;
    else if (next !== '') yield before + next + letter + after.slice(1);
    for (const missing of CONSONANTS) yield before + letter + missing + after;
  }
}
