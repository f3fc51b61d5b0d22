/** What the game asks this seat. The two that come up in every game are here, the rest is fetched when it is asked. */
import type { Game } from '@taht/rules';
import type { Naming } from '@taht/wording';
import { useEffect } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { announce } from '../ui/announcer.tsx';
import { later } from '../ui/later.tsx';
import css from './actions.module.css';
import type { Ask } from './asks.ts';
import type { Which } from './more/dialogs.tsx';
import type { GameTable } from './table.ts';

const RareAnswers = later(
  () => import('./more/rare-answers.tsx').then(({ RareAnswers }) => RareAnswers),
  'game',
);

export interface AnswersProps {
  readonly table: GameTable;
  readonly game: Game;
  readonly naming: Naming;
  readonly onDialog: (which: Which) => void;
}

export function Answers(props: AnswersProps) {
  const ask = props.table.ask.value;
  switch (ask?.kind) {
    case undefined:
      return null;
    case 'agree':
      return <Agree {...props} />;
    case 'window':
      return <AcceptOrChallenge {...props} />;
    default:
      return <RareAnswers {...props} ask={ask as Ask} />;
  }
}

const Agree = ({ table }: AnswersProps) => (
  <div class={css.answers}>
    <button
      type="button"
      class="main"
      disabled={table.isBusy.value}
      onClick={() => table.act({ kind: 'agree' })}
    >
      {texts.value.t('game.agree')}
    </button>
  </div>
);

function AcceptOrChallenge({ table, game, naming, onDialog }: AnswersProps) {
  const { t, list } = texts.value;
  const { phase } = game;
  const play = phase.kind === 'window' ? phase.play : null;
  const words = list(play?.words.map(({ letters }) => letters.join('')) ?? []);
  const player = naming.player(play?.seat ?? 0);
  const question = t('game.accept-or-challenge', { player, words });
  useEffect(() => announce(question), [question]);
  if (play === null) return null;
  return (
    <div class={css.answers}>
      <span>{question}</span>
      <span class={css.buttons}>
        <button
          type="button"
          class="main"
          disabled={table.isBusy.value}
          onClick={() => table.act({ kind: 'accept' })}
        >
          {t('game.accept')}
        </button>
        {game.rules.challenge.mode === 'off-auto-reject' ? null : (
          <button type="button" disabled={table.isBusy.value} onClick={() => onDialog('challenge')}>
            {t('game.challenge')}
          </button>
        )}
      </span>
    </div>
  );
}
