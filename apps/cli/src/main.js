#!/usr/bin/env node
/**
 * Starts the program. Node keeps what it compiles beside the installed packages, and brings it back the next time.
 * This file is JavaScript, for Node would have to load its TypeScript compiler to read it.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../.cache/taht', import.meta.resolve('commander'))));
await import('./start.ts');
