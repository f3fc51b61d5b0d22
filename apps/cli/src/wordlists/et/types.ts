/** The inflection types of Estonian nouns and adjectives, numbered as in dictionaries, applied from genitive to nominative. */
import { mildGrades, strongGrades, weakGrades } from './gradation.ts';

export interface Proposal {
  readonly type: number;
  readonly nominative: string;
  readonly partitive: string;
  readonly pluralGenitive: string;
}

const V = 'aeiouõäöü';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && V.includes(letter);
/** One short syllable and an open one: ELU, MAJA, KIVI. */
const SHORT = new RegExp(`^[^${V}]*[${V}][^${V}][${V}]$`, 'u');
/** One syllable: LAI, SAI, ÕU. */
const DIPHTHONG = new RegExp(`^[^${V}]*[${V}][iu]$`, 'u');
const POLYSYLLABIC = new RegExp(`[${V}][^${V}]+[${V}].*[^${V}]$`, 'u');
/** One syllable that can end no case: PÄRL, ŽANR; and the few others of this kind. */
const CLUSTER = /[^aeiouõäöü][lrmv]$|^(aus|õel|mõis|vöönd|eend)$/u;
/** Two syllables without a consonant between them: VEOK, LOEND, AIAND. */
const HIATUS = /(eo|oe|õe|ia|io|ua|üo|ao|[aeiouõäöü]{3})[^aeiouõäöü]+$|ae?ng$|[aeiouõäöü]{2}v$/u;

/** Every nominative that some type would give this genitive, with the partitive and plural genitive to look for. */
export function* proposals(genitive: string): Iterable<Proposal> {
  for (const [type, nominative, partitive, pluralGenitive] of rows(genitive))
    yield { type, nominative, partitive, pluralGenitive };
}

type Row = readonly [type: number, nominative: string, partitive: string, pluralGenitive: string];

function* rows(g: string): Iterable<Row> {
  const v = g.slice(-1);
  const s = g.slice(0, -1);
  yield* unchanged(g, v, s);
  yield* longStem(g, v, s);
  if (v === 'e') yield* consonantStem(g, s);
  yield* vowelStem(g, v, s);
}

/** AASTA, KÕNE, ELU, IDEE. */
function* unchanged(g: string, v: string, s: string): Iterable<Row> {
  yield [1, g, `${g}t`, `${g}te`];
  yield [16, g, `${g}t`, `${g}de`];
  if (SHORT.test(g) && v !== 'e') yield [17, g, g, `${g}de`];
  if (/[aeiouõäöü].*telu$/u.test(g) || /kelu$/u.test(g)) yield [17, g, g, `${g}de`];
  if (isVowel(s.at(-1))) yield [26, g, `${g}d`, `${g}de`];
}

/** The partitive is the genitive and -t: RAAMAT, NUMBER, KUNINGAS, JAHE, POORNE; or of another stem: ASE, LIIGE, HAMMAS, TÜTAR. */
function* longStem(g: string, v: string, s: string): Iterable<Row> {
  const like2 = (nominative: string): Row => [2, nominative, `${g}t`, `${g}te`];
  const stem = g.slice(0, -2);
  if (/se$|[^aeiouõäöü]sa$/u.test(g)) yield like2(`${stem}ne`);
  if (POLYSYLLABIC.test(s) || HIATUS.test(s) || (v !== 'e' && CLUSTER.test(s))) yield like2(s);
  if (v !== 'e')
    for (const nominative of [...doubled(s), ...withVowel(s, v)]) yield like2(nominative);
  if (/ht[lrn]$/u.test(s)) yield like2(`${s.slice(0, -2)}e${s.slice(-1)}`);
  if (g.endsWith('sa') || g.endsWith('va'))
    for (const nominative of elided(s)) yield like2(nominative);
  yield like2(`${g}s`);
  if (g.endsWith('eda')) yield like2(stem);
  if (g.endsWith('nda')) yield like2(`${g.slice(0, -3)}s`);
  if (g.endsWith('nde')) yield like2(`${g.slice(0, -3)}t`);
  if (g.endsWith('me')) {
    if (isVowel(stem.at(-1))) for (const t of ['t', 'nt']) yield [4, stem, stem + t, `${g}te`];
    for (const weak of weakGrades(stem))
      for (const end of ['e', 'i']) yield [5, weak + end, `${weak + end}t`, `${g}te`];
  }
  if (g.endsWith('ne'))
    for (const weak of [...weakGrades(stem), `${stem}m`])
      yield [5, `${weak}e`, `${weak}et`, `${g}te`];
  if (v === 'e') for (const weak of weakGrades(s)) yield [6, `${weak}e`, `${weak}et`, `${weak}ete`];
  for (const weak of mildGrades(s)) yield [7, `${weak + v}s`, `${weak + v}st`, `${weak + v}ste`];
  for (const weak of mildGrades(s.slice(0, -1)))
    for (const nominative of withVowel(weak + s.slice(-1), v))
      for (const end of ['de', 'te']) yield [8, nominative, `${nominative}t`, nominative + end];
}

