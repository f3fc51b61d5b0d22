/** Why a character is no letter here. */
import type { LetterFailure } from '@taht/letters';
import { plain } from './plain.ts';
import type { Texts } from './texts.ts';

export function explainLetter({ t }: Texts, { code, character, looksLike }: LetterFailure): string {
  const shown = plain(character);
  return looksLike === undefined
    ? t(`letter.${code}`, { character: shown })
    : t('letter.looks-like', { character: shown, looksLike });
}
