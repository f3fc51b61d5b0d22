/** One of several, done as soon as it is chosen: a radio button within what is seen of it. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export interface OptionProps<T extends string> {
  readonly of: Signal<T>;
  readonly value: T;
  /** The name that all of them share. */
  readonly group: string;
  readonly look?: string | undefined;
  readonly children: ComponentChildren;
}

export const Option = <T extends string>({ of, value, group, look, children }: OptionProps<T>) => (
  <label class={look}>
    <input
      type="radio"
      name={group}
      value={value}
      checked={of.value === value}
      onChange={() => {
        of.value = value;
      }}
    />
    {children}
  </label>
);
