/**
 * `npm exec -- node scripts/make-positions.ts [EDITION …]`: the positions of the day of the first screen, for every
 * edition, into apps/web/src/home/positions. Friendly bots play by the words that everybody knows, from seeds counted up,
 * until a person on turn can lay all seven tiles with such a word. The same word lists give the same positions.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edition, editions } from '@taht/editions';
import { root } from './paths.js';
import { kitOf } from './positions/kit.ts';
import { LEFT_OUT } from './positions/left-out.ts';
import { positionFrom } from './positions/play.ts';

const COUNT = 60;
/** What a visit loads is one of so many files. */
const FILES = 2;

const wanted = process.argv.slice(2);
for (const edition of editions)
  if (wanted.length === 0 || wanted.includes(edition.id)) write(edition);

function write(edition: Edition): void {
  const table = kitOf(edition);
  const leftOut = new Set(LEFT_OUT[edition.id]);
  const lines: string[] = [];
  for (let seed = 1; lines.length < COUNT; seed++) {
    const line = leftOut.has(seed) ? undefined : positionFrom(table, seed);
    if (line === undefined) continue;
    lines.push(line);
    console.log(`${edition.id} ${line}`);
  }
  for (let part = 0; part < FILES; part++) {
    const own = lines.filter((_, i) => i % FILES === part);
    const file = join(root, `apps/web/src/home/positions/${edition.id}-${part}.json`);
    writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
  }
}
