/** The letters of the tiles as keys on the screen: for devices whose keyboard lacks them. */
import { BLANK } from '@taht/letters';
import type { Square } from '@taht/rules';
import type { Naming } from '@taht/wording';
import { texts } from '../../i18n/texts.ts';
import { onRack } from '../draft.ts';
import type { Hand } from '../hand.ts';
import type { GameTable } from '../table.ts';
import css from './more.module.css';

export interface KeysProps {
  readonly table: GameTable;
  readonly naming: Naming;
  readonly hand: Hand;
  readonly star: Square;
}

export function Keys({ table, naming, hand, star }: KeysProps) {
  const rack = onRack(table.draft.value).map(({ tile }) => tile as string);
  const from = table.draft.value.cursor?.square ?? star;
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys, not fields of a form
    <div class={css.letters} role="group" aria-label={texts.value.t('in-game.letter-keys')}>
      {naming.script.alphabet.letters.map((letter) => (
        <button
          key={letter}
          type="button"
          disabled={!rack.includes(letter) && !rack.includes(BLANK)}
          onClick={() => hand.type(letter, from)}
        >
          {letter}
        </button>
      ))}
      <button
        type="button"
        aria-label={texts.value.t('in-game.key.backspace')}
        onClick={hand.erase}
      >
        ⌫
      </button>
    </div>
  );
}
