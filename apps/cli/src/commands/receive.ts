/** `taht receive`: takes the second copy of a server on another machine, as a process of its own in this terminal. */
import type { Commands } from '../shell/command.ts';
import { runServer, type ServeOptions } from './serve.ts';

export const commands: Commands = {
  receive: (command, { texts, action }) =>
    command
      .option('--port <number>', texts.t('cli.port'))
      .option('--host <address>', texts.t('cli.host'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(action((options: ServeOptions) => runServer('upkeep/receive.ts', options, texts))),
};
