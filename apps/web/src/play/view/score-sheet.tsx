/** The story so far: every turn with its word, who laid it and its points, the newest first. */

import { type Naming, pointsText, type Turn, turnText } from '@taht/phrasing';
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
    <section class={css.sheet} aria-label={t('game.moves')} data-story="">
      <h2 class={css.title}>{t('game.story')}</h2>
      <ol class={css.turns} reversed>
        {turns.toReversed().map((turn, i) => (
          <li key={turns.length - i}>
            <What turn={turn} naming={naming} />
            <span class={css.who}>{naming.player(turn.seat)}</span>
            <span class={css.points}>{pointsText(turn)}</span>
            <span class={css.total}>{turn.total}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface WhatProps {
  readonly turn: Turn;
  readonly naming: Naming;
}

/** The word first; where it lies is for whoever looks it up. */
function What({ turn, naming }: WhatProps) {
  if (turn.play === null || turn.kind !== 'play')
    return <span class={css.what}>{turnText(turn, naming, texts.value)}</span>;
  return (
    <span class={css.what}>
      <b>{turn.play.word}</b> <small>{naming.play({ ...turn.play, word: '' }).trim()}</small>
    </span>
  );
}
