/** `npm run pack`: compiles packages, command line and server, and packs them with the page and the word lists as tarballs `dist/taht-NAME-VERSION.tgz`. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.js';
import { packAll } from './pack-all.ts';
import { root } from './paths.js';

if (!(await buildWeb())) throw new Error('the page could not be built');
const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
for (const tarball of packAll(dist)) console.log(tarball);
