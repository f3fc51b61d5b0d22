/** A field for the name of a person: one's own or another's. */
import type { Signal } from '@preact/signals';
import { typedInto } from '../../ui/set.ts';

interface NameFieldProps {
  readonly label: string;
  readonly name: Signal<string>;
  readonly autocomplete: 'nickname' | 'off';
  readonly class?: string | undefined;
  readonly isFocused?: boolean;
}

export const NameField = ({
  label,
  name,
  autocomplete,
  class: look,
  isFocused = false,
}: NameFieldProps) => (
  <label class={look}>
    {label}
    <input
      type="text"
      value={name.value}
      maxLength={24}
      required
      autocomplete={autocomplete}
      ref={(field) => {
        if (isFocused) field?.focus();
      }}
      onInput={typedInto(name)}
    />
  </label>
);
