/** A process that plays by itself at a terminal of its own making, for tests that kill it. Prints a line for each question. */
import process from 'node:process';
import { runCli } from '../src/cli.ts';
import { anyMove } from './dialogue.ts';
import { gameIn, makeRobot } from './robot.ts';
import { makeWorld } from './world.ts';

const [data = '', ...flags] = process.argv.slice(2);

const robot = makeRobot({
  answer: ({ prompt }) => (prompt.endsWith('your move: ') ? anyMove(gameIn(data)) : ''),
});
const terminal = {
  ...robot,
  read: async (prompt: string): Promise<string | null> => {
    process.stdout.write('?\n');
    // The parent may kill at any moment; give it one.
    await new Promise((resolve) => setTimeout(resolve, 2));
    return robot.read(prompt);
  },
};

const args = ['play', '--data', data, '--language', 'en', ...flags];
process.exitCode = await runCli(args, makeWorld({ terminal, now: () => Date.now() }));
