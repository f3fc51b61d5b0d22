/** The letters of the tiles as keys on the screen: for devices whose keyboard lacks them. */
import { BLANK } from '@taht/letters';
import type { Naming } from '@taht/phrasing';
import type { Square } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { LetterKeys } from '../../ui/letter-keys.tsx';
import { onRack } from '../input/draft.ts';
import type { TileInput } from '../input/input.ts';
import type { GameModel } from '../model/game-model.ts';

export interface KeysProps {
  readonly model: GameModel;
  readonly naming: Naming;
  readonly input: TileInput;
  readonly star: Square;
}

export function Keys({ model, naming, input, star }: KeysProps) {
  const rack = onRack(model.draft.value).map(({ tile }) => tile as string);
  const from = model.draft.value.cursor?.square ?? star;
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
