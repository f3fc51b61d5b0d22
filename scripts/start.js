/** `npm start`: sets up, builds the web app where there is one, and serves; options go to the server. */
import { join } from 'node:path';
import { buildWeb } from './build-web.js';
import { root } from './paths.js';
import { run } from './run.js';
import { setupOrExplain } from './setup.js';

if ((await setupOrExplain()) && (await buildWeb()))
  await run([join(root, 'apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)]);
else process.exitCode = 1;