/** KATUS, SOOLANE, SUUR, LAPS, UUS, KÄSI, NIMI, JÕGI. */
function* consonantStem(g: string, s: string): Iterable<Row> {
  const stem = s.slice(0, -1);
  const closed = !isVowel(s.at(-1));
  if (s.endsWith('s')) {
    yield [9, s, `${s}t`, `${s}te`];
    yield [10, `${stem}ne`, `${s}t`, `${s}te`];
    if (s.endsWith('kes')) yield [10, stem, `${s}t`, `${s}te`];
    if (/[bm]s$/u.test(s)) yield [13, `${stem}es`, `${stem}est`, `${stem}este`];
    if (/[pk]s$/u.test(s)) {
      yield [13, s, `${s.slice(0, -2)}st`, `${s.slice(0, -2)}ste`];
      yield [13, `${s.slice(0, -2)}s`, `${s.slice(0, -2)}st`, `${s.slice(0, -2)}ste`];
    }
  } else if (closed) {
    for (const end of ['te', 'de']) yield [13, s, `${s}t`, s + end];
    yield [13, s, `${s}d`, `${s}de`];
    if (SHORT.test(g)) yield [13, `${s}i`, `${s}d`, `${g}de`];
    if (s.endsWith('n')) yield [14, `${stem}s`, `${s}t`, `${s}te`];
    if (s.endsWith('rr')) yield [14, `${stem}s`, `${stem}t`, `${stem}te`];
    if (s.endsWith('h')) yield [13, `${stem}es`, `${stem}est`, `${stem}este`];
  }
  if (SHORT.test(g)) yield [20, `${s}i`, g, `${g}de`];
  if (!closed) {
    yield [14, `${s}s`, `${s}t`, `${s}te`];
    yield [15, `${s}si`, `${s}tt`, `${s}te`];
    for (const c of 'bdg') {
      yield [21, `${s}${c}i`, `${s}${c}e`, `${s}${c}ede`];
      const high = RAISED[s.slice(-1)];
      if (high) yield [21, `${stem}${high}${c}i`, `${stem}${high}${c}e`, `${stem}${high}${c}ede`];
    }
  } else if (s.length === 2 || g.endsWith('ve')) {
    yield [15, `${s}si`, `${s}tt`, `${s}te`];
    if (s.endsWith('v')) yield [21, `${stem}bi`, `${stem}be`, `${stem}bede`];
  }
  if (s.length >= 1 && isVowel(s.at(-1))) {
    yield [
      15,
      `${s.slice(0, -1)}${RAISED[s.slice(-1)] ?? s.slice(-1)}si`,
      `${s.slice(0, -1)}${RAISED[s.slice(-1)] ?? s.slice(-1)}tt`,
      `${s.slice(0, -1)}${RAISED[s.slice(-1)] ?? s.slice(-1)}te`,
    ];
    yield [15, `${stem}si`, `${stem}tt`, `${stem}te`];
  }
}

