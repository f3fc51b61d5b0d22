/** The letters of the tiles as keys on the screen: for devices whose keyboard lacks them. */
import type { Letter } from '@taht/letters';
import { type ComponentChildren, toChildArray } from 'preact';
import { keyColumns } from './key-columns.ts';
import css from './letter-keys.module.css';

export interface LetterKeysProps {
  readonly letters: readonly Letter[];
  readonly label: string;
  readonly onLetter: (letter: Letter) => void;
  /** Letters that nothing can be done with now. */
  readonly isOff?: (letter: Letter) => boolean;
  /** The next letter is a blank's. */
  readonly isBlank?: boolean;
  /** Further keys after the letters. */
  readonly children?: ComponentChildren;
}

export const LetterKeys = (props: LetterKeysProps) => (
  <fieldset class={css.letters} aria-label={props.label} style={columnsOf(props)}>
    {props.letters.map((letter) => (
      <button
        key={letter}
        type="button"
        class={props.isBlank ? css.blank : ''}
        disabled={props.isOff?.(letter)}
        onClick={() => props.onLetter(letter)}
      >
        {letter}
      </button>
    ))}
    {props.children}
  </fieldset>
);

const columnsOf = ({ letters, children }: LetterKeysProps) => ({
  '--columns': keyColumns(letters.length + toChildArray(children).length),
});
