/** What every event-sourced stream has alike, whatever it is about: a game, a tournament, a table, a person. */
export { type AuthorRefusal, type Authors, refuseAuthor, refuseKind } from './author.ts';
export { type Command, type Entry, type Stamp, timeOf } from './command.ts';
export { type DoneCommand, doneWith, isDone } from './done.ts';
export { type Fold, type Folded, folding, UNTOUCHED } from './fold.ts';
export type { CommandOf, EntryOf, StreamFunctions, StreamTypes } from './functions.ts';
export {
  type Held,
  LocalHost,
  type LocalParts,
  type LocalTypes,
  type Sent,
  type StreamStore,
} from './local-host.ts';
export { Run, StampedRun } from './run.ts';
