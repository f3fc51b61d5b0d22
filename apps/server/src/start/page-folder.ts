/** Where the built page lies: beside the server in the repository and in a release, or installed as a package. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder may be missing; whoever serves it looks. */
export function pageFolder(): string {
  const beside = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  if (existsSync(beside)) return beside;
  try {
    const home = dirname(createRequire(import.meta.url).resolve('@taht/web/package.json'));
    return join(home, 'dist');
  } catch {
    return beside;
  }
}
