/** What a match came to, in sentences. */
import { plain, type Texts } from '@taht/phrasing';
import type { Estimate } from '@taht/search';
import { countText, decimalText, percentText } from '../../words/texts.ts';
import type { MatchScore } from './score.ts';

export interface MatchReport {
  readonly names: readonly [string, string];
  readonly score: MatchScore;
  /** Of the first against itself. */
  readonly nullScore: MatchScore | undefined;
  readonly isStopped: boolean;
  readonly isStored: boolean;
}

export function matchLines(report: MatchReport, texts: Texts): string[] {
  const { names, score, nullScore, isStopped, isStored } = report;
  const { t } = texts;
  const [a, b] = names.map(plain) as [string, string];
  return [
    ...(isStopped ? [t('cli.stopped')] : []),
    ...(isStopped && isStored ? [t('match.continue')] : []),
    ...scoreLines(a, b, score, texts),
    ...(nullScore === undefined ? [] : [t('match.null'), ...scoreLines(a, a, nullScore, texts)]),
  ];
}

function scoreLines(a: string, b: string, score: MatchScore, texts: Texts): string[] {
  const { t } = texts;
  const faults = [a, b].flatMap((name, player) => {
    const count = score.faults[player] ?? 0;
    return count === 0 ? [] : [t('match.faults', { name, count })];
  });
  return [
    t('match.share', { a, b, ...estimateOf(score.share, texts, percentText), pairs: score.pairs }),
    t('match.games', {
      wins: countText(texts, score.wins[0]),
      draws: countText(texts, score.draws),
      losses: countText(texts, score.wins[1]),
    }),
    t('match.lead', estimateOf(score.lead, texts, decimalText)),
    ...faults,
  ];
}

/** Fewer than two pairs tell nothing of their error. */
const estimateOf = (
  { mean, error }: Estimate,
  texts: Texts,
  write: (texts: Texts, value: number) => string,
) => ({ mean: write(texts, mean), error: Number.isFinite(error) ? write(texts, error) : '–' });
