/** The story so far: every turn with its word, who laid it and its points, the newest first. */

import { homeOfTiles } from '@taht/editions';
import { type Naming, pointsText, type Turn, turnText } from '@taht/phrasing';
import { type Game, mayTellWords } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { TurnWord } from '../../ui/turn-word.tsx';
import { WordButton } from '../../ui/word-button.tsx';
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
            <What turn={turn} game={game} naming={naming} />
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
  readonly game: Game;
  readonly turn: Turn;
  readonly naming: Naming;
}

/** The word first; where it lies is for whoever looks it up. */
function What({ turn, game, naming }: WhatProps) {
  if (turn.play === null || turn.kind !== 'play')
    return <span class={css.what}>{turnText(turn, naming, texts.value)}</span>;
  const { alphabet } = naming.script;
  const edition = homeOfTiles(game.setup.tileset.id)?.id;
  return (
    <span class={css.what}>
      {edition === undefined || !mayTellWords(game) ? (
        <TurnWord turn={turn} alphabet={alphabet} />
      ) : (
        <WordButton
          word={turn.play.word.toLocaleUpperCase(alphabet.language)}
          edition={edition}
          language={alphabet.language}
          list={game.setup.lexicon?.id}
        >
          <TurnWord turn={turn} alphabet={alphabet} />
        </WordButton>
      )}{' '}
      <small>{naming.play({ ...turn.play, word: '' }).trim()}</small>
    </span>
  );
}
