/** The names of streams and commands. */
import { assertNever } from '@taht/base';
import type { Who } from '../kind/kind.ts';

const NAME = /^[\w.:~-]{1,100}$/;

export const isName = (text: string): boolean => NAME.test(text);

/** The id of a command in its stream. No name holds a slash, so nobody can use up the id of another person or of the system. */
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
