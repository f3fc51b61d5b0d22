/** What a word is, in words: its class, and the form that dictionaries list. */
import type { Gloss, WordReading } from '@taht/lexicon';
import type { Texts } from './texts.ts';

/** The class; of a form also its lemma. Empty where neither says anything. */
export function readingText({ lemma, wordClass }: WordReading, word: string, { t }: Texts): string {
  const parts = [
    ...(lemma === word ? [] : [t('meaning.form', { lemma })]),
    ...(wordClass === null ? [] : [t(`meaning.class.${wordClass}`)]),
  ];
  return parts.length === 0 ? lemma : parts.join(', ');
}

/** A gloss in another language than that of the reader says in which. */
export const glossText = ({ language, text }: Gloss, texts: Texts): string =>
  language === texts.language ? text : `${text} (${language})`;
