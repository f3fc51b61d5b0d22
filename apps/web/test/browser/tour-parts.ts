/** What every tour does: goes somewhere, waits until the page says what it has to say, and looks. */
import { expect, type Page } from '@playwright/test';
import { type Language, loadCatalogues, type MessageId } from '@taht/messages';
import type { RunningServer } from './server.ts';

const catalogues = await loadCatalogues();

export interface Tour {
  readonly server: RunningServer;
  readonly language: Language;
  /** A browser of somebody else. */
  readonly newPage: () => Promise<Page>;
  readonly look: (page: Page, stop: string) => Promise<void>;
}

export const sayIn =
  ({ language }: Tour) =>
  (id: MessageId): string =>
    catalogues[language][id];

export const button = (tour: Tour, page: Page, id: MessageId) =>
  page.getByRole('button', { name: sayIn(tour)(id), exact: true });

/** Until the page says what it has to say. */
export async function go(tour: Tour, page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, tour.server.url).href);
  await settled(tour, page);
}

export async function settled(tour: Tour, page: Page): Promise<void> {
  await expect(page.locator('main h1, main [data-game]').first()).toBeAttached();
  await expect(page.getByText(sayIn(tour)('shell.loading'), { exact: true })).toHaveCount(0);
}

export async function visit(tour: Tour, page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await go(tour, page, path);
    await tour.look(page, `/${path}`);
  }
}

/** Under a nickname. */
export async function enter(tour: Tour, page: Page, name: string): Promise<void> {
  await page.getByLabel(sayIn(tour)('net.name')).fill(name);
  await button(tour, page, 'net.enter').click();
}
