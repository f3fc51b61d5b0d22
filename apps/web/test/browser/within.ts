/** To another page as by a link within the app: what a page of the same kind has loaded is not loaded again. */
import { expect, type Page } from '@playwright/test';

const open = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );

/** By way of a page that is none, whose heading is told, so that what is seen afterwards is the new one. */
export async function goWithin(page: Page, path: string, notFound: string): Promise<void> {
  const heading = page.locator('main h1');
  await open(page, '/nowhere');
  await expect(heading).toHaveText(notFound);
  await open(page, `/${path}`);
  await heading.filter({ hasNotText: notFound }).waitFor();
}
