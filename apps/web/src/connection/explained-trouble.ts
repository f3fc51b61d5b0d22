/** Why the server did not do something in a feature that explains its own refusals. */
import type { LetterFailure } from '@taht/letters';
import { explainLetter, type Texts } from '@taht/phrasing';
import { type Trouble, troubleLine } from './trouble.ts';

/** The ids of the feature's texts begin with its name. */
export const troubleIn =
  (feature: string, explain: (texts: Texts, refusal: never) => string) =>
  (texts: Texts, trouble: Trouble): string => {
    if (trouble.code === 'network') return troubleLine(texts, trouble);
    if ('character' in trouble.refusal)
      return explainLetter(texts, trouble.refusal as never as LetterFailure);
    const said = explain(texts, trouble.refusal as never);
    // What is not the feature's own to refuse has no text there.
    return said.startsWith(`${feature}.`) ? troubleLine(texts, trouble) : said;
  };
