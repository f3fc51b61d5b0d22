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
      .action(action((options: ServeOptions) => serve(options, texts)));
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
    .option('--metrics', t('cli.metrics'))
    .option('--tls', t('cli.tls'));

export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly copies?: string;
  readonly database?: string;
  readonly metrics?: boolean;
  readonly tls?: boolean;
  readonly makeAdmin?: string;
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

async function serve(options: ServeOptions, { t, language }: Texts): Promise<Outcome> {
  const server = serverFile('main.ts');
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

export function argsOf({ metrics, tls, makeAdmin, ...rest }: ServeOptions): string[] {
  const { port, host, data, copies, database } = rest;
  const valued = Object.entries({ port, host, data, copies, database, 'make-admin': makeAdmin });
  return [
    ...valued.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`])),
    ...(metrics ? ['--metrics'] : []),
    ...(tls ? ['--tls'] : []),
  ];
}
