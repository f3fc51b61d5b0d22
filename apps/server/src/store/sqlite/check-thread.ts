/** Looks through all streams of a store in a thread of its own, while the store goes on. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { err, ok, type Result } from '@taht/base';
import type { StoreFailure } from '../store.ts';
import { checkStreams, type StreamsChecked } from './check-streams.ts';
import { sqliteFailure } from './sqlite-failure.ts';

parentPort?.postMessage(check(workerData as string));

function check(path: string): Result<StreamsChecked, StoreFailure> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    return ok(checkStreams(database));
  } catch (error) {
    return err(sqliteFailure(error));
  } finally {
    database?.close();
  }
}