/** The partitive ends in a vowel: SEPP, HEIN, SEMINAR, SÕDA, PADI, SÕBER, ÕNNELIK. */
function* vowelStem(g: string, v: string, s: string): Iterable<Row> {
  for (const nominative of lostConsonant(v, s))
    yield [18, nominative, nominative, `${nominative}de`];
  if (DIPHTHONG.test(s)) yield [22, s, g, `${g}de`];
  for (const strong of [...strongGrades(s), ...lostLong(s)])
    if (!isVowel(strong.at(-1)) && !SHORT.test(`${strong}a`))
      yield [22, strong, strong + v, `${strong + v}de`];
  if (/[ptk]$/u.test(s) && POLYSYLLABIC.test(s)) {
    const strong = s + s.slice(-1);
    yield [22, s, strong + v, `${strong + v}de`];
  }
  if (v === 'e') for (const strong of lostLong(s)) yield [22, strong, `${strong}i`, `${strong}ide`];
  if (/[aeiouõäöü][ou]$/u.test(g))
    for (const c of 'dg') yield [22, g + c, `${g + c}u`, `${g + c}ude`];
  if (/[^aeiouõäöü]j[aeu]$/u.test(g)) {
    const stem = g.slice(0, -2);
    for (const strong of strongGrades(stem))
      yield [24, `${stem}i`, `${strong}j${v}`, `${strong}j${v}de`];
  }
  const hard: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };
  const stop = hard[s.at(-2) ?? ''];
  if (stop && /[lrn]$/u.test(s))
    for (const nominative of withVowel(s, v)) {
      const partitive = s.slice(0, -2) + stop + s.slice(-1) + v;
      yield [24, nominative, partitive, `${partitive}de`];
    }
  if (g.endsWith('ku')) for (const end of ['e', 'kude']) yield [25, s, `${s}ku`, s + end];
}

/** NUMBR- is of NUMBER, KÜÜNL- of KÜÜNAL. */
function* withVowel(stem: string, v: string): Iterable<string> {
  if (!/[^aeiouõäöü][lrnm]$/u.test(stem) || stem.at(-1) === stem.at(-2)) return;
  for (const vowel of VOWELS[v] ?? 'eai') yield stem.slice(0, -1) + vowel + stem.slice(-1);
}

/** Which vowels may have been lost before which; KANGUR and KAPUR, but TUNDRA is not of TUNDUR. */
const VOWELS: Readonly<Record<string, string>> = { u: 'ueai', i: 'eaiu' };

/** KUPL- is of KUPPEL, KUKR- of KUKKUR. */
function* doubled(stem: string): Iterable<string> {
  if (/[ptks][lrn]$/u.test(stem))
    for (const vowel of 'eua') yield `${stem.slice(0, -1)}${stem.at(-2)}${vowel}${stem.slice(-1)}`;
}

/** ARMS- is of ARMAS, ÕNDS- of ÕNNIS, ANDV- of ANDEV. */
function* elided(stem: string): Iterable<string> {
  for (const weak of mildGrades(stem.slice(0, -1)).toReversed())
    for (const vowel of 'auie') yield weak + vowel + stem.slice(-1);
}

const RAISED: Readonly<Record<string, string>> = { o: 'u', e: 'i', ö: 'ü' };

/** TOA is of TUBA, LAO of LADU, SÕJA of SÕDA. */
function* lostConsonant(v: string, s: string): Iterable<string> {
  const end = v === 'o' ? 'u' : v;
  const stem = s.slice(0, -1);
  for (const c of 'bdg') {
    if (s.endsWith('j')) yield stem + c + v;
    if (!isVowel(s.at(-1)) || !/[aeo]/u.test(v)) continue;
    yield s + c + end;
    const high = RAISED[s.slice(-1)];
    if (high) yield stem + high + c + end;
  }
}

/** ROA is of ROOG, POE of POOD, POJA of POEG, AJA of AEG, HAVI of HAUG. */
function* lostLong(s: string): Iterable<string> {
  const last = s.slice(-1);
  const stem = s.slice(0, -1);
  for (const c of 'bdg') {
    if (isVowel(last)) yield stem + last + last + c;
    if (last === 'j') yield* [`${stem}e${c}`, `${stem}i${c}`];
    if (last === 'v') yield `${stem}u${c}`;
  }
}
