/** What the program knows of a command: a row at first, and its arguments, options and action once it is called. */
import type { MessageId } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import type { Command } from 'commander';
import type { Outcome } from './outcome.ts';
import type { World } from './world.ts';

/** What a command is called with. */
export interface Call {
  readonly world: World;
  readonly texts: Texts;
  /** Turns the work of a command into an action that tells its outcome to whoever called it. */
  action<Args extends readonly unknown[]>(
    work: (...args: Args) => Outcome | Promise<Outcome>,
  ): (...args: Args) => Promise<void>;
}

/** Gives a command its arguments, options and action. */
type Declare = (command: Command, call: Call) => void;

/** What a module of commands hands over, by their names. */
export type Commands = Readonly<Record<string, Declare>>;

/** What the list of commands shows without loading them: `check <words...>`, and what it is for. */
export type CommandRow = readonly [
  usage: string,
  about: MessageId,
  load: () => Promise<{ readonly commands: Commands }>,
];

/** A command with commands of its own. */
export type GroupRow = readonly [
  name: string,
  about: MessageId,
  load: () => Promise<{ readonly rows: readonly CommandRow[] }>,
];
