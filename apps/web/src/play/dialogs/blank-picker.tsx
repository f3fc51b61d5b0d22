/** Which letter a blank stands for: the alphabet of the tiles, one button each, or the next key. Without one it comes back. */
import type { Signal } from '@preact/signals';
import type { Alphabet, Letter } from '@taht/letters';
import type { Square } from '@taht/rules';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LetterKeys } from '../../ui/letter-keys.tsx';
import { type Draft, nameBlank, type Piece, pieceOn, recall } from '../input/draft.ts';
import { letterOfKey } from '../input/typing.ts';

export interface BlankPickerProps {
  readonly draft: Signal<Draft>;
  /** Laid, and without a letter. */
  readonly blank: Piece;
  readonly alphabet: Alphabet;
}

export function BlankPicker({ draft, blank: { id, square }, alphabet }: BlankPickerProps) {
  const onLetter = (letter: Letter): void => {
    draft.value = nameBlank(draft.value, id, letter);
  };
  const onClose = (): void => {
    if (pieceOn(draft.value, square as Square)?.letter === null)
      draft.value = recall(draft.value, id);
  };
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
    <Dialog title={title} position="beside" onClose={onClose}>
      <LetterKeys letters={alphabet.letters} label={title} onLetter={onLetter} />
    </Dialog>
  );
}
