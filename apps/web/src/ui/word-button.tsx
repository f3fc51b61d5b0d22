/** A word that tells what it means when it is tapped. */
import type { ComponentChildren } from 'preact';
import { asked } from './asked-word.ts';
import css from './word-button.module.css';

export interface WordButtonProps {
  readonly word: string;
  readonly edition: string;
  readonly language: string;
  readonly list?: string | undefined;
  readonly children: ComponentChildren;
}

export const WordButton = ({ word, edition, language, list, children }: WordButtonProps) => (
  <button
    type="button"
    class={css.word}
    lang={language}
    aria-haspopup="dialog"
    onClick={() => {
      asked.value = { words: [word], edition, list, takesFocus: true };
    }}
  >
    {children}
  </button>
);
