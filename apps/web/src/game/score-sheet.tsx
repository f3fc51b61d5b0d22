/** Every turn with its play, its points and the total. */
import type { Game } from '@taht/rules';
import { bagText, type Naming, pointsText, type Turn, turnText } from '@taht/wording';
import { texts } from '../i18n/texts.ts';
import css from './score-sheet.module.css';

export interface ScoreSheetProps {
  readonly game: Game;
  readonly naming: Naming;
  readonly turns: readonly Turn[];
}

export function ScoreSheet({ game, naming, turns }: ScoreSheetProps) {
  const { t } = texts.value;
  return (
    <section class={css.sheet} aria-label={t('game.moves')}>
      <p class={css.bag}>{bagText(game, texts.value)}</p>
      <ol class={css.turns} reversed>
        {turns.toReversed().map((turn, i) => (
          <li key={turns.length - i}>
            <span class={css.who}>{naming.player(turn.seat)}</span>
            <span class={css.what}>{turnText(turn, naming, texts.value)}</span>
            <span class={css.points}>{pointsText(turn)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
