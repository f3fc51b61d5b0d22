/** WebKitGTK through its own driver (WebDriver over HTTP): a driver, a small browser and a screen of its own for each person. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { type Started, start } from './process.ts';
import { type OtherBrowser, pointerActions, type Session } from './session.ts';

const MINI_BROWSERS = ['4.1', '4.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
const FIRST_PORT = 45_450;
const SCREEN = 99;

export async function openWebKit(driver: string): Promise<OtherBrowser> {
  const binary = MINI_BROWSERS.find(existsSync);
  if (binary === undefined) throw new Error('the small browser of WebKitGTK is not there');
  const screen = start(
    'Xvfb',
    [`:${SCREEN}`, '-screen', '0', '1366x900x24', '-nolisten', 'tcp'],
    process.env,
  );
  await until(() => existsSync(`/tmp/.X11-unix/X${SCREEN}`), 'a screen');
  const drivers: Started[] = [];
  return {
    name: 'WebKitGTK',
    open: () => {
      const port = FIRST_PORT + drivers.length;
      const program = start(driver, [`--port=${port}`], {
        ...process.env,
        DISPLAY: `:${SCREEN}`,
        GDK_BACKEND: 'x11',
        LANGUAGE: 'en',
        // It is not to be had as root in a container.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      });
      drivers.push(program);
      return openSession(`http://127.0.0.1:${port}`, binary);
    },
    close: async () => {
      for (const program of [...drivers, screen]) await program.end();
    },
  };
}

async function openSession(address: string, binary: string): Promise<Session> {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const answers = async (): Promise<boolean> =>
    (await fetch(`${address}/status`).catch(() => null))?.ok === true;
  await until(answers, 'the driver of WebKitGTK');
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  });
  const at = `/session/${sessionId}`;
  await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width: 1300, height: 880 });
  return {
    goto: async (url) => void (await ask('POST', `${at}/url`, { url })),
    evaluate: async (expression) => {
      const json = await ask<string | null>('POST', `${at}/execute/sync`, {
        script: `return JSON.stringify(${expression})`,
        args: [],
      });
      return json === null ? undefined : JSON.parse(json);
    },
    press: async (path) =>
      void (await ask('POST', `${at}/actions`, { actions: pointerActions(path) })),
    picture: () => ask('GET', `${at}/screenshot`),
    close: async () => void (await ask('DELETE', at)),
  };
}

/** Neither a screen nor a driver says when it is ready. */
async function until(isReady: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} was not there after ten seconds`);
}
