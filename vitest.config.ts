/** One vitest run over packages, apps and scripts; `TAHT_LONG=1` lifts the time limit for the long run. */
import process from 'node:process';
import { defineConfig } from 'vitest/config';

const long = process.env.TAHT_LONG === '1';
// A guard against hanging, far beyond what any test takes on a busy machine.
const timeout = (long ? 360 : 10) * 60_000;

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'scripts/*.test.ts',
    ],
    // In the long run chance stays chance.
    setupFiles: long ? [] : ['@taht/testkit/fixed-luck'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    allowOnly: false,
    sequence: { seed: 20261115 },
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});
