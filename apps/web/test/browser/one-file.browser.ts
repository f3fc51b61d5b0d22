/** `taht` in a page without a bundler: one file, a worker of its own, words from an address. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** As the README shows it. */
const PAGE = `<!doctype html><meta charset="utf-8"><title>Täht</title><script type="module">
import { openTaht } from './taht.one-file.js';
const taht = await openTaht('et', { words: './words-et' });
let game = await taht.newGame({ players: ['Mari', 'level-3'], seed: 1 });
while (game.players.every(({ score }) => score === 0)) game = await taht.playBot(game);
const wrong = await taht.playBot(game, 'statik').catch(({ code }) => code);
document.body.textContent = JSON.stringify([await taht.check('TÄHT'), wrong]);
</script>`;

test('one file is page and worker', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'taht-one-file-'));
  await build({
    configFile: false,
    root: join(ROOT, 'packages/taht'),
    logLevel: 'error',
    build: {
      outDir: folder,
      lib: { entry: 'src/one-file.ts', formats: ['es'], fileName: () => 'taht.one-file.js' },
    },
  });
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === '/') return response.setHeader('content-type', 'text/html').end(PAGE);
    const words = url.replace(/^\/words-et\//u, '');
    const file = words === url ? join(folder, url) : join(ROOT, 'lexicons', words);
    response.setHeader(
      'content-type',
      url.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
    );
    try {
      return response.end(readFileSync(file));
    } catch {
      return response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(page.locator('body')).toHaveText(
      '[[{"word":"TÄHT","valid":true,"rule":"in-list"}],"no-such-bot"]',
    );
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});
