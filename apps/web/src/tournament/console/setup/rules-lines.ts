/** What a tournament allows and why, a line for each. */

import type { Texts } from '@taht/phrasing';
import type { Head } from '@taht/tournament';
import { hasTextTies, isOurClock, ladderText, stageName } from '../../say.ts';

export function rulesLines(texts: Texts, { rules, plan }: Head): readonly string[] {
  const { t, find, list } = texts;
  const said = (field: 'opening' | 'phones' | 'hall' | 'help'): string =>
    `${t(`desk.rule.${field}`)}: ${find(`desk.rule.${field}.${rules[field]}`)}`;
  const clock = t(`desk.rule.clock.${rules.clock.kind}`);
  const minutes = t('desk.clock.minutes', { count: Math.round(rules.clock.seconds / 60) });
  const ours = isOurClock(rules) ? `; ${t('rule.ours')}` : '';
  return [
    ...plan.map((stage, i) => {
      const name = stageName(texts, stage, i + 1);
      const ladder = t('tournament.ranked-by', { ladder: ladderText(texts, stage.ladder) });
      return `${name}. ${ladder}`;
    }),
    ...(hasTextTies(rules) ? [t('tournament.ties')] : []),
    said('opening'),
    `${t('desk.rule.results')}: ${list(rules.results.map((source) => t(`desk.source.${source}`)))}`,
    `${t('desk.rule.clock')}: ${clock}${rules.clock.kind === 'none' ? '' : ` (${minutes}${ours})`}`,
    said('phones'),
    said('hall'),
    said('help'),
    `${t('desk.names.projector')}: ${t(`desk.name-form.${rules.names.projector}`)}`,
    `${t('desk.names.public')}: ${t(`desk.name-form.${rules.names.public}`)}`,
  ];
}
