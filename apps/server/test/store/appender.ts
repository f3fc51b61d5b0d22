/** A process that appends to an embedded store until it is killed, with a second copy where one is named, and prints a line for each entry that was acknowledged. */
import { writeSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { DistantCopy } from '../../src/start/distant-copy.ts';
import { isAddress } from '../../src/start/options.ts';
import { FolderCopy } from '../../src/store/sqlite/folder-copy.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { entry, made, value } from '../support/store-parts.ts';
import { SECRET } from './killing.ts';

const [path = '', to = '', ...acknowledged] = process.argv.slice(2);
const copy = isAddress(to)
  ? new DistantCopy({ url: to, data: dirname(path), secret: SECRET })
  : new FolderCopy({ to, bringCompanions: () => {} });
const replicate = { copy, isSync: true, onFailure: fail };
const store = value(await openSqliteStore(path, to === '' ? {} : { replicate }));

function fail(detail: string): never {
  throw new Error(detail);
}

/** The first one sent is the one that may or may not have been written before the last process died. */
async function fill(stream: string, from: number): Promise<never> {
  for (let n = from; ; n++) {
    const loaded = value(await store.load(stream, 0));
    const pair = [
      { ...entry(`${n}-a`, 1), body: 'x'.repeat(500) },
      { ...entry(`${n}-b`, 1), body: 'y'.repeat(500) },
    ];
    const answer = value(await store.append(made(stream, loaded?.version ?? 0, pair)));
    writeSync(1, `${stream} ${n} ${answer.kind}\n`);
  }
}

writeSync(1, 'ready\n');
await Promise.all(acknowledged.map((n, i) => fill(`s${i}`, Number(n))));
