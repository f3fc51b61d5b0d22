/** Handlers that put something into a signal: `onClose={set(isOpen, false)}`, `onChange={into(choice)}`, `onInput={typedInto(name)}`. */
import type { Signal } from '@preact/signals';

/** Puts in this value, whatever happened. */
export const set =
  <T>(signal: Signal<T>, value: T) =>
  (): void => {
    signal.value = value;
  };

/** Puts in what it is told. */
export const into =
  <T>(signal: Signal<T>) =>
  (value: T): void => {
    signal.value = value;
  };

/** Puts in what a field holds. */
export const typedInto =
  (signal: Signal<string>) =>
  ({ currentTarget }: { readonly currentTarget: { readonly value: string } }): void => {
    signal.value = currentTarget.value;
  };
