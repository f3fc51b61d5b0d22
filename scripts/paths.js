/** Where things are in the workspace, and the environment in which its tools run on the Node it installs. */
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const bin = join(root, 'node_modules', '.bin');
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');

/** What Node has compiled once is loaded in half the time by the next of the many processes that run the same files. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** The environment with the workspace's tools first, so that `#!/usr/bin/env node` is the installed Node. */
export function toolEnv() {
  return { NODE_COMPILE_CACHE: compiled, ...withPath([bin, ...outerPath()]) };
}

/** The environment without the workspace's tools: npm must not run on the Node that it replaces. */
export function outerEnv() {
  return withPath(outerPath());
}

/** @param {string[]} folders */
function withPath(folders) {
  return { ...process.env, PATH: folders.join(delimiter) };
}

function outerPath() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
}
