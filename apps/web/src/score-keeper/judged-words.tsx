/** What the word list says, word by word; silence while it is asked. */
import type { Letter } from '@taht/letters';
import { texts } from '../i18n/texts.ts';
import { type Verdict, verdictOn } from '../local-games/judged.ts';

export interface JudgedProps {
  readonly lexicon: string;
  readonly words: readonly (readonly Letter[])[];
}

export function Judged({ lexicon, words }: JudgedProps) {
  const { t } = texts.value;
  const withVerdict = (verdict: Verdict): string =>
    words
      .filter((word) => verdictOn(lexicon, word) === verdict)
      .map((word) => word.join(''))
      .join(', ');
  const [good, bad, unknown] = (['good', 'bad', 'unknown'] as const).map(withVerdict);
  if (words.length === 0) return null;
  return (
    <div role="status">
      {good === '' ? null : <p>✓ {t('score-keeper.words-good', { words: good ?? '' })}</p>}
      {bad === '' ? null : (
        <p class="warn">✗ {t('score-keeper.words-bad', { words: bad ?? '' })}</p>
      )}
      {unknown === '' ? null : <p>{t('score-keeper.words-unknown')}</p>}
    </div>
  );
}
