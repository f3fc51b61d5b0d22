/** What every event-sourced stream has alike, whatever it is about: a game, a tournament, a table, a person. */
export { type AuthorRefusal, type Authors, refuseAuthor, refuseKind } from './author.ts';
export { type Command, type Entry, type Stamp, timeOf } from './command.ts';
export { type DoneCommand, doneWith, isDone } from './done.ts';
export { type Fold, type Folded, folding, UNTOUCHED } from './fold.ts';
export type { CommandOf, EntryOf, StreamFunctions, StreamTypes } from './functions.ts';
export { Run, StampedRun } from './run.ts';
