/** Which letter a blank stands for: the alphabet of the tiles, one button each. */
import type { Letter } from '@taht/letters';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import css from './blank-picker.module.css';

export interface BlankPickerProps {
  readonly alphabet: readonly Letter[];
  readonly onLetter: (letter: Letter) => void;
  readonly onClose: () => void;
}

export const BlankPicker = ({ alphabet, onLetter, onClose }: BlankPickerProps) => (
  <Dialog title={texts.value.t('game.choose-blank')} onClose={onClose}>
    <div class={css.letters}>
      {alphabet.map((letter) => (
        <button key={letter} type="button" onClick={() => onLetter(letter)}>
          {letter}
        </button>
      ))}
    </div>
  </Dialog>
);
