/** Finds a program of the server: beside this one, or installed as a package. Apps run each other as processes. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function serverFile(name: string): string | null {
  const beside = fileURLToPath(new URL(`../../../server/src/${name}`, import.meta.url));
  if (existsSync(beside)) return beside;
  try {
    const home = dirname(createRequire(import.meta.url).resolve('@taht/server/package.json'));
    return join(home, 'dist', name.replace(/\.ts$/u, '.js'));
  } catch {
    return null;
  }
}
