/** What a tournament allows and why, a line for each. */

import type { Texts } from '@taht/phrasing';
import type { Head } from '@taht/tournament';
import { hasTextTies, isOurClock, ladderText, stageName } from '../../tournament-texts.ts';

export function rulesLines(texts: Texts, { rules, plan }: Head): readonly string[] {
  const { t, find, list } = texts;
  const said = (field: 'opening' | 'phones' | 'hall' | 'help'): string =>
    `${t(`console.rule.${field}`)}: ${find(`console.rule.${field}.${rules[field]}`)}`;
  const clock = t(`console.rule.clock.${rules.clock.kind}`);
  const minutes = t('duration.minutes', { count: Math.round(rules.clock.seconds / 60) });
  const ours = isOurClock(rules) ? `; ${t('rule.ours')}` : '';
  return [
    ...plan.map((stage, i) => {
      const name = stageName(texts, stage, i + 1);
      const ladder = t('tournament.ranked-by', { ladder: ladderText(texts, stage.ladder) });
      return `${name}. ${ladder}`;
    }),
    ...(hasTextTies(rules) ? [t('tournament.ties')] : []),
    said('opening'),
    `${t('console.rule.results')}: ${list(rules.results.map((source) => t(`console.source.${source}`)))}`,
    `${t('console.rule.clock')}: ${clock}${rules.clock.kind === 'none' ? '' : ` (${minutes}${ours})`}`,
    said('phones'),
    said('hall'),
    said('help'),
    `${t('console.names.projector')}: ${t(`console.name-form.${rules.names.projector}`)}`,
    `${t('console.names.public')}: ${t(`console.name-form.${rules.names.public}`)}`,
  ];
}
