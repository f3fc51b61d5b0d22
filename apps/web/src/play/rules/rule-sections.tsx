/** The rules of a game in sentences, chapter by chapter, as its rulebook tells them. */

import {
  type RuleChoices,
  type RuleLine,
  type RuleSection,
  type RuleSentence,
  ruleSheetOf,
} from '@taht/phrasing';
import type { Ruleset } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import css from './rule-sheet.module.css';

export interface RuleSectionsProps {
  /** Those in force, house rules included. */
  readonly rules: Ruleset;
  readonly choices: RuleChoices;
  /** Of its headings. */
  readonly level?: 2 | 3;
}

export function RuleSections({ rules, choices, level = 3 }: RuleSectionsProps) {
  if (!useParts('rules')) return <p>{texts.value.t('shell.loading')}</p>;
  const { head, chosen, note, sections } = ruleSheetOf(rules, choices, texts.value);
  return (
    <div class={css.sheet}>
      <RuleLines lines={head} />
      <p>{chosen}</p>
      {note === null ? null : <p>{note}</p>}
      {sections.map((section) => (
        <RuleChapter key={section.name} section={section} level={level} />
      ))}
    </div>
  );
}

export interface RuleChapterProps {
  readonly section: RuleSection;
  readonly level: 2 | 3;
}

export function RuleChapter({ section, level }: RuleChapterProps) {
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading>{section.heading}</Heading>
      <RuleSentences sentences={section.sentences} />
      <RuleLines lines={section.lines} />
    </section>
  );
}

export const RuleSentences = ({ sentences }: { readonly sentences: readonly RuleSentence[] }) =>
  sentences.length === 0 ? null : (
    <ul class={css.told}>
      {sentences.map(({ id, lead, text, isChanged, isOurs }) => (
        <li key={id} class={isChanged ? css.changed : undefined}>
          {lead === null ? null : <b>{lead}: </b>}
          {text}
          <Ours isOurs={isOurs} />
        </li>
      ))}
    </ul>
  );

const RuleLines = ({ lines }: { readonly lines: readonly RuleLine[] }) =>
  lines.length === 0 ? null : (
    <dl class={css.lines}>
      {lines.map(({ path, label, value, isChanged, isOurs }) => (
        <div key={path} class={isChanged ? css.changed : undefined}>
          <dt>{label}</dt>
          <dd>
            {value}
            <Ours isOurs={isOurs} />
          </dd>
        </div>
      ))}
    </dl>
  );

/** Where the rulebook is silent. */
const Ours = ({ isOurs }: { readonly isOurs: boolean }) =>
  isOurs ? (
    <>
      {' '}
      <small class={css.ours}>{texts.value.t('rule.ours')}</small>
    </>
  ) : null;
