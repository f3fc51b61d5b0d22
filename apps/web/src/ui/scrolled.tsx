/** What may be wider than the screen: it is moved sideways on its own. */
import type { ComponentChildren } from 'preact';
import css from './scrolled.module.css';

export interface ScrolledProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

export const Scrolled = ({ label, children }: ScrolledProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached with the keyboard
  <section class={css.scroll} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
