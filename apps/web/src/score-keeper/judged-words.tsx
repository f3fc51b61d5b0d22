/** What the word list says, word by word; silence while it is asked. */
import type { Letter } from '@taht/letters';
import { useEffect } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { askAbout, type Verdict, verdictOn } from '../local-games/judged.ts';
import { isBoolean, remembered } from '../preferences/preferences.ts';

/** At a board words are judged when they are challenged, and nobody is told before; who wants it otherwise says so. */
export const judgesWhileTyping = remembered('score-keeper-judges', false, isBoolean);

/** Typing is not asked about letter by letter. */
const JUDGE_AFTER = 250;

export interface JudgedProps {
  readonly lexicon: string;
  readonly words: readonly (readonly Letter[])[];
}

export function Judged({ lexicon, words }: JudgedProps) {
  const { t } = texts.value;
  useEffect(() => {
    if (words.length === 0) return undefined;
    const timer = setTimeout(() => void askAbout(lexicon, words), JUDGE_AFTER);
    return () => clearTimeout(timer);
  }, [lexicon, words.map((word) => word.join('')).join(' ')]);
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
