/** `taht store check`: whether everything in the embedded store is as it was stored. */
import { plain } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer } from '../../shell/outcome.ts';
import type { DataOption } from '../../words/open.ts';
import { runUpkeep } from './upkeep.ts';

export const commands: Commands = {
  check: (command, { world, texts, action }) =>
    command.option('--data <folder>', texts.t('cli.data')).action(
      action((options: DataOption) =>
        runUpkeep<Checked>('check', [], options, world, texts, (checked) => {
          const { t } = texts;
          const { store, streams, faults, damaged } = checked;
          const command = 'taht restore';
          if (faults.length > 0) {
            const named = plain(faults.slice(0, MOST_NAMED).join('; '));
            const facts = { path: plain(store), faults: named, command };
            const line = t('start.store-corrupt', { ...facts, salvage: 'taht store salvage' });
            return answer(checked, [line], 3);
          }
          if (damaged.length === 0) return answer(checked, [t('doctor.store-good', { streams })]);
          const names = plain(
            damaged
              .slice(0, MOST_NAMED)
              .map(({ stream }) => stream)
              .join(', '),
          );
          const line = t('doctor.store-damaged', { count: damaged.length, names, command });
          return answer(checked, [line], 3);
        }),
      ),
    ),
};

/** `--json` has all. */
const MOST_NAMED = 5;

interface Checked {
  readonly store: string;
  readonly streams: number;
  readonly faults: readonly string[];
  readonly damaged: readonly { readonly stream: string }[];
}
