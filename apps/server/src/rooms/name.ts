/** The names of streams and commands. */
import { assertNever } from '@taht/base';
import type { Who } from '../kind/kind.ts';

const NAME = /^[\w.:~-]{1,100}$/;

export const isName = (text: string): boolean => NAME.test(text);

/**
 * What a command is called in its stream. No name holds a slash, so nobody can take the name that another,
 * or the system itself, is going to use, and so keep it from happening.
 */
export function commandIdOf(who: Who, id: string): string {
  switch (who.kind) {
    case 'person':
      return `${who.id}/${id}`;
    case 'referee':
      return `referee/${who.name}/${id}`;
    case 'system':
      return id;
    default:
      return assertNever(who);
  }
}
