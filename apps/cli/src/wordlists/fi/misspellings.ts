/**
 * Recognises misspellings that look like compounds: `jalkapalo` is not a `foot fire` but `jalkapallo` (football) with a
 * letter missing. People spell a word correctly far more often than not, so a compound with few attested forms is
 * rejected if a word with almost the same spelling has many. How many more depends on the slip: a double letter is
 * easily lost, while both `vesilasti` and `vesilasi` may be meant.
 */
import type { Beginnings } from './beginnings.ts';
import { baseOf, type Reading } from './reading.ts';

/** Collects the attested words; which are misspelt is known when all have been seen. */
export interface Misspellings {
  /** What one word can be, by its plainest readings. */
  add(readings: readonly Reading[]): void;
  /** The test of a reading: is its base form a misspelling of another one? */
  judge(): (reading: Reading) => boolean;
}

interface Slip {
  /** Words that may have been meant. */
  readonly meant: (reading: Reading) => readonly string[];
  /** How many times as many words must be attested of what was meant. */
  readonly times: number;
  /** The most forms that a slip of this kind can have. */
  readonly forms: number;
}

/** What has more forms is a word. */
const MOST_FORMS = 9;

const SLIPS: readonly Slip[] = [
  { meant: (reading) => redoubled(baseOf(reading)), times: 6, forms: MOST_FORMS },
  { meant: (reading) => swapped(baseOf(reading)), times: 12, forms: MOST_FORMS },
  { meant: (reading) => dotted(baseOf(reading)), times: 6, forms: MOST_FORMS },
  { meant: withGenitive, times: 12, forms: MOST_FORMS },
  { meant: withoutGenitive, times: 25, forms: MOST_FORMS },
  // `välipaloja` is a form of `välipala`: what is left to `välipalo` is the one form that somebody made of it.
  { meant: (reading) => otherVowels(baseOf(reading)), times: 5, forms: 1 },
];

/** The like for a letter left out. */
const LEFT_OUT = 25;
/** The like for any slip in a simple word: chance seldom makes a compound that is so near to one. */
const SIMPLE = 5;

/** From so many letters on compounds and forms that are too long to be read tell how common a word is. */
const LONG = 8;
/** From so many letters on hardly a form is short enough to be read. */
const VERY_LONG = 12;

const VOWELS = [...'aeiouyäö'];
const DOTS: ReadonlyMap<string, string> = new Map(
  [...'aäoö'].map((letter, i) => [letter, [...'äaöo'][i] as string]),
);

export function makeMisspellings(wordsWith: Beginnings): Misspellings {
  /** By base form: how many words can be nothing else. */
  const certain = new Map<string, number>();
  /** By base forms with a space between: how many words can be any of them. */
  const uncertain = new Map<string, number>();
  const simple = new Set<string>();

  return {
    add(readings) {
      const bases = [...new Set(readings.map(baseOf))];
      raise(bases.length === 1 ? certain : uncertain, bases.join(' '), 1);
      for (const { parts } of readings)
        if (parts.length === 1 && parts[0]?.derivations === 0) simple.add(parts[0].base);
    },
    judge() {
      const forms = counted(certain, uncertain);
      const leftOut = lettersLeftOut([...forms.keys()].filter(isCommon));
      return (reading) => {
        if (reading.parts.length === 1) return false;
        const base = baseOf(reading);
        const own = ownOf(base);
        const isMeant = (other: string, times: number): boolean =>
          other !== base && strengthOf(other) >= timesOf(other, times) * own;
        const isSlip = SLIPS.some(
          ({ meant, times, forms: most }) =>
            own <= most && meant(reading).some((other) => isMeant(other, times)),
        );
        if (isSlip || own > MOST_FORMS) return isSlip;
        return (leftOut.get(base) ?? []).some((other) => isMeant(other, LEFT_OUT));
      };

      function ownOf(base: string): number {
        const known = forms.get(base) ?? 0;
        return Math.max(1, known, base.length >= VERY_LONG ? wordsWith(base) : 0);
      }

      /** A slip may be made twice, but not always: what is common has a second form. */
      function strengthOf(base: string): number {
        const known = forms.get(base) ?? 0;
        if (known < 2) return 0;
        return Math.max(known, base.length >= LONG ? wordsWith(base) : 0);
      }

      function isCommon(base: string): boolean {
        return strengthOf(base) >= timesOf(base, LEFT_OUT);
      }
    },
  };

  function timesOf(base: string, times: number): number {
    return simple.has(base) ? Math.min(SIMPLE, times) : times;
  }
}

/** A word that may be a form of several counts for the one that is attested best. */
function counted(
  certain: ReadonlyMap<string, number>,
  uncertain: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const forms = new Map(certain);
  for (const [key, words] of uncertain) {
    const bases = key.split(' ');
    const most = Math.max(...bases.map((base) => certain.get(base) ?? 0));
    for (const base of bases) if ((certain.get(base) ?? 0) === most) raise(forms, base, words);
  }
  return forms;
}

/** By what is left when a letter inside is left out: the words. */
function lettersLeftOut(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words)
    for (let i = 0; i < word.length - 1; i++) {
      const rest = word.slice(0, i) + word.slice(i + 1);
      found.set(rest, [...(found.get(rest) ?? []), word]);
    }
  return found;
}

/** A double letter made single, a single one made double. */
function redoubled(word: string): readonly string[] {
  return [...word].map(
    (letter, i) =>
      word.slice(0, i) + (letter === word[i + 1] ? '' : letter + letter) + word.slice(i + 1),
  );
}

const swapped = (word: string): readonly string[] =>
  [...word.slice(1)].map(
    (letter, i) => word.slice(0, i) + letter + word.charAt(i) + word.slice(i + 2),
  );

/** One `a` for an `ä`, one `ö` for an `o`, and the other way round. */
const dotted = (word: string): readonly string[] =>
  [...word].flatMap((letter, i) => {
    const other = DOTS.get(letter);
    return other === undefined ? [] : [word.slice(0, i) + other + word.slice(i + 1)];
  });

const otherVowels = (word: string): readonly string[] =>
  VOWELS.map((vowel) => word.slice(0, -1) + vowel);

/** `maajäristys` for `maanjäristys`. */
function withGenitive(reading: Reading): readonly string[] {
  return joints(reading).map(([before, after]) => `${before}n${after}`);
}

/** `maanpallo` for `maapallo`. */
function withoutGenitive(reading: Reading): readonly string[] {
  return joints(reading)
    .filter(([before]) => before.endsWith('n'))
    .map(([before, after]) => before.slice(0, -1) + after);
}

/** What stands before and behind each joint of a compound, in its base form. */
function joints(reading: Reading): readonly (readonly [string, string])[] {
  const base = baseOf(reading);
  let end = 0;
  return reading.parts.slice(0, -1).map(({ text }) => {
    end += text.length;
    return [base.slice(0, end), base.slice(end)];
  });
}

function raise(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
