/**
 * Finds the other allowed forms of an attested word: plural for singular and singular for plural, and the fourth
 * infinitive of a verb. Endings are learnt from words with the same last part, or guessed; the caller checks every guess
 * with the transducer.
 */
import { lastOf, type Part, type Reading, textOf } from './reading.ts';

export interface Counterparts {
  learn(reading: Reading): void;
  guesses(reading: Reading): readonly string[];
  /** What was learnt, word by word: a singular with its plural, an infinitive with the fourth one; none for what has no other. */
  pairs(): Iterable<readonly [word: string, other: string | undefined]>;
}

/** Last part's base form → form → spellings and how often each was met. */
type Learnt = Map<string, Map<Form, Map<string, number>>>;

/** A spelling that is rarer than this part of the commonest one is of another word: `lahdit` beside `lahdet`. */
const RARE = 0.2;

const FORMS = ['singular', 'plural', 'first-infinitive', 'fourth-infinitive'] as const;
type Form = (typeof FORMS)[number];

const PAIRS: Readonly<Record<Form, Form>> = {
  singular: 'plural',
  plural: 'singular',
  'first-infinitive': 'fourth-infinitive',
  'fourth-infinitive': 'first-infinitive',
};

/** What suffixes of derivation and participles become; several ways where the stem decides. */
const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['nen', ['set']],
  ['us', ['udet', 'ukset']],
  ['ys', ['ydet', 'ykset']],
  ['os', ['okset']],
  ['ös', ['ökset']],
  ['ton', ['ttomat']],
  ['tön', ['ttömät']],
  ['nta', ['nnat']],
  ['ntä', ['nnät']],
  ['nti', ['nnit']],
  ['in', ['imet']],
  ['nut', ['neet']],
  ['nyt', ['neet']],
  ['lut', ['leet']],
  ['lyt', ['leet']],
  ['ttu', ['tut']],
  ['tty', ['tyt']],
  ['tu', ['dut']],
  ['ty', ['dyt']],
  ['ltu', ['llut']],
  ['lty', ['llyt']],
  ['la', ['eminen']],
  ['lä', ['eminen']],
  ['a', ['t', 'minen']],
  ['ä', ['t', 'minen']],
  ['', ['t']],
];

export function makeCounterparts(): Counterparts {
  const learnt: Learnt = new Map();
  const uninflected: string[] = [];
  return {
    learn(reading) {
      const last = lastOf(reading);
      const form = formOf(last);
      if (form === undefined) {
        uninflected.push(last.text);
        return;
      }
      const forms = learnt.get(keyOf(last)) ?? new Map<Form, Map<string, number>>();
      const spellings = forms.get(form) ?? new Map<string, number>();
      spellings.set(last.text, (spellings.get(last.text) ?? 0) + 1);
      learnt.set(keyOf(last), forms.set(form, spellings));
    },
    guesses(reading) {
      const last = lastOf(reading);
      const form = formOf(last);
      if (form === undefined) return [];
      const known = learnt.get(keyOf(last))?.get(PAIRS[form]);
      const texts = known === undefined ? guessed(last.text) : commonOf(known);
      const first = textOf(reading).slice(0, -last.text.length);
      return texts.map((text) => first + text);
    },
    *pairs() {
      for (const word of uninflected) yield [word, undefined];
      for (const forms of learnt.values())
        for (const form of ['singular', 'first-infinitive', 'plural'] as const) {
          if (form === 'plural' && forms.has('singular')) continue;
          const others = form === 'plural' ? undefined : forms.get(PAIRS[form]);
          const [other] = others === undefined ? [] : commonOf(others);
          for (const word of forms.get(form)?.keys() ?? []) yield [word, other];
        }
    },
  };
}

function commonOf(spellings: ReadonlyMap<string, number>): readonly string[] {
  const most = Math.max(...spellings.values());
  return [...spellings].filter(([, times]) => times >= RARE * most).map(([text]) => text);
}

const keyOf = ({ classes, base }: Part): string => `${classes.join('')}${base}`;

function formOf({ tags }: Part): Form | undefined {
  if (tags.includes('[Tn1]')) return 'first-infinitive';
  if (tags.includes('[Tn4]')) return tags.includes('[Ny]') ? 'fourth-infinitive' : undefined;
  if (!tags.includes('[Sn]')) return undefined;
  return tags.includes('[Nm]') ? 'plural' : 'singular';
}

const guessed = (text: string): readonly string[] =>
  ENDINGS.filter(([ending]) => text.endsWith(ending)).flatMap(([ending, others]) =>
    others.map((other) => text.slice(0, text.length - ending.length) + other),
  );
