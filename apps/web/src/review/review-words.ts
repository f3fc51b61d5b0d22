/** How a review writes numbers and squares, for the sentences about a turn. */
import type { Naming, WhyWords } from '@taht/phrasing';
import { numberText } from '../i18n/customs.ts';
import { type Texts, texts } from '../i18n/texts.ts';

export function whyWords({ columns }: Pick<Naming, 'columns'>): WhyWords {
  const { language } = texts.value;
  return {
    columns,
    texts: texts.value,
    percent: (share) => numberText(share, language, { style: 'percent', maximumFractionDigits: 0 }),
    whole: (points) => numberText(Math.round(points), language),
  };
}

export const signedText = (size: number, language: Texts['language'], digits = 0): string =>
  numberText(size, language, { maximumFractionDigits: digits, signDisplay: 'exceptZero' });

export const signedShare = (share: number, language: Texts['language']): string =>
  numberText(share, language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
