/** Opens a table, a tournament or another game at the server, and says under what name. */
import { err, ok, type Result } from '@taht/base';
import { connection } from './connection.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export async function openStream(kind: string, wish: object): Promise<Result<string, Trouble>> {
  const opened = await connection().create(kind, { kind: 'open', ...wish });
  return opened.ok ? ok(opened.value.stream) : err(troubleOf(opened.error));
}
