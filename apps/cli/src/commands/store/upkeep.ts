/** Has the server's own program look after its store, and tells its answer or why there is none. */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Result } from '@taht/base';
import { dataFolder } from '@taht/host/files';
import type { Texts } from '@taht/phrasing';
import { failed, type Outcome, wrongUse } from '../../shell/outcome.ts';
import { serverFile } from '../../shell/server-file.ts';
import type { World } from '../../shell/world.ts';
import { explainStore, type StoreFailure } from '../../text/explain-store.ts';
import type { DataOption } from '../../words/open.ts';

const run = promisify(execFile);
const MOST_BYTES = 256 * 1024 * 1024;

export async function runUpkeep<T>(
  task: 'check' | 'salvage' | 'promote',
  args: readonly string[],
  { data }: DataOption,
  { env, cwd }: World,
  texts: Texts,
  tell: (done: T) => Outcome,
): Promise<Outcome> {
  const { t } = texts;
  if (data === undefined && env.TAHT_DATABASE)
    return wrongUse(t('backup.in-postgres', { command: 'pg_dump' }));
  const program = serverFile('upkeep/main.ts');
  if (program === null) return failed(t('serve.not-here'));
  const all = [program, task, dataFolder(data, env, cwd), ...args];
  const { stdout } = await run(process.execPath, all, { maxBuffer: MOST_BYTES });
  const outcome = JSON.parse(stdout) as Result<T, StoreFailure>;
  return outcome.ok ? tell(outcome.value) : failed(explainStore(texts, outcome.error));
}
