/** Compares the tables in ARCHITECTURE.md and in the READMEs of the apps with the data they are made from; with `--write` it makes them anew. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from './documented-tables.ts';
import { root } from './paths.js';

const write = process.argv.includes('--write');
for (const { path, made } of documents.filter(({ text, made }) => text !== made)) {
  if (write) writeFileSync(join(root, path), made);
  else process.exitCode = 1;
  console.log(`${path}: ${write ? 'written' : 'its table is not the data'}`);
}
