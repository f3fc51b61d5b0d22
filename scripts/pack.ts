/** `npm run pack`: compiles the packages and the CLI to `.js` and `.d.ts`, as tarballs `dist/taht-NAME-VERSION.tgz`. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { packAll } from './pack-all.ts';
import { root } from './paths.js';

const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
for (const tarball of packAll(dist)) console.log(tarball);
