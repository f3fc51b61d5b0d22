/** The letters of a language, fetched with its texts: nothing is written in another face first. */
import { withFallback } from '@taht/base';
import type { Language } from '@taht/messages';

/** One letter of every part of the typeface that the language needs (`styles/fonts`); without a row, the first part. */
const sampleOf = withFallback(
  {
    et: 'aõš',
    fi: 'aö',
    is: 'aþ',
    tr: 'aöş',
    uk: 'aя',
  } satisfies Partial<Record<Language, string>>,
  'a',
);

/** Longer nobody waits for looks, in milliseconds. */
const PATIENCE = 1500;

/** Never fails: without them the page is read in another face. */
export async function fetchLetters(language: Language): Promise<void> {
  if (document.documentElement.dataset.face === 'easy') return;
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([document.fonts.load('1em Taht', sampleOf(language)), tooLong]).catch(
    () => null,
  );
}
