/** Reads words of our own: nouns, verbs and adjectives that inflect like a word of the source, and strong verbs. */
import { ownWords } from '../own-words.ts';
import { type Candidate, mended } from './candidates.ts';
import type { Grammar } from './grammar.ts';
import type { WordClass } from './inflection.ts';
import { strongVerb } from './strong-verbs.ts';

const CLASSES: Readonly<Record<string, WordClass>> = { no: 'noun', so: 'verb', lo: 'adjective' };

/** Lines of word, class and model: `rafbíll no bíll`. */
export function inflectedLike(text: string, grammar: Grammar): Candidate[] {
  return ownWords(text).map((line) => {
    const [word = '', wordClass = '', model = ''] = line.split(/\s+/u);
    const inflection = grammar.classOf(model, CLASSES[wordClass] ?? 'noun');
    const forms = inflection && mended(inflection.formsOf(word), word, inflection);
    if (inflection === undefined || forms === undefined)
      throw new Error(`no such model for: ${line}`);
    const attested = [...forms.keys()];
    return { base: word, inflection, forms, size: forms.size, attested, given: true };
  });
}

/** The middle voice only of verbs that are known to have it. */
export function strongVerbs(text: string, known: ReadonlySet<string>): string[] {
  return ownWords(text).flatMap((line) => {
    const { active, middle } = strongVerb(line);
    return middle.filter((it) => known.has(it)).length >= 3 ? [...active, ...middle] : active;
  });
}
