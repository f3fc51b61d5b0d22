/** What commit f72d6ea left in browsers and on their server (fixtures/f72d6ea), for today's page and server to go on with. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type RunningServer, startServer } from '../browser/server.ts';
import { keepLog, test as withServer } from '../browser/with-server.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/f72d6ea', import.meta.url));

const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(FIXTURES, `${name}.gz`)));
const json = <T>(name: string): T => JSON.parse(unpacked(name).toString()) as T;

type Guest = { readonly cookie: string };

interface Facts {
  readonly now: number;
  readonly secret: string;
  readonly people: Readonly<Record<'kati' | 'teacher', Guest>>;
  readonly streams: Readonly<Record<'uk' | 'bingo' | 'duplicate' | 'tournament', string>>;
}

type Origin = NonNullable<
  Exclude<BrowserContextOptions['storageState'], string | undefined>
>['origins'][number];
type Kept = Omit<Origin, 'origin'>;

interface Profiles {
  readonly player: Kept;
  readonly director: Kept;
  /** What stood on the player's pages. */
  readonly left: {
    readonly around: { readonly game: string; readonly laid: number; readonly turns: number };
    readonly bot: { readonly game: string; readonly turns: number };
    readonly over: { readonly game: string };
    readonly solitaire: { readonly game: string };
    readonly ungame: { readonly game: string; readonly laid: number };
    readonly sheet: { readonly sheet: string };
  };
  /** From the first slash on. */
  readonly links: Readonly<
    Record<'replay' | 'embed' | 'position' | 'rules' | 'table' | 'badge' | 'back' | 'class', string>
  >;
}

export const facts = json<Facts>('store.sqlite.json');
export const profiles = json<Profiles>('profiles.json');

const PERSON = { player: 'kati', director: 'teacher' } as const;

/** A browser in which somebody comes back. */
function profileOf(who: keyof typeof PERSON, server: RunningServer): BrowserContextOptions {
  const [name = '', value = ''] = facts.people[PERSON[who]].cookie.split('=');
  const { hostname, origin } = new URL(server.url);
  const rest = { expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' } as const;
  return {
    storageState: {
      cookies: [{ name, value, domain: hostname, path: '/', ...rest }],
      origins: [{ origin, ...profiles[who] }],
    },
  };
}

interface OfTest {
  /** Over the store, at the time at which it was left. Named first in a test, it ends after the pages, for which it would wait. */
  readonly left: RunningServer;
  /** Somebody at a page of a server, with all that their browser has kept; the language of the browser is none that was chosen. */
  readonly comeBack: (who: keyof typeof PERSON, server: RunningServer, at: string) => Promise<Page>;
}

export const test = withServer.extend<OfTest>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is wanted
  left: async ({}, use, info) => {
    const fill = (data: string): void => {
      writeFileSync(join(data, 'taht.sqlite'), unpacked('store.sqlite'));
      cpSync(join(FIXTURES, 'lexicons'), join(data, 'lexicons'), { recursive: true });
    };
    const { secret, now } = facts;
    const server = await startServer({ before: { fill, secret, now } });
    await use(server);
    await keepLog(info, server.log());
    await server.stop();
  },
  comeBack: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (who, server, at) => {
      const context = await browser.newContext({
        ...profileOf(who, server),
        ...{ locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'block' },
      });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(`${server.url}${at}`);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});
