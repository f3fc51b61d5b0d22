/** *Challenge* on the word that may still be doubted. It gives way while a tile is in hand: going on is an answer too. */
import type { Game } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import type { Note } from '../board/notes.tsx';
import { dragged } from '../input/dragged.ts';
import type { TileInput } from '../input/input.ts';
import type { GameModel } from '../model/game-model.ts';
import css from './challenge-chip.module.css';

/** Null where nothing is asked, or words are looked at before they are played. */
export function challengeChip(
  model: GameModel,
  { phase, rules }: Game,
  input: TileInput,
  onPress: () => void,
): Note | null {
  if (phase.kind !== 'window' || model.prompt.value?.kind !== 'accept') return null;
  if (rules.challenge.mode === 'off-auto-reject') return null;
  return {
    words: phase.play.words,
    content: <Chip model={model} input={input} onPress={onPress} />,
  };
}

interface ChipProps {
  readonly model: GameModel;
  readonly input: TileInput;
  readonly onPress: () => void;
}

const Chip = ({ model, input, onPress }: ChipProps) => (
  <button
    type="button"
    class={css.chip}
    disabled={model.isBusy.value}
    data-aside={dragged.value === null && input.held.value === null ? undefined : ''}
    onClick={onPress}
  >
    <span>{texts.value.t('game.challenge')}</span>
  </button>
);
