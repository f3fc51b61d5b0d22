/** The letters of the tiles as keys on the screen: for devices whose keyboard lacks them. */
import { BLANK } from '@taht/letters';
import type { Naming } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { LetterKeys } from '../../ui/letter-keys.tsx';
import { onRack } from '../input/draft.ts';
import type { TileInput } from '../input/input.ts';
import { typingCursor } from '../input/typing.ts';
import type { GameModel } from '../model/game-model.ts';

export interface KeysProps {
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
  readonly input: TileInput;
}

export function Keys({ model, game, naming, input }: KeysProps) {
  const rack = onRack(model.draft.value).map(({ tile }) => tile as string);
  const from = typingCursor(game, model.draft.value).square;
  return (
    <LetterKeys
      letters={naming.script.alphabet.letters}
      label={texts.value.t('in-game.letter-keys')}
      isOff={(letter) => !rack.includes(letter) && !rack.includes(BLANK)}
      onLetter={(letter) => input.type(letter, from)}
    >
      <button
        type="button"
        aria-label={texts.value.t('in-game.key.backspace')}
        onClick={input.erase}
      >
        ⌫
      </button>
    </LetterKeys>
  );
}
