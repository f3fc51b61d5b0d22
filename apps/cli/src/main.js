#!/usr/bin/env node
/**
 * Starts the program. Node keeps what it compiled beside the installed packages, and brings it back the next time.
 * This file is JavaScript that old versions of Node can read: for TypeScript Node would have to load its compiler first,
 * and whoever has a Node that is too old is told so.
 */
import * as module from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `taht needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}. Newer ones: https://nodejs.org`,
  );
  process.exitCode = 1;
} else {
  module.enableCompileCache(
    fileURLToPath(new URL('../.cache/taht', import.meta.resolve('commander'))),
  );
  await import('./start.ts');
}
