/** Before the first tile is drawn: the rules and the word list, which each at the table agrees to with one tap. */
import { houseRuleName } from '@taht/phrasing';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { Loading } from '../../ui/loading.tsx';
import { Warning } from '../../ui/warning.tsx';
import type { GameModel } from '../model/game-model.ts';
import { troubleText } from '../model/trouble-text.ts';
import { RuleSections } from '../rules/rule-sections.tsx';
import css from './agreement.module.css';

export interface AgreementProps {
  readonly model: GameModel;
  readonly seat: number;
}

export function Agreement({ model, seat }: AgreementProps) {
  const isReady = useParts('device', 'rules');
  const { t } = texts.value;
  const game = model.game.value;
  const naming = model.naming.value;
  if (!isReady || game === null || naming === null) return <Loading />;
  const { houseRules } = game.setup;
  const trouble = model.trouble.value;
  return (
    <section class={`page ${css.agreement}`}>
      <h1>{t('play.rule-sheet')}</h1>
      <div class={css.answer}>
        <p>{t('play.agree', { player: naming.player(seat) })}</p>
        <p class="buttons">
          <button
            type="button"
            class="main"
            disabled={model.isBusy.value}
            onClick={() => model.act({ kind: 'agree' })}
          >
            {t('game.agree')}
          </button>
          {houseRules.map(({ name }) => (
            <button
              key={name}
              type="button"
              disabled={model.isBusy.value}
              onClick={() => model.act({ kind: 'refuse-rule', name })}
            >
              {t('agree.leave-out', { name: houseRuleName(texts.value, name) })}
            </button>
          ))}
        </p>
        {trouble === null ? null : <Warning>{troubleText(trouble, naming, texts.value)}</Warning>}
      </div>
      <RuleSections rules={game.rules} choices={game.setup} level={2} />
    </section>
  );
}
