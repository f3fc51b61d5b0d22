/** `taht serve`: runs the server as a process of its own in this terminal, until it ends. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Texts } from '@taht/phrasing';
import type { Command } from 'commander';
import type { Commands } from '../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../shell/outcome.ts';
import { serverFile } from '../shell/server-file.ts';

export const commands: Commands = {
  serve: (command, { texts, action }) => {
    serveOptions(command, texts)
      .option('--make-admin <name>', texts.t('cli.make-admin'))
      .action(action((options: ServeOptions) => runServer('main.ts', options, texts)));
  },
};

/** What says where and how a server runs. */
export const serveOptions = (command: Command, { t }: Texts): Command =>
  command
    .option('--port <number>', t('cli.port'))
    .option('--host <address>', t('cli.host'))
    .option('--data <folder>', t('cli.data'))
    .option('--copies <folder>', t('cli.copies'))
    .option('--database <url>', t('cli.database'))
    .option('--replicate <place>', t('cli.replicate'))
    .option('--replicate-sync', t('cli.replicate-sync'))
    .option('--backups <folder>', t('cli.backups'))
    .option('--metrics', t('cli.metrics'))
    .option('--tls', t('cli.tls'))
    .option('--tls-cert <file>', t('cli.tls-cert'))
    .option('--tls-key <file>', t('cli.tls-key'));

export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly copies?: string;
  readonly database?: string;
  readonly replicate?: string;
  readonly replicateSync?: boolean;
  readonly backups?: string;
  readonly metrics?: boolean;
  readonly tls?: boolean;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly makeAdmin?: string;
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** One of the server's programs, which ends with this one. */
export async function runServer(
  program: string,
  options: ServeOptions,
  { t, language }: Texts,
): Promise<Outcome> {
  const server = serverFile(program);
  if (server === null) return failed(t('serve.not-here'));
  const args = [server, ...argsOf(options), `--language=${language}`];
  // By the channel it notices when this process is gone, however that came about.
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const pass = (signal: NodeJS.Signals): void => {
    // A terminal sends its interrupt to the server as well; a second one would end it at once.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (status) => resolve(status ?? 0));
  });
  for (const signal of SIGNALS) process.off(signal, pass);
  // What went wrong it has said itself.
  if (code === 0) return answer(null, []);
  return code === 2 ? wrongUse() : failed();
}

export function argsOf(options: ServeOptions): string[] {
  const { metrics, tls, makeAdmin, replicateSync, ...rest } = options;
  const { port, host, data, copies, database, replicate, backups } = rest;
  const places = { port, host, data, copies, database, replicate, backups };
  const tlsFiles = { 'tls-cert': rest.tlsCert, 'tls-key': rest.tlsKey };
  const valued = Object.entries({ ...places, ...tlsFiles, 'make-admin': makeAdmin });
  return [
    ...valued.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`])),
    ...(metrics ? ['--metrics'] : []),
    ...(tls ? ['--tls'] : []),
    ...(replicateSync ? ['--replicate-sync'] : []),
  ];
}
