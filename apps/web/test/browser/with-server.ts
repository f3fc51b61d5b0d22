/** A browser test that has a server: one for all tests of a worker, whose log is kept where a test fails. */
import { test as base, type TestInfo } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

interface OfTest {
  readonly logKept: undefined;
}

interface OfWorker {
  readonly server: RunningServer;
}

export const test = base.extend<OfTest, OfWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is wanted
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  logKept: [
    async ({ server }, use, info) => {
      const before = server.log().length;
      await use(undefined);
      await keepLog(info, server.log().slice(before));
    },
    { auto: true },
  ],
});

export async function keepLog(info: TestInfo, log: string): Promise<void> {
  if (info.status === info.expectedStatus) return;
  await info.attach('server.log', { body: log, contentType: 'text/plain' });
}
