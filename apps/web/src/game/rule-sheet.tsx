/** The rules and the word list that everybody at the table agrees to. */
import type { Game } from '@taht/rules';
import { type RuleLine, ruleSheetOf } from '@taht/wording';
import { useEffect } from 'preact/hooks';
import { alsoSay, texts } from '../i18n/texts.ts';
import css from './rule-sheet.module.css';

export function RuleSheetView({ game }: { readonly game: Game }) {
  useEffect(() => {
    void alsoSay('rules');
  }, []);
  if (texts.value.find('rule.id') === undefined) return <p>{texts.value.t('shell.loading')}</p>;
  const { head, chosen, sections } = ruleSheetOf(game.rules, game.setup, texts.value);
  return (
    <section class={css.sheet}>
      <h2>{texts.value.t('play.rule-sheet')}</h2>
      <Lines lines={head} />
      <p>{chosen}</p>
      {sections.map(({ heading, lines }) => (
        <section key={heading ?? lines[0]?.path}>
          {heading === null ? null : <h3>{heading}</h3>}
          <Lines lines={lines} />
        </section>
      ))}
    </section>
  );
}

const Lines = ({ lines }: { readonly lines: readonly RuleLine[] }) => (
  <dl>
    {lines.map(({ path, label, value, isChanged }) => (
      <div key={path} class={isChanged ? css.changed : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
