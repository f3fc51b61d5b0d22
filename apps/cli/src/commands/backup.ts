/** `taht backup` and `taht restore`: run the server's own program and tell its answer in the user's language. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Result } from '@taht/base';
import { dataFolder } from '@taht/host/files';
import type { MessageId } from '@taht/messages';
import { plain, type Texts } from '@taht/phrasing';
import type { Command } from 'commander';
import type { Commands } from '../shell/command.ts';
import { answer, failed, isAnswer, type Outcome, wrongUse } from '../shell/outcome.ts';
import { serverFile } from '../shell/server-file.ts';
import type { World } from '../shell/world.ts';
import { explainStore, type StoreFailure } from '../text/explain-store.ts';
import type { DataOption } from '../words/open.ts';
import { decimalText } from '../words/texts.ts';

export const commands: Commands = {
  backup: (command, { world, texts, action }) =>
    withForce(command, 'cli.backup-force', texts).action(
      action((file: string, options: BackupOptions) => backup(file, options, world, texts)),
    ),
  restore: (command, { world, texts, action }) =>
    withForce(command, 'cli.restore-force', texts).action(
      action((file: string, options: BackupOptions) => restore(file, options, world, texts)),
    ),
};

const withForce = (command: Command, about: MessageId, { t }: Texts): Command =>
  command.argument('<file>').option('--force', t(about)).option('--data <folder>', t('cli.data'));

interface BackupOptions extends DataOption {
  readonly force?: boolean;
}

interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly games: number;
  readonly tournaments: number;
  /** The streams in it that are not as they were stored. */
  readonly damaged?: readonly string[];
}

/** Names that are told; the server's log and the doctor know all. */
const MOST_NAMED = 5;

interface Restored {
  readonly store: string;
  readonly games: number;
  readonly tournaments: number;
  readonly replaced: string | null;
}

const run = promisify(execFile);
const MEGABYTE = 1_000_000;

async function backup(
  file: string,
  options: BackupOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const { t } = texts;
  if (options.data === undefined && world.env.TAHT_DATABASE)
    return wrongUse(t('backup.in-postgres', { command: 'pg_dump' }));
  const made = await ask<Backup>('backup', file, options, world, texts, (done) => {
    const { file: path, bytes, games, tournaments, damaged = [] } = done;
    const size = decimalText(texts, bytes / MEGABYTE);
    const names = plain(damaged.slice(0, MOST_NAMED).join(', '));
    const command = 'taht restore';
    return [
      t('backup.done', { path: plain(path), size, games, tournaments }),
      ...(damaged.length === 0
        ? []
        : [t('doctor.store-damaged', { count: damaged.length, names, command })]),
    ];
  });
  const isWhole = !isAnswer(made) || (made.json as Backup).damaged === undefined;
  return isWhole ? made : { ...made, exit: 3 };
}

const restore = (
  file: string,
  options: BackupOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> =>
  ask<Restored>(
    'restore',
    file,
    options,
    world,
    texts,
    ({ store, games, tournaments, replaced }) => [
      texts.t('restore.done', { path: plain(store), games, tournaments }),
      ...(replaced === null ? [] : [texts.t('restore.replaced', { path: plain(replaced) })]),
    ],
  );

async function ask<T>(
  task: 'backup' | 'restore',
  file: string,
  { data, force }: BackupOptions,
  { env, cwd }: World,
  texts: Texts,
  lines: (done: T) => readonly string[],
): Promise<Outcome> {
  const program = serverFile('backup/main.ts');
  if (program === null) return failed(texts.t('serve.not-here'));
  const args = [program, task, resolve(cwd, file), dataFolder(data, env, cwd)];
  const { stdout } = await run(process.execPath, force ? [...args, '--force'] : args);
  const outcome = JSON.parse(stdout) as Result<T, StoreFailure>;
  return outcome.ok
    ? answer(outcome.value, lines(outcome.value))
    : failed(explainStore(texts, outcome.error));
}
