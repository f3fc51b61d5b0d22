/** Finds a program of the server, where the server is installed beside this one. Apps run each other as processes. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function serverFile(name: string): string | null {
  const path = fileURLToPath(new URL(`../../../server/src/${name}`, import.meta.url));
  return existsSync(path) ? path : null;
}
