/** Links, bookmarks and badges with the addresses of before lead to their pages, with all that stands behind `?` and `#`. */
import { expect, type Page } from '@playwright/test';
import { test } from './with-server.ts';

const OLD = [
  ['event', 'tournament'],
  ['event/AAAA-AAAA/me?a=1#7-1234', 'tournament/AAAA-AAAA/me?a=1#7-1234'],
  ['event/AAAA-AAAA/desk/event#prizes', 'tournament/AAAA-AAAA/console/setup#prizes'],
  ['keep', 'score-keeper'],
  ['keep/sheet-1?unread=2', 'score-keeper/sheet-1?unread=2'],
  ['look', 'review'],
  ['analyse/local-1', 'review/analysis/local-1'],
] as const;

const GCG = `#character-encoding UTF-8
#player1 Ann Ann
#player2 Bob Bob
>Ann: HORNSEA 8D HORN +14 14
>Bob: FARMTIP D8 .ARM +9 9
`;

test.use({ serviceWorkers: 'block' });

/** As from the browser's own storage: every address is the page, and nobody redirects. */
async function withoutRedirects(page: Page, server: string): Promise<void> {
  const index = await (await fetch(server)).text();
  await page.route('**', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: index })
      : route.continue(),
  );
}

for (const by of ['server', 'page'] as const)
  test(`the ${by} leads from an old address to the new one`, async ({ page, server }) => {
    if (by === 'page') await withoutRedirects(page, server.url);
    for (const [before, present] of OLD) {
      await page.goto(`${server.url}${before}`);
      await expect(page.locator('main h1, main p').first()).toBeVisible();
      expect(page.url()).toBe(`${server.url}${present}`);
    }
  });

test('a shared game opens under the address that it had', async ({ page, server }) => {
  await page.goto(`${server.url}review/replay`);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.gcg',
    mimeType: 'text/plain',
    buffer: Buffer.from(GCG),
  });
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveURL(/#./u);
  const { hash } = new URL(page.url());
  for (const [before, present] of [
    ['replay', 'review/replay'],
    ['analyse', 'review/analysis'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`${server.url}${before}${hash}`);
    await expect(page.locator('main')).toContainText('Ann');
    expect(page.url()).toBe(`${server.url}${present}${hash}`);
  }
});
