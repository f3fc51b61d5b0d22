/** Debian's Firefox, which speaks WebDriver BiDi by itself: no driver beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { start, told } from './process.ts';
import { type OtherBrowser, pointerActions, type Session } from './session.ts';

const SIZE = { width: 1280, height: 800 };

export async function openFirefox(binary: string): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'taht-firefox-'));
  const program = start(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  );
  const address = await told(program, /BiDi listening on (ws:\S+)/u);
  const bidi = await connect(`${address}/session`);
  const { capabilities } = await bidi.ask<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  );
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: () => openTab(bidi),
    close: async () => {
      bidi.close();
      await program.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Bidi {
  ask<T>(method: string, params: object): Promise<T>;
  close(): void;
}

async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as {
      readonly id?: number;
      readonly type: string;
      readonly result?: unknown;
      readonly message?: string;
    };
    const asked = waiting.get(id ?? -1);
    if (type === 'error') asked?.reject(new Error(message));
    else asked?.resolve(result);
  });
  let ids = 0;
  return {
    ask: (method, params) => {
      const asked = Promise.withResolvers<unknown>();
      waiting.set(++ids, asked);
      socket.send(JSON.stringify({ id: ids, method, params }));
      return asked.promise as Promise<never>;
    },
    close: () => socket.close(),
  };
}

async function openTab({ ask }: Bidi): Promise<Session> {
  const { userContext } = await ask<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await ask<{ context: string }>('browsingContext.create', {
    ...{ type: 'tab', userContext },
  });
  await ask('browsingContext.setViewport', { context, viewport: SIZE });
  return {
    goto: async (url) =>
      void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await ask<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    // A tab behind another draws no frames, and what waits for one would never come.
    press: async (path) => {
      await ask('browsingContext.activate', { context });
      await ask('input.performActions', { context, actions: pointerActions(path) });
    },
    picture: async () =>
      (await ask<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: async () => void (await ask('browser.removeUserContext', { userContext })),
  };
}
