/** The rules of a game as a sheet to agree to, on the terminal. */

import { type RuleSection, ruleSheetOf } from '@taht/phrasing';
import type { Ruleset, Setup } from '@taht/rules';
import type { Style } from '../../../screen/style.ts';
import { wrap } from '../../../text/wrap.ts';

export function ruleSheet(setup: Setup, rules: Ruleset, style: Style): string[] {
  const { texts, paint, columns } = style;
  const { head, chosen, note, sections } = ruleSheetOf(rules, setup, texts);
  const commitment = texts.t('play.commitment', { commitment: setup.commitment });
  return [
    paint.heading(texts.t('play.rule-sheet')),
    ...head.flatMap(({ label, value }) => wrap(`${label}: ${value}`, columns, '  ')),
    ...wrap(chosen, columns, '  '),
    ...(note === null ? [] : wrap(note, columns, '  ')),
    ...sections.flatMap((section) => sectionLines(section, style)),
    ...wrap(commitment, columns, '  '),
  ];
}

const sectionLines = (section: RuleSection, { texts, paint, columns }: Style): string[] => {
  const ours = (isOurs: boolean): string => (isOurs ? ` (${texts.t('rule.ours')})` : '');
  const mark = (isChanged: boolean): string => (isChanged ? '*' : '-');
  return [
    paint.heading(section.heading),
    ...section.sentences.flatMap(({ lead, text, isChanged, isOurs }) => {
      const said = lead === null ? text : `${lead}: ${text}`;
      return wrap(`${mark(isChanged)} ${said}${ours(isOurs)}`, columns, '  ');
    }),
    ...section.lines.flatMap(({ label, value, isChanged, isOurs }) =>
      wrap(`${mark(isChanged)} ${label}: ${value}${ours(isOurs)}`, columns, '  '),
    ),
  ];
};
