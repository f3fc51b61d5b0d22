/** Which letter a blank stands for: the alphabet of the tiles, one button each. */
import type { Letter } from '@taht/letters';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LetterKeys } from '../../ui/letter-keys.tsx';

export interface BlankPickerProps {
  readonly alphabet: readonly Letter[];
  readonly onLetter: (letter: Letter) => void;
  readonly onClose: () => void;
}

export const BlankPicker = ({ alphabet, onLetter, onClose }: BlankPickerProps) => (
  <Dialog title={texts.value.t('game.choose-blank')} onClose={onClose}>
    <LetterKeys letters={alphabet} label={texts.value.t('game.choose-blank')} onLetter={onLetter} />
  </Dialog>
);
