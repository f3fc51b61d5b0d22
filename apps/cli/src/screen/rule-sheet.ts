/** The rules of a game as a sheet to agree to, on the terminal. */
import type { Ruleset, Setup } from '@taht/rules';
import { type RuleSection, ruleSheetOf } from '@taht/wording';
import { wrap } from '../text/wrap.ts';
import type { Style } from './style.ts';

export function ruleSheet(setup: Setup, rules: Ruleset, style: Style): string[] {
  const { texts, paint, columns } = style;
  const { head, chosen, sections } = ruleSheetOf(rules, setup, texts);
  const commitment = texts.t('play.commitment', { commitment: setup.commitment });
  return [
    paint.heading(texts.t('play.rule-sheet')),
    ...head.flatMap(({ label, value }) => wrap(`${label}: ${value}`, columns, '  ')),
    ...wrap(chosen, columns, '  '),
    ...sections.flatMap((section) => sectionLines(section, style)),
    ...wrap(commitment, columns, '  '),
  ];
}

const sectionLines = ({ heading, lines }: RuleSection, { paint, columns }: Style): string[] => [
  ...(heading === null ? [] : [paint.heading(heading)]),
  ...lines.flatMap(({ label, value, isChanged }) =>
    wrap(`${isChanged ? '*' : ' '} ${label}: ${value}`, columns, '    '),
  ),
];
