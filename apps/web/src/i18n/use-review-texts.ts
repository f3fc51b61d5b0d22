/** The texts of the pages that look back; nothing is said before they are there. */
import { useEffect } from 'preact/hooks';
import { alsoSay, type Texts, texts } from './texts.ts';

export function useReviewTexts(): Texts | null {
  useEffect(() => {
    void alsoSay('review');
  }, []);
  return texts.value.find('look.replay') === undefined ? null : texts.value;
}
