/** A hall on paper, sixty in the long run, beside a phone: slips by keyboard and from a file, wrong ones told, one corrected, and the sheet adds up. */
import { expect } from '@playwright/test';
import { alphabetFor } from '@taht/editions';
import { BLANK, makeRack } from '@taht/letters';
import type { Language } from '@taht/messages';
import { columnLabels, makePosition, type Square } from '@taht/rules';
import { isLong } from '@taht/testkit';
import { arriveByPhone, goodTiles, handIn, join, openGame, rowsOf } from './hall-of-duplicate.ts';
import { equipmentOf, rowOf } from './moves.ts';
import type { Person } from './person.ts';
import { tellIn, test } from './story.ts';

const ON_PAPER = isLong ? 60 : 20;
/** The phone has the first number. */
const NUMBERS = Array.from({ length: ON_PAPER }, (_, i) => i + 2);
/** Those whose slips come in a file. */
const FROM_FILE = 5;

type Slip = readonly [number: string, word: string, square: string, score: string];

/** As fast as fingers go, without a look at the mouse. */
async function typeSlip({ page }: Person, slip: Slip): Promise<void> {
  for (const text of slip) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

const field = ({ page }: Person, name: string) => page.locator(`input[name="${name}"]`);

/** What is said at once about a slip that is typed, before it is entered. */
async function told(person: Person, [number, word, square, score]: Slip, text: string) {
  await field(person, 'number').fill(number);
  await field(person, 'word').fill(word);
  await field(person, 'square').fill(square);
  await field(person, 'score').fill(score);
  await expect(person.page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
}

async function clear(person: Person): Promise<void> {
  for (const name of ['score', 'square', 'word', 'number']) await field(person, name).fill('');
  await field(person, 'number').focus();
}

const STAR = 112 as Square;

/** The star as this edition writes it. */
function starIn(language: Language): string {
  const { rules, tileset } = equipmentOf(language);
  const columns = columnLabels(rules.notation, alphabetFor(tileset));
  return makePosition({ square: STAR, direction: 'across' }, rules.notation, columns);
}

/** A rack of vowels alone, typed without the shift key. */
function vowelsIn(language: Language): string {
  const { tileset } = equipmentOf(language);
  const vowels = tileset.tiles.flatMap(([letter, count]) =>
    tileset.vowels.includes(letter) ? Array<string>(count).fill(letter) : [],
  );
  return vowels.slice(0, 7).join('').toLocaleLowerCase(tileset.language);
}

tellIn('et', () => {
  test(`a hall of ${ON_PAPER} on paper beside a phone`, async ({ stage }) => {
    const opened = await openGame(stage, 'referee', 'best-slip');
    const { referee, link } = opened;
    const mari = await arriveByPhone(stage, 'Mari', opened);
    const star = starIn(stage.language);
    let nonsense = '';
    let square = '';
    let word = '';
    let points = 0;

    await test.step('whoever plays in one hall cannot join in another', async () => {
      await join(mari, 'A');
      const { cookies } = await mari.page.context().storageState();
      const again = await stage.enter({ at: link, storageState: { cookies, origins: [] } });
      const number = again.page.getByText(again.say('duplicate.your-number', { number: 1 }));
      await expect(number).toBeVisible();
      await expect(again.button('duplicate.join')).toHaveCount(0);
      await again.page.context().close();
    });

    await test.step('the names are entered, and the tiles are called by hand', async () => {
      await referee.page.getByText(referee.say('duplicate.add-paper')).click();
      await referee.page
        .getByLabel(referee.say('duplicate.names'))
        .fill(NUMBERS.map((number) => `Paber ${number}`).join('\n'));
      await referee.page.getByLabel(referee.say('duplicate.hall')).fill('B');
      await referee.button('duplicate.add').click();
      await expect(
        referee.page.getByText(referee.say('duplicate.all-players', { count: ON_PAPER + 1 })),
      ).toBeVisible();
      await referee.button('duplicate.start').click();
      const rack = referee.page.getByLabel(referee.say('duplicate.rack-by-hand'));
      await rack.fill(vowelsIn(stage.language));
      await referee.button('duplicate.call').click();
      await expect(referee.page.getByRole('alert').filter({ hasText: '2' })).toBeVisible();
      await referee.button('duplicate.draw').click();
      const tiles = await goodTiles(mari);
      const letters = (await mari.position()).rack.filter((tile) => tile !== BLANK);
      nonsense = makeRack(rowOf(stage.language, letters, false) ?? []);
      [square = '', word = ''] = (await handIn(mari, tiles)).split(' ');
    });

    const helper = await stage.enter({ at: stage.server.url });
    await test.step('a helper needs the referee’s link', async () => {
      const slips = referee.page.url().replace('referee', 'slips');
      await helper.page.goto(slips);
      await helper.page.getByLabel(helper.say('net.name')).fill('Abi');
      await helper.button('net.enter').click();
      await expect(helper.page.getByText(helper.say('duplicate.helpers-only'))).toBeVisible();
      const own = referee.page.getByLabel(referee.say('duplicate.helpers-link'));
      await helper.page.goto('about:blank');
      await helper.page.goto(await own.inputValue());
      await expect(field(helper, 'number')).toBeVisible();
    });

    await test.step('what is wrong with a slip is said at once', async () => {
      const { say } = helper;
      await told(
        helper,
        ['99', word, square, ''],
        say('duplicate.refusal.no-such-player', { player: 99 }),
      );
      await told(
        helper,
        ['1', word, square, ''],
        say('duplicate.slip.not-on-paper', { player: 1 }),
      );
      await told(helper, ['2', word, 'P16', ''], say('duplicate.slip.bad-square', { text: 'P16' }));
      await told(helper, ['2', word, square, 'x'], say('duplicate.slip.bad-score', { text: 'x' }));
      await told(helper, ['2', nonsense, star, ''], say('duplicate.verdict.not-a-word'));
      await clear(helper);
    });

    await test.step('a sum that does not add up is told with the right one', async () => {
      const { say } = helper;
      await told(helper, ['2', word, square, '1999'], '1999');
      const said = await helper.page
        .getByRole('status')
        .filter({ hasText: '1999' })
        .first()
        .textContent();
      points = Number(/\d+/u.exec(said?.replace('1999', '') ?? '')?.[0]);
      expect(said).toBe(say('duplicate.score-is', { points, claimed: 1999 }));
      await clear(helper);
    });

    await test.step('slips are typed one after the other, and one of them again', async () => {
      const typed = NUMBERS.slice(0, -FROM_FILE);
      for (const number of typed)
        await typeSlip(helper, [
          String(number),
          number === 3 ? word.slice(0, 2) : word,
          square,
          '',
        ]);
      await typeSlip(helper, ['3', word, square, String(points)]);
      await expect(
        helper.page.getByRole('heading', {
          name: helper.say('duplicate.slips-count', { count: typed.length, all: ON_PAPER }),
        }),
      ).toBeVisible();
    });

    await test.step('a slip under a wrong number is taken out, and typed again', async () => {
      const heading = (count: number) =>
        helper.page.getByRole('heading', {
          name: helper.say('duplicate.slips-count', { count, all: ON_PAPER }),
        });
      await helper.button('duplicate.take-out-of', { number: 4 }).click();
      await expect(heading(ON_PAPER - FROM_FILE - 1)).toBeVisible();
      await field(helper, 'number').focus();
      await typeSlip(helper, ['4', word, square, '']);
      await expect(heading(ON_PAPER - FROM_FILE)).toBeVisible();
    });

    await test.step('the others come from a file, which is looked at first', async () => {
      await helper.page.getByText(helper.say('duplicate.from-file')).click();
      const last = NUMBERS.slice(-FROM_FILE);
      const lines = last.map((number, i) =>
        [number, ...(i === 0 ? [nonsense, star] : [word, square]), ''].join(';'),
      );
      await helper.page
        .getByLabel(helper.say('duplicate.pasted'))
        .fill(['nr;sõna;ruut;punktid', ...lines, `1;${word};${square};`].join('\n'));
      await expect(
        helper.page.getByText(helper.say('duplicate.slip.not-on-paper', { player: 1 })),
      ).toBeVisible();
      await helper.button('duplicate.enter-all', { count: FROM_FILE }).click();
      await expect(
        helper.page.getByRole('heading', {
          name: helper.say('duplicate.slips-count', { count: ON_PAPER, all: ON_PAPER }),
        }),
      ).toBeVisible();
    });

    await test.step('the bell; slips are closed, and nothing is taken any more', async () => {
      await referee.button('duplicate.ring').click();
      const close = referee.button('duplicate.close-slips');
      await expect(close).toBeVisible();
      const count = referee.say('duplicate.slips-count', { count: ON_PAPER, all: ON_PAPER });
      await expect(referee.page.getByText(count)).toBeVisible();
      await close.click();
      await expect(helper.page.getByText(helper.say('duplicate.no-slips-now'))).toBeVisible();
      const best = mari.page.getByRole('term').filter({ hasText: mari.say('duplicate.best-slip') });
      await expect(best).toBeVisible();
      await expect(
        mari.button('duplicate.hand-in').or(mari.button('duplicate.replace')),
      ).toHaveCount(0);
    });

    await test.step('the referee corrects a slip that was misread, with a reason', async () => {
      const number = NUMBERS.at(-FROM_FILE) ?? 0;
      await referee.button('duplicate.correct-of', { number }).click();
      const { dialog, say } = referee;
      await dialog.getByLabel(say('duplicate.column.points')).fill(String(points));
      await dialog.getByLabel(say('duplicate.reason')).fill('misread');
      await dialog.getByRole('button', { name: say('duplicate.correct'), exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the final sheet adds up', async () => {
      await referee.page.getByText(referee.say('duplicate.rare')).click();
      await referee.button('duplicate.end-game').click();
      await referee.button('duplicate.end-game').click();
      await referee.page.getByRole('link', { name: referee.say('duplicate.sheet') }).click();
      await expect(referee.button('duplicate.csv')).toBeVisible();
      const [, ...rows] = await rowsOf(referee);
      const players = rows.slice(0, ON_PAPER + 1);
      expect(players.map(([, , , , first, total]) => [first, total])).toEqual(
        Array(ON_PAPER + 1).fill([String(points), String(points)]),
      );
    });
  });
});
