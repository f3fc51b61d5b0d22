/** What a tournament prints fits on A4 in every language, with long names and small tables too. */
import { expect, type Page } from '@playwright/test';
import { PRINTS } from '../../src/tournament/print/choice.ts';
import { type Director, openDirector, playRound, pupils } from '../browser/director.ts';
import { tellIn, test } from './story.ts';

const LONG = 'Maximiliana-Konstantinopolitana Wolfeschlegelsteinhausenbergerdorff';
const PLAYERS = 63;

async function prepared(cup: Director): Promise<void> {
  const { must } = cup;
  const [first, ...others] = pupils(PLAYERS, 'uk');
  if (first === undefined) throw new Error('nobody');
  const long = { ...first, name: LONG, school: `${first.school}, ${LONG}`, ageGroup: 'U12' };
  await must({ kind: 'enter', players: [long, ...others], status: 'present' });
  await must({
    kind: 'set-prizes',
    prizes: [
      { name: 'Overall', among: { kind: 'all' }, places: 3 },
      { name: 'Schools', among: { kind: 'schools' }, places: 1 },
    ],
  });
  await must({ kind: 'make-recovery' });
  await must({ kind: 'begin-stage', stage: 1, runnersUp: null });
  await must({ kind: 'draw-round', stage: 1, round: 1 });
  await playRound(cup, (seat, table) => 300 - 40 * seat + table);
}

/** Everything that stands outside the margins of its sheet. */
const misprints = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-paper]').evaluateAll((papers) =>
    papers.flatMap((paper) => {
      const sheet = paper.getBoundingClientRect();
      return [...paper.querySelectorAll('*')]
        .filter((each) => each.closest('.unseen') === null)
        .filter((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return (
            left < sheet.left - 1 ||
            right > sheet.right + 1 ||
            top < sheet.top - 1 ||
            bottom > sheet.bottom + 1
          );
        })
        .map((each) => `<${each.tagName.toLowerCase()}> ${each.textContent?.slice(0, 40)}`);
    }),
  );

const pagesOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/gu)?.length ?? 0;
};

tellIn('uk', () => {
  test('everything printed fits on its sheet', async ({ stage }) => {
    const cup = await openDirector(stage.server, { name: LONG });
    await prepared(cup);
    const { page } = await stage.enter();
    await page.context().addCookies([cup.cookie]);
    await page.emulateMedia({ media: 'print' });
    for (const print of PRINTS)
      await test.step(print, async () => {
        await page.goto(`${stage.server.url}tournament/${cup.tournament}/print/${print}`);
        const papers = page.locator('[data-paper]');
        await expect(papers.first()).toBeVisible();
        expect.soft(await misprints(page), print).toEqual([]);
        expect.soft(await pagesOf(page), print).toBe(await papers.count());
      });
    cup.close();
  });
});
