/**
 * Names of people: which are allowed, and when two of them are the same to a reader.
 * The fold is neutral: no language's case rules, so that İ, I, ı and i are one letter for everybody.
 */
import { err, ok, type Result } from '@taht/base';
import type { PersonRefusal } from '@taht/protocol';

export interface CheckedName {
  /** As it is shown. */
  readonly name: string;
  /** Two names that a reader could take for one another have the same. */
  readonly key: string;
}

const LONGEST = 24;

/** More than 24 letters with all their marks can take; the rest is not even read. */
const MOST_UNITS = 200;

export function checkName(text: string, longest = LONGEST): Result<CheckedName, PersonRefusal> {
  if (text.length > MOST_UNITS) return err({ code: 'name-too-long' });
  const name = text.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  if (name === '') return err({ code: 'name-empty' });
  if ([...graphemes.segment(name)].length > longest) return err({ code: 'name-too-long' });
  if (!SHAPE.test(name) || UNSEEN.test(name) || PILED.test(name.normalize('NFD')))
    return err({ code: 'name-bad-character' });
  const letters = name.match(/\p{L}/gu) ?? [];
  const scripts = SCRIPTS.filter((script) => letters.every((letter) => script.test(letter)));
  const isKnown = letters.every((letter) => SCRIPTS.some((script) => script.test(letter)));
  if (!isKnown) return err({ code: 'name-bad-character' });
  if (letters.length > 0 && scripts.length === 0) return err({ code: 'name-mixed-scripts' });
  const key = foldName(name);
  return RESERVED.has(key) ? err({ code: 'name-reserved' }) : ok({ name, key });
}

/** Also folds names that are not allowed; nobody has those. */
export function foldName(name: string): string {
  const lower = name
    .slice(0, MOST_UNITS)
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('i\u0307', 'i');
  return [...lower.normalize('NFC')]
    .map((letter) => FOLDED.get(letter) ?? letter)
    .join('')
    .trim()
    .replace(/[\s._-]+/gu, '-');
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Letters and digits, with single separators and apostrophes between them. */
const SHAPE = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}]|[ ._'’ʼ-](?=[\p{L}\p{Nd}]))*[.]?$/u;

/** Letters and marks that leave no trace on the screen: two names would look alike. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** No letter of ours carries more than two marks. */
const PILED = /\p{M}{3}/u;

/** A name uses one of these scripts. Latin means living alphabets, not phonetic letters. */
const SCRIPTS: readonly RegExp[] = [
  /[A-Za-zÀ-ÖØ-öø-žƏəȘ-țẞḂ-ỹƠơƯưǍ-ǜǦ-ǭǴǵ]/u,
  /[\u0400-\u045F\u0490-\u04FF]/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
];

/** In either case: what looks like the letter on the left, small or capital, is folded into it. */
const LOOKALIKES: readonly (readonly [letter: string, alike: string])[] = [
  ['a', 'аα'],
  ['b', 'вьβ'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', 'еε'],
  ['g', 'ց'],
  ['h', 'нһηհ'],
  ['i', 'іιӏı1lǀ'],
  ['j', 'јյ'],
  ['k', 'кκĸ'],
  ['m', 'мμ'],
  ['n', 'νո'],
  ['o', 'оοσօ0'],
  ['p', 'рρ'],
  ['q', 'ԛզ'],
  ['s', 'ѕ'],
  ['t', 'тτ'],
  ['u', 'սυ'],
  ['w', 'ԝω'],
  ['x', 'хχ'],
  ['y', 'уүγ'],
  ['z', 'ζ'],
  ['æ', 'ӕ'],
  ['ə', 'ә'],
  ['ï', 'ї'],
  ['ë', 'ё'],
  ['è', 'ѐ'],
  ['ö', 'ӧ'],
  ['ä', 'ӓ'],
  ["'", '’ʼ'],
];

const FOLDED: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.flatMap(([letter, alike]) => [...alike].map((each) => [each, letter] as const)),
);

const RESERVED: ReadonlySet<string> = new Set(
  ['admin', 'administrator', 'moderator', 'referee', 'system', 'server', 'machine', 'täht', 'taht']
    .concat(['root', 'support', 'anonymous', 'guest', 'bot', 'robot'])
    .map(foldName),
);
