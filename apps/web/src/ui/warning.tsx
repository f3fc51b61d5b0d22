/** What went wrong, read out as soon as it is there; empty while nothing did. */
import type { ComponentChildren } from 'preact';

export const Warning = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="warn" role="alert">
    {children}
  </p>
);
