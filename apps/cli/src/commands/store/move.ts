/** `taht store move`: a whole store from this machine to PostgreSQL, or back. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Result } from '@taht/base';
import { dataFolder } from '@taht/host/files';
import { plain, type Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../../shell/outcome.ts';
import { serverFile } from '../../shell/server-file.ts';
import type { World } from '../../shell/world.ts';
import { explainStore, type StoreFailure } from '../../text/explain-store.ts';
import type { DataOption } from '../../words/open.ts';

export const commands: Commands = {
  move: (command, { world, texts, action }) =>
    command
      .argument('<where>')
      .option('--data <folder>', texts.t('cli.data'))
      .option('--database <url>', texts.t('cli.database'))
      .action(action((where: string, options: MoveOptions) => move(where, options, world, texts))),
};

interface MoveOptions extends DataOption {
  readonly database?: string;
}

interface Moved {
  readonly streams: number;
  readonly entries: number;
  readonly digest: string;
}

type Failure =
  | StoreFailure
  | { readonly code: 'move-other'; readonly from: string }
  | { readonly code: 'move-differs'; readonly table: string };

const WHERE = ['database', 'folder'];

const run = promisify(execFile);

async function move(
  where: string,
  { data, database }: MoveOptions,
  { env, cwd }: World,
  texts: Texts,
): Promise<Outcome> {
  const { t } = texts;
  if (!WHERE.includes(where)) return wrongUse(t('move.where', { options: WHERE.join(', ') }));
  const url = database ?? env.TAHT_DATABASE ?? '';
  if (!URL.canParse(url))
    return wrongUse(t('move.no-database', { option: '--database', name: 'TAHT_DATABASE' }));
  const program = serverFile('upkeep/main.ts');
  if (program === null) return failed(t('serve.not-here'));
  const folder = dataFolder(data, env, cwd);
  // By the environment: everybody on the machine can read arguments, and there is a password in it.
  const { stdout } = await run(process.execPath, [program, 'move', folder, where], {
    env: { ...process.env, ...env, TAHT_DATABASE: url },
  });
  const outcome = JSON.parse(stdout) as Result<Moved, Failure>;
  if (!outcome.ok) return failed(explain(outcome.error, texts));
  const { streams, entries, digest } = outcome.value;
  const secret = { name: 'TAHT_SECRET', path: plain(join(folder, 'secret')) };
  return answer(outcome.value, [
    t('move.done', { streams, entries, digest: digest.slice(0, 16) }),
    ...(where === 'database' ? [t('move.secret', secret)] : []),
  ]);
}

function explain(failure: Failure, texts: Texts): string {
  const { t } = texts;
  switch (failure.code) {
    case 'store-there':
      return t('move.there', { path: plain(failure.path) });
    case 'move-other':
      return t('move.other', { from: plain(failure.from) });
    case 'move-differs':
      return t('move.differs', { table: failure.table });
    default:
      return explainStore(texts, failure);
  }
}
