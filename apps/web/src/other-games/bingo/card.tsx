/** A card: letters in boxes, those crossed out struck through; they can be tapped where that is wanted. */
import type { bingo } from '@taht/modes';
import css from './bingo.module.css';

export interface CardProps {
  readonly words: bingo.Words;
  /** Letter by letter, over all words. */
  readonly crossed: readonly boolean[];
  readonly onTap?: (at: number) => void;
}

export function Card({ words, crossed, onTap }: CardProps) {
  const starts = words.map((_, i) => words.slice(0, i).flat().length);
  return (
    <div class={css.card}>
      {words.map((word, i) => (
        <ul key={i} class={css.word} aria-label={word.join('')}>
          {word.map((letter, j) => {
            const at = (starts[i] ?? 0) + j;
            const isCrossed = crossed[at] === true;
            return (
              <li key={at} data-crossed={isCrossed ? '' : undefined}>
                {onTap === undefined ? (
                  isCrossed ? (
                    <s>{letter}</s>
                  ) : (
                    letter
                  )
                ) : (
                  <button type="button" aria-pressed={isCrossed} onClick={() => onTap(at)}>
                    {letter}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}
