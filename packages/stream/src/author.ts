/** Whose command it is: who may ask for what, and that nothing is done twice. */
import type { Command } from './command.ts';
import { isDone } from './done.ts';
import type { Folded } from './fold.ts';

type Kinded = { readonly kind: string };

/** Those whom an action is for; a refusal names the first. */
export type Authors<Author extends Kinded> = readonly [Author['kind'], ...Author['kind'][]];

type NotForYou<Author extends Kinded> = {
  readonly code: 'not-for-you';
  readonly needs: Author['kind'];
};

/** Why somebody may not do what others may. */
export type AuthorRefusal<Author extends Kinded> =
  | { readonly code: 'already-done' }
  | NotForYou<Author>;

/** Whether the author may do such a thing at all; undefined where it may. */
export const refuseAuthor = <Author extends Kinded>(
  { commands }: Folded,
  { id, by }: Command<Author, unknown>,
  authors: Authors<Author>,
): AuthorRefusal<Author> | undefined =>
  isDone(commands, id) ? { code: 'already-done' } : refuseKind(by, authors);

/** Whether an author of this kind may; undefined where it may. */
export const refuseKind = <Author extends Kinded>(
  { kind }: Author,
  authors: Authors<Author>,
): NotForYou<Author> | undefined =>
  authors.includes(kind) ? undefined : { code: 'not-for-you', needs: authors[0] };
