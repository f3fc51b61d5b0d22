/** Checks every source file of the workspace by the import table, and prints each breach as `file:line`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf } from './import-breaches.ts';
import { root } from './paths.js';

const files = globSync('{packages,apps}/*/{src,test,bench}/**/*.{ts,tsx,js}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

const breaches = files.flatMap((path) => {
  const source = readFileSync(join(root, path), 'utf8');
  return breachesOf({ path, source, dependencies: dependenciesOf(path) }).map(
    ({ line, text }) => `${path}:${line}  ${text}`,
  );
});

for (const breach of breaches) console.log(breach);
console.log(`${files.length} files, ${breaches.length} breaches of the import table`);
process.exitCode = breaches.length === 0 ? 0 : 1;

function dependenciesOf(path: string): string[] {
  const home = path.split('/').slice(0, 2).join('/');
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, home, 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.dependencies ?? {});
}
