/**
 * One vitest run over packages, apps and scripts, in three parts: `unit` stays within its process, `web` is of the page,
 * and `system` has processes, sockets and databases. All share loaded modules between files.
 * `TAHT_LONG=1` lifts the time limit for the long run.
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

/** Node reads our TypeScript by itself, and its modules run twice as fast as those that Vite hands out; the page needs Vite for its styles and texts. */
const native = { ...common, experimental: { viteModuleRunner: false } } as const;

/** What takes longest on a machine that has no times of its own yet. */
const LONGEST = [
  'scripts/release.test.ts',
  'scripts/pack.test.ts',
  'apps/cli/test/phonies.test.ts',
  'apps/cli/test/network-matrix.test.ts',
  'apps/server/test/socket/clocks.test.ts',
  'apps/cli/test/resume.test.ts',
];

const PARTS = ['system', 'unit', 'web'];

/** The long files first: what is short then fills the gaps. Each part together, because its workers are its own. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const rank = ({ project, moduleId }: (typeof files)[number]) => {
      const long = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return long < 0 ? LONGEST.length + PARTS.indexOf(project.name) : long;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // A third one works while the others wait for a process or a clock.
    maxWorkers: Math.max(3, availableParallelism() >> 1),
    sequence: { seed: 20261115, sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...native,
          name: 'unit',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'apps/{cli,server}/src/**/*.test.ts',
          ],
          exclude: ['packages/host/**'],
        },
      },
      {
        test: {
          ...common,
          name: 'web',
          isolate: false,
          include: ['apps/web/{src,test}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...native,
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
