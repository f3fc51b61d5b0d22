/** `taht promote`: makes a second copy the store of a server. */
import { plain } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer } from '../../shell/outcome.ts';
import type { DataOption } from '../../words/open.ts';
import { runUpkeep } from './upkeep.ts';

export const commands: Commands = {
  promote: (command, { world, texts, action }) =>
    command.option('--data <folder>', texts.t('cli.data')).action(
      action((options: DataOption) =>
        runUpkeep<Promoted>('promote', [], options, world, texts, (promoted) => {
          const { store, streams } = promoted;
          const facts = { path: plain(store), streams, command: 'taht serve' };
          return answer(promoted, [texts.t('store.promoted', facts)]);
        }),
      ),
    ),
};

interface Promoted {
  readonly store: string;
  readonly streams: number;
}
