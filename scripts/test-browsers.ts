/** `npm run test:browsers`: the main stories in Debian's Firefox and in WebKitGTK, where they are installed. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { startServer } from '../apps/web/test/browser/server.ts';
import { openFirefox } from '../apps/web/test/other-browsers/firefox.ts';
import type { OtherBrowser } from '../apps/web/test/other-browsers/session.ts';
import { STORIES } from '../apps/web/test/other-browsers/stories.ts';
import type { Visitor } from '../apps/web/test/other-browsers/visitor.ts';
import { openWebKit } from '../apps/web/test/other-browsers/webkit.ts';
import { buildWeb } from './build-web.js';

interface Kind {
  readonly program: string;
  readonly install: string;
  open(program: string): Promise<OtherBrowser>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  firefox: { program: '/usr/bin/firefox-esr', install: 'firefox-esr', open: openFirefox },
  webkit: {
    program: '/usr/bin/WebKitWebDriver',
    install: 'webkit2gtk-driver xvfb',
    open: openWebKit,
  },
};

const PICTURES = 'test-results';
if (!(await buildWeb())) process.exit(1);
const wanted = process.argv.slice(2);
let failed = 0;
for (const [name, kind] of Object.entries(KINDS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (existsSync(kind.program)) failed += await tellAll(kind);
  else console.log(`${name}: not here (apt-get install ${kind.install})`);
}
process.exitCode = failed > 0 ? 1 : 0;

async function tellAll({ program, open }: Kind): Promise<number> {
  const server = await startServer();
  let bad = 0;
  try {
    for (const [title, story] of Object.entries(STORIES)) {
      const browser = await open(program);
      const entered: Visitor[] = [];
      const began = Date.now();
      try {
        await story({ browser, url: server.url, entered });
        const seconds = ((Date.now() - began) / 1000).toFixed(1);
        console.log(`ok    ${browser.name}: ${title} (${seconds} s)`);
      } catch (error) {
        bad++;
        console.log(`FAIL  ${browser.name}: ${title}: ${String(error)}`);
        for (const each of entered) await keepPicture(each);
      } finally {
        await browser.close();
      }
    }
  } finally {
    await server.stop();
  }
  return bad;
}

async function keepPicture({ session }: Visitor): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const path = join(PICTURES, `other-browser-${Date.now()}.png`);
  writeFileSync(path, Buffer.from(await session.picture(), 'base64'));
  console.log(`      ${path}`);
}
