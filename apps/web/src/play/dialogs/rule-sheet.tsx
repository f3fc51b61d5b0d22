/** The rules and the word list that everybody at the table agrees to. */

import { houseRuleName } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import type { GameModel } from '../model/game-model.ts';
import { RuleSections } from '../rules/rule-sections.tsx';

export interface RuleSheetProps {
  readonly game: Game;
  readonly model: GameModel;
  /** Where the heading stands elsewhere. */
  readonly isBare?: boolean;
}

export function RuleSheetView({ game, model, isBare = false }: RuleSheetProps) {
  return (
    <section>
      {isBare ? null : <h2>{texts.value.t('play.rule-sheet')}</h2>}
      <RefusableRules game={game} model={model} />
      <RuleSections rules={game.rules} choices={game.setup} />
    </section>
  );
}

/** Nobody has to play by a house rule: any seat may leave one out before the game begins. */
function RefusableRules({ game, model }: RuleSheetProps) {
  const { t } = texts.value;
  const seat = model.seat.value;
  if (game.phase.kind !== 'setup' || seat === null || game.phase.agreed.includes(seat)) return null;
  return (
    <>
      {game.setup.houseRules.map((rule) => (
        <p key={rule.name}>
          <button
            type="button"
            disabled={model.isBusy.value}
            onClick={() => model.act({ kind: 'refuse-rule', name: rule.name })}
          >
            {t('in-game.refuse-rule', { name: houseRuleName(texts.value, rule.name) })}
          </button>
        </p>
      ))}
    </>
  );
}
