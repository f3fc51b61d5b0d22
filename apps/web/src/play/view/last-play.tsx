/** The last turn in a sentence above the board; a tap leads to all that was done before. */

import { type Naming, type Turn, turnText } from '@taht/phrasing';
import { texts } from '../../i18n/texts.ts';
import type { GameModel } from '../model/game-model.ts';
import css from './last-play.module.css';

export interface LastPlayProps {
  readonly model: GameModel;
  readonly naming: Naming;
  readonly onStory: () => void;
}

export function LastPlay({ model, naming, onStory }: LastPlayProps) {
  const last = model.turns.value.at(-1);
  if (last === undefined)
    return <p class={css.last}>{model.isMyTurn.value ? texts.value.t('game.first-move') : null}</p>;
  const player = naming.player(last.seat);
  return (
    <p class={css.last}>
      <button type="button" class={css.story} onClick={onStory}>
        {partsOf(sentence(last, naming), player).map((part, i) =>
          part === player || /^\d+$/u.test(part) ? <b key={i}>{part}</b> : part,
        )}
      </button>
    </p>
  );
}

function sentence(turn: Turn, naming: Naming): string {
  const { t } = texts.value;
  const player = naming.player(turn.seat);
  if (turn.play === null || turn.kind !== 'play')
    return `${player}: ${turnText(turn, naming, texts.value)}`;
  const word = turn.play.word.toLocaleUpperCase(naming.script.alphabet.language);
  return t('event.placed', { player, word, score: turn.score });
}

/** Who and how much are seen first. */
function partsOf(line: string, player: string): readonly string[] {
  const at = line.indexOf(player);
  const rest = line.slice(at + player.length);
  return [...line.slice(0, at).split(/(\d+)/u), player, ...rest.split(/(\d+)/u)];
}
