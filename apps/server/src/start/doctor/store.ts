/** The store: whether it opens, is whole and is ours, and whether the clock is behind what was written there. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { faultAtRest } from '../../store/sqlite/check-log.ts';
import { checkStreams, hasSeals } from '../../store/sqlite/check-streams.ts';
import { checkFile, faultsIn } from '../../store/sqlite/schema.ts';
import { isCorrupt, isNotADatabase } from '../../store/sqlite/sqlite-failure.ts';
import { storePath } from '../options.ts';
import { failureLine, WAYS_OUT } from '../tell.ts';
import {
  type Check,
  detailOf,
  type Finding,
  findingsOf,
  momentText,
  type Patient,
} from './finding.ts';

export const checkStore: Check = async (patient) => {
  const { database, data } = patient.options;
  return database === null ? embedded(patient, storePath(data)) : shared(patient, database);
};

function embedded(patient: Patient, path: string): readonly Finding[] {
  const { t } = patient;
  const { good, bad } = findingsOf('store', t);
  if (!existsSync(path)) return [good('doctor.store-new')];
  try {
    const fault = faultAtRest(path);
    if (fault !== undefined) return [bad('start.store-corrupt', corrupt(path, fault))];
    return readOnly(path, (store) => {
      const checked = checkFile(store, path);
      if (!checked.ok)
        return [{ check: 'store', state: 'bad', text: failureLine(t, checked.error) }];
      const faults = faultsIn(store, 'full').slice(0, 3).join('; ');
      if (faults !== '') return [bad('start.store-corrupt', corrupt(path, faults))];
      const at = Number(store.prepare('SELECT max(at) AS at FROM heartbeat').get()?.at ?? 0);
      return [...sealed(patient, store), ...clockAgainst(patient, at)];
    });
  } catch (error) {
    const detail = detailOf(error);
    if (isNotADatabase(error)) return [bad('start.not-a-store', { path })];
    return isCorrupt(error)
      ? [bad('start.store-corrupt', corrupt(path, detail))]
      : [bad('start.store-unreachable', { path, detail })];
  }
}

const corrupt = (path: string, faults: string) => ({ path, faults, ...WAYS_OUT });

/** Opened like this nothing is changed in it, and a log beside it is not merged. */
function readOnly<T>(path: string, look: (store: DatabaseSync) => T): T {
  const store = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    store.exec('BEGIN');
    return look(store);
  } finally {
    store.close();
  }
}

const MOST_NAMED = 5;

function sealed({ t }: Patient, store: DatabaseSync): readonly Finding[] {
  const { good, note, bad } = findingsOf('store', t);
  if (!hasSeals(store)) return [note('doctor.store-older')];
  const { streams, damaged } = checkStreams(store);
  if (damaged.length === 0) return [good('doctor.store-good', { streams })];
  const names = damaged
    .slice(0, MOST_NAMED)
    .map(({ stream }) => stream)
    .join(', ');
  return [bad('doctor.store-damaged', { count: damaged.length, names, command: 'taht restore' })];
}

const LEAST_POSTGRES = 15;
const PATIENCE_MS = 10_000;

async function shared(patient: Patient, url: string): Promise<readonly Finding[]> {
  const { good, bad } = findingsOf('store', patient.t);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; now: string; beat: string | null }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version,
         (extract(epoch FROM now()) * 1000)::bigint AS now, to_regclass('heartbeat')::text AS beat`,
    );
    const { version = 0, now = '0', beat = null } = rows[0] ?? {};
    if (version < LEAST_POSTGRES)
      return [bad('doctor.postgres-old', { version, least: LEAST_POSTGRES })];
    const last =
      beat === null
        ? 0
        : Number((await client.query('SELECT max(at) AS at FROM heartbeat')).rows[0]?.at ?? 0);
    return [
      good('doctor.postgres-good', { version }),
      ...clockAgainst(patient, Math.max(Number(now), last)),
    ];
  } catch (error) {
    return [bad('start.store-unreachable', { path: 'PostgreSQL', detail: detailOf(error) })];
  } finally {
    await client.end().catch(() => {});
  }
}

/** What a clock may be behind another one. */
const MOST_BEHIND = 5000;

/** A clock that was set back would stand games still until it has caught up. */
function clockAgainst({ t, now }: Patient, last: number): readonly Finding[] {
  const { good, bad } = findingsOf('clock', t);
  const time = momentText(now());
  return last > now() + MOST_BEHIND
    ? [bad('doctor.clock-behind', { time, last: momentText(last) })]
    : [good('doctor.clock-good', { time })];
}
