/** Every turn with its play, its points and the total. */

import { bagText, type Naming, pointsText, turnText } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import type { GameModel } from '../model/game-model.ts';
import css from './score-sheet.module.css';

export interface ScoreSheetProps {
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
}

export function ScoreSheet({ model, game, naming }: ScoreSheetProps) {
  const { t } = texts.value;
  const turns = model.turns.value;
  if (game.phase.kind === 'setup') return null;
  return (
    <section class={css.sheet} aria-label={t('game.moves')}>
      <p class={css.bag}>{bagText(game, texts.value)}</p>
      {turns.length === 0 && model.isMyTurn.value ? <p>{t('game.first-move')}</p> : null}
      <ol class={css.turns} reversed>
        {turns.toReversed().map((turn, i) => (
          <li key={turns.length - i}>
            <span class={css.who}>{naming.player(turn.seat)}</span>
            <span class={css.what}>{turnText(turn, naming, texts.value)}</span>
            <span class={css.points}>{pointsText(turn)}</span>
            <span class={css.total}>{turn.total}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
