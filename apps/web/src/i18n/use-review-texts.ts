/** The texts of review, puzzle and words; null before they are loaded. */
import { useEffect } from 'preact/hooks';
import { alsoSay, type Texts, texts } from './texts.ts';

export function useReviewTexts(): Texts | null {
  useEffect(() => {
    void alsoSay('review');
  }, []);
  return texts.value.find('review.replay') === undefined ? null : texts.value;
}
