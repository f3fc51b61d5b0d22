/** `taht store salvage`: what still verifies in a damaged store, as a backup, and what is lost. */
import { resolve } from 'node:path';
import { plain, type Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer } from '../../shell/outcome.ts';
import type { DataOption } from '../../words/open.ts';
import { runUpkeep } from './upkeep.ts';

export const commands: Commands = {
  salvage: (command, { world, texts, action }) =>
    command
      .argument('<file>')
      .option('--data <folder>', texts.t('cli.data'))
      .action(
        action((file: string, options: DataOption) =>
          runUpkeep<Salvaged>(
            'salvage',
            [resolve(world.cwd, file)],
            options,
            world,
            texts,
            (salvaged) => answer(salvaged, linesOf(salvaged, texts), isAll(salvaged) ? 0 : 3),
          ),
        ),
      ),
};

interface Salvaged {
  readonly file: string;
  readonly streams: number;
  readonly lost: readonly {
    readonly stream: string;
    readonly version: number;
    readonly of: number;
  }[];
  readonly log: string | null;
}

const isAll = ({ lost, log }: Salvaged): boolean => lost.length === 0 && log === null;

const linesOf = (salvaged: Salvaged, { t }: Texts): readonly string[] => {
  const { file, streams, lost, log } = salvaged;
  return [
    t('store.salvaged', { path: plain(file), streams, command: 'taht restore --force' }),
    ...lost.map(({ stream, version, of }) => {
      const name = plain(stream);
      return version === 0 ? t('store.gone', { name }) : t('store.cut', { name, version, of });
    }),
    ...(log === null ? [] : [t('store.log-damaged', { fault: plain(log) })]),
    ...(isAll(salvaged) ? [t('store.nothing-lost')] : []),
  ];
};
