/** Draws the icons for devices that take no SVG: `npm run icons`, after `public/icon.svg` has changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.js';

const pathOf = (name: string): string => fileURLToPath(new URL(`public/${name}`, import.meta.url));

const picture = readFileSync(pathOf('icon.svg'), 'utf8');
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${picture}`);
  writeFileSync(pathOf(`icon-${size}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
