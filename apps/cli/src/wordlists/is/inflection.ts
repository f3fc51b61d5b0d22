/** The inflection classes of the Icelandic source: the form that each flag makes of a base form, by slot of the paradigm. */
import { fits } from '../hunspell/condition.ts';
import type { Affixes, AffixRule, Entry } from '../hunspell.ts';

export type WordClass = 'noun' | 'verb' | 'adjective';

/** A part of a paradigm that a word may lack as a whole: a noun its plural, a verb its participle. */
export type Part = 1 | 2 | 4;

export interface Slot {
  /** The source's tag: `is:2fá` is the accusative plural with the article. */
  readonly tag: string;
  /** Nouns: singular, plural. Verbs: active, middle, participle. Adjectives: the three degrees. */
  readonly part: Part;
  /** The suffixed article tells a noun from all else. */
  readonly telling: boolean;
}

export interface Inflection {
  readonly flag: string;
  readonly wordClass: WordClass;
  /** All forms of a base form, each with its slots; the base form comes first. */
  readonly formsOf: (base: string) => ReadonlyMap<string, readonly Slot[]>;
  /** Whether at least so many telling changes give a known word: a quick look before `formsOf`. */
  readonly hasKnown: (base: string, known: ReadonlySet<string>, least: number) => boolean;
}

const WORD_CLASSES: Readonly<Record<string, WordClass>> = {
  no: 'noun',
  so: 'verb',
  lo: 'adjective',
};

export const wordClassOf = ({ morph }: Entry): WordClass | undefined =>
  WORD_CLASSES[/po:(\w+)/u.exec(morph)?.[1] ?? ''];

interface Step {
  readonly rule: AffixRule;
  readonly slots: readonly Slot[];
}

export function makeInflection(flag: string, wordClass: WordClass, affixes: Affixes): Inflection {
  const steps = (affixes.rules.get(flag) ?? []).map((rule) => ({
    rule,
    slots: [slotOf(wordClass, rule.morph)],
  }));
  const byEnding = new Map<string, readonly Step[]>();
  const stepsFor = (ending: string): readonly Step[] => {
    const fitting =
      byEnding.get(ending) ?? distinct(steps.filter(({ rule }) => mayFit(rule, ending)));
    byEnding.set(ending, fitting);
    return fitting;
  };
  return {
    flag,
    wordClass,
    formsOf: (base) => {
      const forms = new Map<string, readonly Slot[]>([[base, [baseSlot(wordClass)]]]);
      for (const { rule, slots } of stepsFor(base.slice(-3))) {
        const text = withAgentUmlaut(base, changed(base, rule));
        if (text === undefined) continue;
        const others = forms.get(text);
        forms.set(text, others === undefined ? slots : [...others, ...slots]);
      }
      return forms;
    },
    hasKnown: (base, known, least) => {
      let missing = least;
      for (const { rule, slots } of stepsFor(base.slice(-3))) {
        if (missing <= 0) break;
        if (slots.some(({ telling }) => telling) && known.has(changed(base, rule) ?? '')) missing--;
      }
      return missing <= 0;
    },
  };
}

/** kennari, kennurum: the a of the ending changes too, which the source forgets in some words (meistari). */
const withAgentUmlaut = (base: string, form: string | undefined): string | undefined =>
  base.endsWith('ari') ? form?.replace(/ar(?=um$|unum$)/u, 'ur') : form;

function changed(base: string, { strip, add, condition }: AffixRule): string | undefined {
  if (!base.endsWith(strip) || !fits(condition, base)) return undefined;
  return base.slice(0, base.length - strip.length) + add;
}

const mayFit = ({ strip }: AffixRule, ending: string): boolean =>
  strip.endsWith(ending) || ending.endsWith(strip);

/** Many slots of a paradigm share a form; each change of the word is tried once. */
function distinct(steps: readonly Step[]): readonly Step[] {
  const found = new Map<string, Step>();
  for (const { rule, slots } of steps) {
    const key = JSON.stringify([rule.strip, rule.add, rule.condition]);
    found.set(key, { rule, slots: [...(found.get(key)?.slots ?? []), ...slots] });
  }
  return [...found.values()];
}

function slotOf(wordClass: WordClass, tag: string): Slot {
  switch (wordClass) {
    case 'noun':
      return { tag, part: /is:\df/u.test(tag) ? 2 : 1, telling: tag.endsWith('á') };
    case 'verb': {
      const part = tag.includes('lýsingarháttur.') ? 4 : tag.includes('miðmynd') ? 2 : 1;
      return { tag, part, telling: part === 1 };
    }
    case 'adjective': {
      const part = tag.includes('efsta stig') ? 4 : tag.includes('miðstig') ? 2 : 1;
      return { tag, part, telling: part === 1 };
    }
  }
}

const baseSlot = (wordClass: WordClass): Slot => slotOf(wordClass, 'base');
