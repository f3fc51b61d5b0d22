/** Everything that a tournament prints, the first sheet of each, into `docs/screens/print`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import {
  PRINTS_FOR,
  type Print,
  ROUND_PRINTS,
} from '../../apps/web/src/tournament/print/choice.ts';
import {
  type Director,
  openDirector,
  playRound,
  pupils,
} from '../../apps/web/test/browser/director.ts';
import type { RunningServer } from '../../apps/web/test/browser/server.ts';
import { greyPng } from '../grey-png.ts';
import { PATIENCE } from './games.ts';

const EVENTS = {
  tr: { name: 'Bahar Kupası 2026', overall: 'Genel sıralama', school: 'En iyi okul' },
  uk: { name: 'Весняний кубок 2026', overall: 'Загальний залік', school: 'Найкраща школа' },
} as const;
type Language = keyof typeof EVENTS;

const PUPILS = 64;
/** Until one table is left. */
const STAGES = 3;

export async function takePrints(
  browser: Browser,
  server: RunningServer,
  folder: string,
): Promise<void> {
  const into = join(folder, 'print');
  mkdirSync(into, { recursive: true });
  for (const language of Object.keys(EVENTS) as Language[]) {
    const { name, overall, school } = EVENTS[language];
    const cup = await openDirector(server, { name });
    const page = await comeAsDirector(browser, cup, language);
    const take = async (prints: readonly Print[]): Promise<void> => {
      for (const print of prints) {
        await page.goto(`${server.url}tournament/${cup.tournament}/print/${print}`);
        const picture = await page.locator('[data-paper]').first().screenshot();
        writeFileSync(join(into, `${print}-${language}.png`), greyPng(picture));
      }
    };
    await cup.must({ kind: 'enter', players: pupils(PUPILS, language), status: 'present' });
    await cup.must({
      kind: 'set-prizes',
      prizes: [
        { name: overall, among: { kind: 'all' }, places: 3 },
        { name: school, among: { kind: 'schools' }, places: 1 },
      ],
    });
    for (let stage = 1; stage <= STAGES; stage++) {
      await cup.must({ kind: 'begin-stage', stage, runnersUp: null });
      await cup.must({ kind: 'draw-round', stage, round: 1 });
      if (stage === 1) await take([...PRINTS_FOR.start, ...ROUND_PRINTS]);
      await playRound(cup, (seat, table) => 320 - 40 * seat + table);
    }
    await cup.must({ kind: 'close' });
    await take(PRINTS_FOR.results);
    cup.close();
  }
}

async function comeAsDirector(
  browser: Browser,
  { cookie }: Director,
  locale: Language,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 900, height: 1200 }, locale });
  context.setDefaultTimeout(PATIENCE);
  await context.addCookies([cookie]);
  return context.newPage();
}
