/** Whoever was told a code comes in by it. */
import { useSignal } from '@preact/signals';
import { typedInto } from '../../ui/set.ts';
import { Warning } from '../../ui/warning.tsx';
import css from './parts.module.css';

export interface CodeFormProps {
  readonly title: string;
  readonly label: string;
  readonly submit: string;
  /** What is wrong with the last one, empty if nothing is; left out where it is said elsewhere. */
  readonly trouble?: string;
  readonly onCode: (code: string) => void;
}

export function CodeForm({ title, label, submit, trouble, onCode }: CodeFormProps) {
  const code = useSignal('');
  const join = (event: Event): void => {
    event.preventDefault();
    if (code.value.trim() !== '') onCode(code.value.trim());
  };
  return (
    <form onSubmit={join}>
      <h2>{title}</h2>
      <div class={css.row}>
        <label>
          {label}
          <input
            type="text"
            value={code.value}
            required
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={typedInto(code)}
          />
        </label>
        <button type="submit">{submit}</button>
      </div>
      {trouble === undefined ? null : <Warning>{trouble}</Warning>}
    </form>
  );
}
