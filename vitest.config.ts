/**
 * One vitest run over packages, apps and scripts, in two parts: `unit` stays within its process and shares loaded modules
 * between files; `system` has processes, sockets and databases. `TAHT_LONG=1` lifts the time limit for the long run.
 */
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const long = process.env.TAHT_LONG === '1';
// What takes longer hangs; the long run has larger counts.
const timeout = long ? 360 * 60_000 : 90_000;

const common = {
  // In the long run chance stays chance.
  setupFiles: long ? [] : ['@taht/testkit/fixed-luck'],
  environment: 'node',
  pool: 'forks',
  retry: 0,
  allowOnly: false,
  testTimeout: timeout,
  hookTimeout: timeout,
} as const;

/** The long files first: what is short then fills the gaps. */
class SystemFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files);
    const isSystem = ({ project }: (typeof files)[number]) => project.name === 'system';
    return [...sorted.filter(isSystem), ...sorted.filter((file) => !isSystem(file))];
  }
}

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() >> 1),
    sequence: { seed: 20261115, sequencer: SystemFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'apps/web/test/**/*.test.ts',
          ],
          exclude: ['packages/host/**'],
        },
      },
      {
        test: {
          ...common,
          name: 'system',
          isolate: false,
          include: [
            'packages/host/{src,test}/**/*.test.ts',
            'apps/{cli,server}/test/**/*.test.ts',
            'scripts/*.test.ts',
          ],
        },
      },
    ],
  },
});
