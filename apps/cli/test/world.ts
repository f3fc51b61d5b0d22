/** A world for the command line that writes down what it says. */

import type { World } from '../src/shell/world.ts';
import type { Terminal } from '../src/terminal/terminal.ts';

export interface TestWorld extends World {
  output: string;
  complaints: string;
}

export interface WorldSpec {
  readonly terminal?: Terminal;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly now?: () => number;
  /** Whether Ctrl-C has been pressed, asked between two steps of a job. */
  readonly isStopped?: () => boolean;
  /** What comes in. */
  readonly lines?: AsyncIterable<string>;
}

export function makeWorld({
  terminal,
  env = {},
  cwd = '/',
  now = () => 0,
  isStopped = () => false,
  lines = nothing(),
}: WorldSpec = {}): TestWorld {
  const world: TestWorld = {
    output: '',
    complaints: '',
    env,
    cwd,
    now,
    out: (text) => {
      world.output += text;
    },
    err: (text) => {
      world.complaints += text;
    },
    isWatched: false,
    catchStop: () => async () => isStopped(),
    lines: () => lines,
    width: 80,
    openTerminal: terminal === undefined ? null : () => terminal,
  };
  return world;
}

async function* nothing(): AsyncIterable<string> {}
