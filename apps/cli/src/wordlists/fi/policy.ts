/**
 * Which forms the Finnish rulebook allows (RULES §2): nominals in the nominative, singular and plural;
 * verbs in the first and the fourth infinitive; what is not inflected. The transducer's tags decide.
 */
import { baseOf, lastOf, type Part, type Reading } from './reading.ts';

/** First names, places, other names. */
const NAMES = new Set(['[Lee]', '[Lep]', '[Lem]']);
const ABBREVIATIONS = new Set(['[La]', '[Lur]']);
/** Most surnames are common nouns as well. */
const BARRED = new Set([...NAMES, '[Les]', ...ABBREVIATIONS]);
/** Noun, adjective, both, pronoun, numeral. */
const NOMINALS = new Set(['[Ln]', '[Ll]', '[Lnl]', '[Lr]', '[Lu]']);
const ADJECTIVES = new Set(['[Ll]', '[Lnl]']);
/** Adverb, adposition, conjunction, interjection. */
const UNINFLECTED = new Set(['[Ls]', '[Ld]', '[Lc]', '[Lh]']);

export interface Policy {
  /** Neither a name nor an abbreviation nor hate speech. */
  isKnown(reading: Reading): boolean;
  isHateful(reading: Reading): boolean;
  isAbbreviation(reading: Reading): boolean;
  /** Of a person by the first name, of a place or the like. */
  isName(reading: Reading): boolean;
  /** In a form that the rulebook allows. */
  isAllowed(reading: Reading): boolean;
  /** Allowed whether attested or not: what is not derived, and the nouns in -uus of adjectives. */
  isBaseWord(reading: Reading): boolean;
}

interface PolicyLists {
  /** Base forms; every word with such a part is out. */
  readonly hateful: ReadonlySet<string>;
  /** Base forms of participles that are words of their own. */
  readonly participles: ReadonlySet<string>;
}

export function makePolicy({ hateful, participles }: PolicyLists): Policy {
  const isHateful = (reading: Reading): boolean =>
    hateful.has(baseOf(reading)) ||
    reading.parts.some(({ base, root }) => hateful.has(base) || hateful.has(root));
  const isKnown = (reading: Reading): boolean =>
    !reading.parts.some(isBarred) && !isHateful(reading);
  const isWord = (reading: Reading): boolean => {
    const last = lastOf(reading);
    return (
      !last.isParticiple ||
      isAdverb(last) ||
      participles.has(last.base) ||
      participles.has(baseOf(reading))
    );
  };
  const isAllowed = (reading: Reading): boolean =>
    isKnown(reading) && isAllowedForm(lastOf(reading)) && isWord(reading);
  return {
    isKnown,
    isHateful,
    isAbbreviation: (reading) => reading.parts.some((part) => isOf(ABBREVIATIONS, part)),
    isName: (reading) => reading.parts.some((part) => isOf(NAMES, part)),
    isAllowed,
    isBaseWord: (reading) => isAllowed(reading) && isUnderived(lastOf(reading)),
  };
}

/** A part that is or stays a name; what is derived from one (`helsinkiläinen`) is none. */
const isBarred = (part: Part): boolean => isOf(BARRED, part);

const isOf = (wanted: ReadonlySet<string>, { classes }: Part): boolean =>
  wanted.has(classes.at(-1) ?? '');

function isAllowedForm(part: Part): boolean {
  const wordClass = part.classes.at(-1) ?? '';
  if (hasEnding(part) && part.base !== part.text) return false;
  if (wordClass === '[Lt]') return isInfinitive(part);
  if (wordClass === '[Lk]') return part.text === part.base;
  if (UNINFLECTED.has(wordClass)) return true;
  return NOMINALS.has(wordClass) && isPositive(part) && (isAdverb(part) || isNominative(part));
}

/** Fourth infinitives have a plural only where one is attested. */
function isUnderived({ classes, tags, text, derivations }: Part): boolean {
  if (tags.includes('[Tn4]') && tags.includes('[Nm]')) return false;
  return derivations === 0 || (ADJECTIVES.has(classes[0] ?? '') && !COMPARED.test(text));
}

/** Nouns of a comparative or a superlative: `vehreimmyys`. */
const COMPARED = /mm(?:uus|yys|uudet|yydet)$/;

/** A possessive or a clitic; in a few adverbs it belongs to the word: `keskenään`. */
const hasEnding = ({ tags }: Part): boolean =>
  tags.some((tag) => tag.startsWith('[O') || tag.startsWith('[F') || tag === '[Ef]');

function isInfinitive({ tags }: Part): boolean {
  const cases = tags.filter(isCase);
  if (tags.includes('[Tn1]')) return cases.length === 0;
  return tags.includes('[Tn4]') && cases.at(-1) === '[Sn]';
}

/** The last case counts: what stands before it belongs to a word inside (`uudenlainen`). */
function isNominative({ tags, text, base }: Part): boolean {
  const last = tags.findLast(isCase);
  return last === undefined ? text === base : last === '[Sn]';
}

/** An adverb in -sti is a word of its own, but not that of a compared adjective, which has no tag (`nopeammasti`). */
const isAdverb = ({ tags, text, base }: Part): boolean =>
  tags.includes('[Ssti]') && (!/mm[aä]sti$/.test(text) || /mm[aä]$/.test(base));

const isCase = (tag: string): boolean => tag.startsWith('[S');

/** Comparatives and superlatives are forms, unless they are what the dictionary lists: `vanhempi`, `lähin`. */
function isPositive({ tags, text, base }: Part): boolean {
  if (tags.includes('[Cc]')) return base.endsWith('mpi') && text.startsWith(base.slice(0, -2));
  if (tags.includes('[Cs]')) return base === text || isPlural(text, base);
  return true;
}

const isPlural = (text: string, base: string): boolean =>
  base.endsWith('in') && [`${base.slice(0, -1)}mmat`, `${base.slice(0, -1)}mmät`].includes(text);

/** Forms that texts seldom have: with a possessive or a clitic, in one of the three rare cases, or the old `kirjain`. */
export const isRareForm = (reading: Reading): boolean => {
  const last = lastOf(reading);
  return hasEnding(last) || last.tags.some((tag) => RARE_CASES.has(tag)) || isOldGenitive(last);
};

const isOldGenitive = ({ tags, text }: Part): boolean =>
  tags.includes('[Sg]') && tags.includes('[Nm]') && text.endsWith('in');

const RARE_CASES = new Set(['[Sab]', '[Sko]', '[Sin]']);

export const isCompared = (reading: Reading): boolean =>
  lastOf(reading).tags.some((tag) => tag === '[Cc]' || tag === '[Cs]');
