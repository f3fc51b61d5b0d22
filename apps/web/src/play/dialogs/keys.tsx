/** The letters of the tiles as keys on the screen: for devices whose keyboard lacks them. */
import { BLANK } from '@taht/letters';
import type { Square } from '@taht/rules';
import type { Naming } from '@taht/wording';
import { texts } from '../../i18n/texts.ts';
import { LetterKeys } from '../../ui/letter-keys.tsx';
import { onRack } from '../input/draft.ts';
import type { Hand } from '../input/input.ts';
import type { GameModel } from '../model/game-model.ts';

export interface KeysProps {
  readonly table: GameModel;
  readonly naming: Naming;
  readonly hand: Hand;
  readonly star: Square;
}

export function Keys({ table, naming, hand, star }: KeysProps) {
  const rack = onRack(table.draft.value).map(({ tile }) => tile as string);
  const from = table.draft.value.cursor?.square ?? star;
  return (
    <LetterKeys
      letters={naming.script.alphabet.letters}
      label={texts.value.t('in-game.letter-keys')}
      isOff={(letter) => !rack.includes(letter) && !rack.includes(BLANK)}
      onLetter={(letter) => hand.type(letter, from)}
    >
      <button
        type="button"
        aria-label={texts.value.t('in-game.key.backspace')}
        onClick={hand.erase}
      >
        ⌫
      </button>
    </LetterKeys>
  );
}
