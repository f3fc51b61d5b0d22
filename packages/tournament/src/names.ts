/** What of a name is shown to whom. */
import type { NameForm } from './rules.ts';

/** Nothing where only the number is shown. */
export function nameIn(form: NameForm, name: string): string {
  const words = name.trim().split(/\s+/u);
  switch (form) {
    case 'full':
      return name;
    case 'first':
      return words[0] ?? '';
    case 'initials':
      return words.map((word) => `${[...word].slice(0, 1).join('')}.`).join(' ');
    case 'number':
      return '';
  }
}
