/** What the game asks this seat. What every game asks at its beginning is here, accepting is in the bar, and the rest is fetched when it is asked. */

import type { Naming } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { later } from '../../ui/later.tsx';
import type { Which } from '../dialogs/dialogs.tsx';
import type { GameModel } from '../model/game-model.ts';
import type { PagePrompt } from '../model/prompts.ts';
import css from './actions.module.css';

const RareAnswers = later(
  () => import('../dialogs/rare-answers.tsx').then(({ RareAnswers }) => RareAnswers),
  'game',
);

export interface AnswersProps {
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
  readonly onDialog: (which: Which) => void;
}

export function Answers(props: AnswersProps) {
  const prompt = props.model.prompt.value;
  switch (prompt?.kind) {
    case undefined:
    case 'accept':
      return null;
    case 'agree':
      return <Agree {...props} />;
    default:
      return <RareAnswers {...props} prompt={prompt as PagePrompt} />;
  }
}

const Agree = ({ model }: AnswersProps) => (
  <div class={css.answers}>
    <button
      type="button"
      class="main"
      disabled={model.isBusy.value}
      onClick={() => model.act({ kind: 'agree' })}
    >
      {texts.value.t('game.agree')}
    </button>
  </div>
);
