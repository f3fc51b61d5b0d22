/** The letters of the tiles as keys, for devices whose keyboard lacks them. */
import type { Alphabet, Letter } from '@taht/letters';
import { texts } from '../../i18n/texts.ts';
import css from './referee.module.css';

export interface LetterKeysProps {
  readonly alphabet: Alphabet;
  readonly onLetter: (letter: Letter) => void;
  readonly onErase: () => void;
}

export function LetterKeys({ alphabet, onLetter, onErase }: LetterKeysProps) {
  const { t } = texts.value;
  return (
    <details>
      <summary>{t('event-referee.letters')}</summary>
      <fieldset class={css.letters} aria-label={t('event-referee.letters')}>
        {alphabet.letters.map((letter) => (
          <button key={letter} type="button" onClick={() => onLetter(letter)}>
            {letter}
          </button>
        ))}
        <button type="button" aria-label={t('event-referee.erase')} onClick={onErase}>
          ⌫
        </button>
      </fieldset>
    </details>
  );
}
