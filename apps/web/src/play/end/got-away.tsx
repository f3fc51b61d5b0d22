/** Who laid a word that is none and was not challenged, told when the game is over; nothing where no list is at hand. */
import { useSignal } from '@preact/signals';
import { gotAwayLines, type Naming, standingPlays } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import type { GameModel } from '../model/game-model.ts';

export interface GotAwayProps {
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
}

export function GotAway({ model, game, naming }: GotAwayProps) {
  const wrong = useSignal<ReadonlySet<string>>(new Set());
  const plays = standingPlays(model.session.steps.value.map(({ event }) => event));
  const mayHave = game.setup.lexicon !== null && game.rules.challenge.mode !== 'off-auto-reject';
  useEffect(() => {
    if (!mayHave) return;
    const words = plays.flatMap((play) => play.words);
    void model.session.judge?.(words).then((answer) => {
      if (!answer.ok) return;
      const bad = words.filter((_, i) => answer.value[i] === false);
      wrong.value = new Set(bad.map((word) => word.join(' ')));
    });
  }, [game.setup.game, plays.length, mayHave]);
  const isWord = (word: readonly string[]): boolean => !wrong.value.has(word.join(' '));
  return gotAwayLines(plays, isWord, naming, texts.value).map((line) => <p key={line}>{line}</p>);
}
