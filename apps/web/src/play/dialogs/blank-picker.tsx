/** Which letter a blank stands for: the alphabet of the tiles, one button each, or the next key. */
import type { Alphabet, Letter } from '@taht/letters';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LetterKeys } from '../../ui/letter-keys.tsx';
import { letterOfKey } from '../input/typing.ts';

export interface BlankPickerProps {
  readonly alphabet: Alphabet;
  readonly onLetter: (letter: Letter) => void;
  readonly onClose: () => void;
}

export function BlankPicker({ alphabet, onLetter, onClose }: BlankPickerProps) {
  useEffect(() => {
    const take = (event: KeyboardEvent): void => {
      const letter = letterOfKey(alphabet, event.key);
      if (letter === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onLetter(letter);
    };
    document.addEventListener('keydown', take);
    return () => document.removeEventListener('keydown', take);
  }, [alphabet, onLetter]);
  const title = texts.value.t('game.choose-blank');
  return (
    <Dialog title={title} look="beside" onClose={onClose}>
      <LetterKeys letters={alphabet.letters} label={title} onLetter={onLetter} />
    </Dialog>
  );
}
