/** `taht store salvage`: a backup of everything in a damaged store that still verifies, and a list of what is lost. The damaged files stay as they are. */
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@taht/base';
import { takeLock } from '@taht/host';
import { packCompanions } from '../backup/companions.ts';
import { type BackupFailure, failureFrom } from '../backup/failure.ts';
import { seal } from '../backup/seal.ts';
import { KINDS } from '../start/kinds.ts';
import { storePath } from '../start/options.ts';
import { sync, syncFolder } from '../store/sqlite/back-up.ts';
import { logFault } from '../store/sqlite/check-log.ts';
import { Harvest } from '../store/sqlite/harvest.ts';
import { migrate, STEPS, versionOf } from '../store/sqlite/schema.ts';
import { mergeWholeFrames } from '../store/sqlite/whole-log.ts';
import { makeWriteStream } from '../store/sqlite/write-stream.ts';
import { type Mended, mendStream } from './mend-stream.ts';

export interface Lost {
  readonly stream: string;
  readonly kind: string;
  /** It is kept up to here; 0 where nothing of it is. */
  readonly version: number;
  /** The latest version of which there was a trace. */
  readonly of: number;
}

export interface Salvaged {
  readonly file: string;
  /** Streams that are kept, whole or in part. */
  readonly streams: number;
  readonly lost: readonly Lost[];
  /** What is wrong with the log, where something is: what was written last may be missing without a trace. */
  readonly log: string | null;
}

export function salvage(data: string, file: string): Result<Salvaged, BackupFailure> {
  const store = storePath(data);
  if (!existsSync(store)) return err({ code: 'no-store', path: store });
  const path = resolve(file);
  if (existsSync(path))
    return err({ code: 'file', tried: 'write', path, reason: 'exists', system: 'EEXIST' });
  const lock = takeLock(`${store}.lock`);
  if (lock === undefined) return err({ code: 'store-in-use', path: store });
  let work: string | undefined;
  try {
    work = mkdtempSync(join(dirname(path), '.taht-salvage-'));
    const made = join(work, 'made');
    const lost = gather(copyOf(store, work), made, data);
    const streams = countIn(made);
    const log = logFault(store) ?? null;
    seal(made);
    sync(made);
    renameSync(made, path);
    syncFolder(dirname(path));
    return ok({ file: path, streams, lost, log });
  } catch (error) {
    return err(failureFrom(error, 'write', path));
  } finally {
    if (work !== undefined) rmSync(work, { recursive: true, force: true });
    lock.release();
  }
}

/** With its log merged as far as that is whole. */
function copyOf(store: string, work: string): string {
  const copy = join(work, 'copy');
  copyFileSync(store, copy);
  const log = `${store}-wal`;
  if (existsSync(log) && statSync(log).size > 0) mergeWholeFrames(copy, log);
  return copy;
}

function gather(copy: string, made: string, data: string): readonly Lost[] {
  const from = new DatabaseSync(copy);
  const to = new DatabaseSync(made);
  try {
    to.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
    if (versionOf(from) < STEPS.length) migrate(from);
    migrate(to);
    to.exec('BEGIN');
    const harvest = new Harvest(from);
    const write = makeWriteStream(to);
    const forgotten = new Set(harvest.forgotten);
    const lost: Lost[] = [];
    for (const stream of harvest.streams) {
      if (forgotten.has(stream)) continue;
      const mended = mendStream(stream, harvest.of(stream), KINDS);
      if (mended.whole !== null) write(mended.whole);
      if (mended.lost !== null) lost.push(lostOf(mended, mended.lost));
    }
    copyRest(harvest, to);
    to.exec('COMMIT');
    packCompanions(to, data);
    return lost;
  } finally {
    from.close();
    to.close();
  }
}

const lostOf = ({ stream, kind, version }: Mended, of: number): Lost => ({
  stream,
  kind,
  version,
  of,
});

function copyRest(harvest: Harvest, to: DatabaseSync): void {
  const forget = to.prepare('INSERT OR IGNORE INTO forgotten (stream) VALUES (?)');
  for (const stream of harvest.forgotten) forget.run(stream);
  const meta = to.prepare('INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)');
  for (const { key = null, value = null } of harvest.table('meta')) meta.run(key, value);
  const beat = to.prepare('INSERT OR IGNORE INTO heartbeat (id, at) VALUES (1, ?)');
  for (const { at = null } of harvest.table('heartbeat')) beat.run(at);
  const absence = to.prepare('INSERT OR IGNORE INTO absences (began, ended) VALUES (?, ?)');
  for (const { began = null, ended = null } of harvest.table('absences')) absence.run(began, ended);
}

function countIn(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return Number(database.prepare('SELECT count(*) AS n FROM streams').get()?.n);
  } finally {
    database.close();
  }
}
