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
}

export function makeWorld({
  terminal,
  env = {},
  cwd = '/',
  now = () => 0,
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
    width: 80,
    openTerminal: terminal === undefined ? null : () => terminal,
  };
  return world;
}
