/** From a data folder to a database, or from there to a folder. */
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Result } from '@taht/base';
import { storePath } from '../../start/options.ts';
import { type Moved, type MoveFailure, move } from './move.ts';
import { postgresSide } from './postgres-side.ts';
import { sqliteSide } from './sqlite-side.ts';

export function moveStore(
  data: string,
  database: string,
  into: string,
): Promise<Result<Moved, MoveFailure>> {
  const path = storePath(data);
  const folder = existsSync(path) ? realpathSync(path) : resolve(path);
  // Without the password.
  const { host, pathname } = new URL(database);
  const shared = `PostgreSQL ${host}${pathname}`;
  return into === 'database'
    ? move({
        name: folder,
        into: shared,
        from: () => sqliteSide(path, false),
        to: () => postgresSide(database),
      })
    : move({
        name: shared,
        into: path,
        from: () => postgresSide(database),
        to: () => sqliteSide(path, true),
      });
}
