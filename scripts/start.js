/** `npm start`: sets up and plays in the terminal. */
import { join } from 'node:path';
import { root } from './paths.js';
import { run } from './run.js';

await run([join(root, 'apps/cli/src/main.ts'), 'play', ...process.argv.slice(2)]);
