/** Some of the words of a play. */
import type { Signal } from '@preact/signals';
import type { ScoredWord } from '@taht/rules';
import css from './more.module.css';

export interface WordChoiceProps {
  readonly words: readonly ScoredWord[];
  readonly chosen: Signal<readonly number[]>;
}

export const WordChoice = ({ words, chosen }: WordChoiceProps) => (
  <p class={css.wishes}>
    {words.map(({ letters }, i) => (
      <label key={i} class={css.wish}>
        <input
          type="checkbox"
          checked={chosen.value.includes(i)}
          onChange={({ currentTarget }) => {
            const rest = chosen.value.filter((each) => each !== i);
            chosen.value = currentTarget.checked ? [...rest, i].sort((a, b) => a - b) : rest;
          }}
        />
        {letters.join('')}
      </label>
    ))}
  </p>
);
