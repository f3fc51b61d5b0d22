/** The rules and the word list that everybody at the table agrees to; loaded where they are looked at. */
import type { Game } from '@taht/rules';
import { useLazy } from '../app/use-lazy.ts';
import { texts } from '../i18n/texts.ts';

const load = () => import('./rule-sections.tsx').then(({ RuleSections }) => RuleSections);

export function RuleSheetView({ game }: { readonly game: Game }) {
  const { t } = texts.value;
  const RuleSections = useLazy(true, load);
  return (
    <section>
      <h2>{t('play.rule-sheet')}</h2>
      {RuleSections === null ? (
        <p>{t('shell.loading')}</p>
      ) : (
        <RuleSections rules={game.rules} choices={game.setup} />
      )}
    </section>
  );
}
