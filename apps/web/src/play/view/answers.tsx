/** What the game asks this seat. The two that come up in every game are here, the rest is fetched when it is asked. */

import type { Naming } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import type { ComponentChildren } from 'preact';
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

interface AcceptOrChallengeProps extends AnswersProps {
  /** What accepts by going on, where that can be done now. */
  readonly children: ComponentChildren;
}

/** In the place of the move; what is asked is said above it. */
export const AcceptOrChallenge = ({ model, game, onDialog, children }: AcceptOrChallengeProps) => (
  <span class={css.verdict}>
    {children ?? (
      <button
        type="button"
        class="main"
        disabled={model.isBusy.value}
        onClick={() => model.act({ kind: 'accept' })}
      >
        {texts.value.t('game.accept')}
      </button>
    )}
    {game.rules.challenge.mode === 'off-auto-reject' ? null : (
      <button type="button" disabled={model.isBusy.value} onClick={() => onDialog('challenge')}>
        {texts.value.t('game.challenge')}
      </button>
    )}
  </span>
);
