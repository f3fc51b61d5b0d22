/** One reading of a word by the transducer: its parts, their word classes and forms. */

export interface Reading {
  /** One, or the parts of a compound in their order. */
  readonly parts: readonly Part[];
}

export interface Part {
  /** `[Ln]` noun, `[Lt]` verb and so on, in the order of derivation: a noun made of a verb has both. */
  readonly classes: readonly string[];
  /** All tags but the classes, in their order: `[Sn]` nominative, `[Nm]` plural. */
  readonly tags: readonly string[];
  /** The part as it is spelt in the word. */
  readonly text: string;
  /** The form that dictionaries list, as far as the transducer gives it. */
  readonly base: string;
  /** The base form of the word from which it is derived; the same as `base` for what is not derived. */
  readonly root: string;
  /** How many suffixes make it from another word, each of a kind that the transducer adds to any word of a class. */
  readonly derivations: number;
  /** A participle, and no word derived from one. */
  readonly isParticiple: boolean;
}

/** Absent if the word would need a hyphen: parts that end and begin in the same vowel are kept apart by one. */
export function readingOf(symbols: readonly string[]): Reading | undefined {
  const parts = split(symbols).map(partOf);
  const needsHyphen = parts.some(({ text }, i) => {
    const next = parts[i + 1]?.text ?? '';
    return VOWELS.includes(text.slice(-1)) && text.slice(-1) === next.slice(0, 1);
  });
  return needsHyphen ? undefined : { parts };
}

/** The part that is inflected. */
export const lastOf = ({ parts }: Reading): Part => parts.at(-1) as Part;

export const textOf = ({ parts }: Reading): string => parts.map(({ text }) => text).join('');

/** The form that dictionaries list, of the whole word. */
export const baseOf = (reading: Reading): string => lemmaOf(reading).replaceAll('+', '');

/** The base form without suffixes of derivation: `kirjakauppa` of `kirjakaupallinen`. */
export const rootOf = ({ parts }: Reading): string =>
  parts.map(({ text, root }, i) => (i === parts.length - 1 ? root : text)).join('');

/** The base form with its parts: `kirja+kauppa`. */
export const lemmaOf = ({ parts }: Reading): string =>
  parts.map(({ text, base }, i) => (i === parts.length - 1 ? base : text)).join('+');

const VOWELS = [...'aeiouyäö'];
const isClass = (symbol: string): boolean => symbol.startsWith('[L');

/** A piece without a class of its own goes on with the part before it: `kaksi[Bc]kymmentä`. */
function split(symbols: readonly string[]): readonly string[][] {
  const parts: string[][] = [[]];
  symbols.forEach((symbol, i) => {
    if (symbol !== '[Bc]') parts.at(-1)?.push(symbol);
    else if (hasClass(symbols, i + 1)) parts.push([]);
  });
  return parts;
}

function hasClass(symbols: readonly string[], from: number): boolean {
  for (let i = from; i < symbols.length && symbols[i] !== '[Bc]'; i++)
    if (isClass(symbols[i] as string)) return true;
  return false;
}

function partOf(symbols: readonly string[]): Part {
  const classes: string[] = [];
  const tags: string[] = [];
  let text = '';
  let root = '';
  let stem = '';
  let suffix = '';
  let derivations = 0;
  /** The parameter that is being read: `[Xp]` base form, `[Xj]` base form of a suffix, `[Xr]` structure. */
  let parameter = '';
  for (const symbol of symbols) {
    if (symbol.length === 1) {
      if (parameter === '') text += symbol;
      else if (parameter === '[Xj]') suffix += symbol;
      else if (parameter === '[Xp]' && symbol !== '=') root += symbol;
    } else if (symbol === '[X]') parameter = '';
    else if (symbol.startsWith('[X')) {
      parameter = symbol;
      if (symbol !== '[Xj]') continue;
      derivations++;
      stem = text;
      suffix = '';
    } else if (isClass(symbol)) classes.push(symbol);
    else tags.push(symbol);
  }
  const isParticiple = PARTICIPLE_SUFFIXES.has(suffix) && isOfVerb(classes, tags);
  const base = derivations === 0 ? root : stem + suffix;
  return { classes, tags, text, base, root, derivations, isParticiple };
}

/** Present and past, active and passive, and that of the agent. */
const PARTICIPLE_SUFFIXES = new Set(['a', 'ä', 'ut', 'yt', 'tu', 'ty', 'u', 'y']);

/** Short verbs lack the tag of the participle: `tuova`. */
const isOfVerb = (classes: readonly string[], tags: readonly string[]): boolean =>
  tags.some((tag) => tag.startsWith('[R')) ||
  (classes.at(-2) === '[Lt]' && classes.at(-1) === '[Ll]');
