/** Puts scripts of the tests into pages: they are checked as the browser's, and only their types are taken away. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { BrowserContext } from '@playwright/test';
import type { Way } from '../../src/preferences/preferences.ts';
import type { InPage } from '../in-page/in-page.ts';

const scriptOf = (name: InPage): string =>
  stripTypeScriptTypes(readFileSync(new URL(`../in-page/${name}.ts`, import.meta.url), 'utf8'));

export const putIn = (context: BrowserContext, name: InPage): Promise<unknown> =>
  context.addInitScript(scriptOf(name));

/**
 * The same draws in every page and every worker as the last time.
 * The service worker of the context must be blocked: what it keeps is not routed.
 */
export async function fixLuck(context: BrowserContext, seed: number): Promise<void> {
  const script = `${scriptOf('luck')}\nfixRandom(${seed});\n`;
  await context.addInitScript(script);
  await context.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}${await response.text()}` });
  });
}

/** As the switch of the page would remember it; what has been chosen since stays. */
export function chooseWay(way: Way): void {
  try {
    if (localStorage.getItem('taht.way') === null)
      localStorage.setItem('taht.way', JSON.stringify(way));
  } catch {
    // What is embedded or empty has no storage of its own.
  }
}
