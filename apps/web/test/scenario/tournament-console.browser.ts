/** A school hall run from the console: from an empty page to the first seating, and 64 pupils down to a final table. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { startServer } from '../browser/server.ts';
import {
  chooseFile,
  comeAsTeacher,
  countClicks,
  NAMES,
  next,
  roster,
  sayName,
  type Typed,
  table,
  typeTables,
} from './hall-of-pupils.ts';
import type { Person } from './person.ts';
import { type Stage, tellIn, test } from './story.ts';

const MOST_CLICKS = 15;

/** From nothing to seats that are drawn. */
async function drawFirst(stage: Stage): Promise<{ teacher: Person; clicks: () => number }> {
  const teacher = await comeAsTeacher(stage);
  const { page, say } = teacher;
  const clicks = await countClicks(teacher);
  await sayName(teacher);
  await page.getByLabel(say('console.tournament-name')).fill('Spring cup');
  await page
    .getByRole('group', { name: say('console.preset'), exact: true })
    .getByText(say('console.preset.tr-school-event'), { exact: true })
    .click();
  await teacher.button('console.make').click();
  await chooseFile(teacher, 'list.csv', roster());
  await teacher.button('console.enter-count', { count: NAMES.length }).click();
  await next(teacher)
    .getByRole('button', { name: say('console.all-here') })
    .click();
  await teacher.button('console.begin-and-draw').click();
  await expect(next(teacher)).toContainText(say('console.next.await-results', { count: 16 }));
  return { teacher, clicks };
}

/** Everywhere one wins, one is second; the higher the table's number, the better. */
const seatsOf = (number: number, seats: number): readonly Typed[] =>
  [400 + number, 300 + number, 250, 200].slice(0, seats).map((score) => [score + 5, score]);

const tablesOf = (sizes: readonly number[]) => sizes.map((seats, i) => seatsOf(i + 1, seats));

async function toResults(teacher: Person): Promise<void> {
  await next(teacher)
    .getByRole('link', { name: teacher.say('console.to-results') })
    .click();
  await expect(teacher.page.locator('form[data-open] input').first()).toBeFocused();
}

async function beginStage(teacher: Person, runnersUp: string): Promise<void> {
  await teacher.page.getByLabel(teacher.say('console.runners-up')).fill(runnersUp);
  await teacher.button('console.begin-and-draw').click();
}

tellIn('tr', () => {
  test('from an empty page to the first seating on paper', async ({ stage }) => {
    const { teacher, clicks } = await drawFirst(stage);
    const { page, say } = teacher;
    await next(teacher)
      .getByRole('link', { name: say('console.print') })
      .click();
    await page.locator('a[href$="/print/seats-by-name"]').click();
    await expect(page.getByText(NAMES[0] ?? '').first()).toBeVisible();
    expect(clicks()).toBeLessThan(MOST_CLICKS);
  });

  test('a list that is refused in the middle stays in sight, and the rest comes in', async ({
    stage,
  }) => {
    const teacher = await comeAsTeacher(stage);
    const { page, say } = teacher;
    await sayName(teacher);
    await page.getByLabel(say('console.tournament-name')).fill('Spring cup');
    await teacher.button('console.make').click();
    const lines = ['A', 'B', 'C'].flatMap((school) => NAMES.map((name) => `${name};${school};5`));
    const [last = ''] = NAMES.slice(-1);
    await chooseFile(teacher, 'list.csv', [...lines, `${last};C;5`].join('\n'));
    const twice = page.getByRole('checkbox', { name: last }).last();
    await twice.check();
    await teacher.button('console.enter-count', { count: lines.length + 1 }).click();
    const refused = say('tournament.refusal.already-entered', { player: lines.length });
    await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
    await twice.uncheck();
    await page
      .getByRole('region', { name: say('console.preview') })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('heading', { name: say('console.part.players') })).toContainText(
      say('console.count.expected', { count: lines.length }),
    );
    await expect(page.getByRole('region', { name: say('console.preview') })).toHaveCount(0);
  });

  test('a messy list: two spellings of a school are a question, a missing one is typed, a column more is no fault', async ({
    stage,
  }) => {
    const teacher = await comeAsTeacher(stage);
    const { page, say } = teacher;
    await sayName(teacher);
    await page.getByLabel(say('console.tournament-name')).fill('Spring cup');
    await teacher.button('console.make').click();
    await chooseFile(teacher, 'list.xls', '\u00d0\u00cf\u0011\u00e0');
    await expect(page.getByText(say('roster.fault.not-a-list'))).toBeVisible();
    const rows = [
      'S.No;Adı Soyadı;Okul;Ayakkabı',
      '1;Ada Akın;İnönü Ortaokulu;36',
      '2;Bora Akın;İnonu Ortaokulu;37',
      '3;Cem Akın;;38',
    ];
    await chooseFile(teacher, 'list.csv', rows.join('\r\n'));
    const preview = page.getByRole('region', { name: say('console.preview') });
    const left = say('roster.fault.unknown-column', { column: 4, heading: 'Ayakkabı' });
    await expect(preview.getByText(left)).toBeVisible();
    await expect(preview.locator('.warn').getByText(left)).toHaveCount(0);
    const asked = { text: 'İnönü Ortaokulu', other: 'İnonu Ortaokulu' };
    const question = preview.getByRole('group', { name: say('roster.fault.near-schools', asked) });
    await question
      .getByRole('button', { name: say('console.one-school', { school: asked.text }) })
      .click();
    await expect(question).toHaveCount(0);
    await expect(preview.getByText(asked.other, { exact: true })).toHaveCount(0);
    const school = preview.getByLabel(`${say('tournament.school')}: Cem Akın`);
    await school.fill('Gazi Ortaokulu');
    await school.press('Tab');
    await expect(preview.getByText(say('console.schools-missing', { count: 1 }))).toHaveCount(0);
    await teacher.button('console.enter-count', { count: 3 }).click();
    const list = page.getByRole('listitem');
    await expect(list.filter({ hasText: 'Bora Akın' })).toContainText(asked.text);
    await expect(list.filter({ hasText: 'Cem Akın' })).toContainText('Gazi Ortaokulu');
  });

  test('a copy goes on at another machine when this one is gone', async ({ stage }) => {
    const { teacher } = await drawFirst(stage);
    await toResults(teacher);
    await typeTables(teacher, tablesOf([4]));
    await expect(next(teacher)).toContainText(
      teacher.say('console.next.await-results', { count: 15 }),
    );
    await teacher.page.getByRole('link', { name: teacher.say('console.part.setup') }).click();
    const saving = teacher.page.waitForEvent('download');
    await teacher.page.getByRole('link', { name: teacher.say('console.save-copy') }).click();
    const copy = await readFile(await (await saving).path(), 'utf8');
    const other = await startServer();
    const again = await stage.enter({ at: `${other.url}tournament` });
    await sayName(again);
    await again.page.getByText(again.say('console.bring'), { exact: true }).click();
    await chooseFile(again, 'none.jsonl', 'nothing');
    await expect(again.page.getByText(again.say('console.file.not-an-event'))).toBeVisible();
    await chooseFile(again, 'event.jsonl', copy);
    await expect(next(again)).toContainText(again.say('console.next.await-results', { count: 15 }));
    await expect(table(again, 1)).toContainText('401');
    await again.page.context().close();
    await other.stop();
  });

  test('64 pupils of 16 schools down to a final table', async ({ stage }) => {
    const { teacher } = await drawFirst(stage);
    const { page, say } = teacher;
    const alert = page.getByRole('alert');

    await test.step('two share the first table’s first place: the points before deductions decide', async () => {
      await toResults(teacher);
      const [, ...others] = tablesOf(Array(16).fill(4));
      // The second of table 9 has as much as that of table 10, with the same deductions.
      const ninth = others[7] ?? [];
      const even = others.with(7, ninth.with(1, [315, 310]));
      const first: readonly Typed[] = [
        [410, 401],
        [405, 401],
        [255, 250],
        [205, 200],
      ];
      await typeTables(teacher, [first, ...even]);
      await expect(next(teacher)).toContainText(
        say('console.next.begin-stage', { stage: say('tournament.stage.second') }),
      );
    });

    await test.step('eight seconds are invited: the eighth is equal with another, and letters decide', async () => {
      await beginStage(teacher, '8');
      const fields = next(teacher).locator('form input');
      await expect(fields).toHaveCount(2);
      await fields.nth(0).fill('k');
      await fields.nth(1).fill('k');
      await teacher.button('console.enter-letters').click();
      await expect(alert.filter({ hasText: /\d/u }).first()).toBeVisible();
      await fields.nth(0).fill('k b');
      await fields.nth(1).fill('k?');
      await teacher.button('console.enter-letters').click();
      await teacher.button('console.begin-and-draw').click();
      await expect(next(teacher)).toContainText(say('console.next.await-results', { count: 6 }));
    });

    await test.step('schools are apart, and the draw says why', async () => {
      await page.getByText(say('console.why'), { exact: true }).click();
      await expect(page.getByText(say('draw.why.no-same-school'))).toBeVisible();
    });

    await test.step('what is typed stays when the connection is cut, and a wrong sum is said', async () => {
      await toResults(teacher);
      const [first] = tablesOf(Array(6).fill(4));
      for (const figure of (first ?? []).flat()) {
        await page.keyboard.type(String(figure));
        await page.keyboard.press('Enter');
      }
      const waiting = page.getByText(say('net.waiting'));
      await stage.server.cut();
      await expect(waiting).toBeVisible();
      await page.keyboard.type('999');
      await expect(table(teacher, 1)).toContainText(say('console.sum-off'));
      await stage.server.comeBack();
      await expect(waiting).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(table(teacher, 1).getByRole('alert').filter({ hasText: '999' })).toBeVisible();
      const sum = table(teacher, 1).getByLabel(say('console.sum-on-slip'));
      // Nobody goes on to the next slip before this one is right.
      await expect(sum).toBeFocused();
      await expect(sum).toHaveAttribute('aria-invalid', 'true');
      await sum.fill('');
      await sum.press('Enter');
      await expect(table(teacher, 1)).toContainText(say('console.table.settled'));
      await expect(table(teacher, 2).locator('input').first()).toBeFocused();
    });

    await test.step('slips come in any order: the number of the table, the scores, the next number', async () => {
      const box = page.getByLabel(say('console.jump'));
      await box.fill('77');
      await box.press('Enter');
      const none = say('tournament.refusal.no-such-table', { table: 77 });
      await expect(alert.filter({ hasText: none })).toBeVisible();
      await box.fill('');
      for (const number of [5, 3, 2, 4]) {
        await page.keyboard.type(String(number));
        await page.keyboard.press('Enter');
        await typeTables(teacher, [seatsOf(number, 4)]);
        await expect(table(teacher, number)).toContainText(say('console.table.settled'));
        await expect(box).toBeFocused();
      }
      await expect(next(teacher)).toContainText(say('console.next.await-results', { count: 1 }));
    });

    await test.step('two consoles: whoever comes second is told, and what was typed is still there', async () => {
      const { cookies } = await page.context().storageState();
      const other = await stage.enter({ at: page.url(), storageState: { cookies, origins: [] } });
      const field = table(other, 6).locator('input').nth(1);
      await field.fill('417');
      await page.keyboard.type('6');
      await page.keyboard.press('Enter');
      await typeTables(teacher, [seatsOf(6, 4)]);
      await expect(table(other, 6)).toContainText(say('console.overtaken', { typed: '417' }));
      await other.page.context().close();
    });

    await test.step('a result is corrected with a reason, disputed and settled', async () => {
      const third = table(teacher, 3);
      await third.getByRole('button', { name: say('console.correct') }).click();
      await third.locator('input').nth(5).fill('251');
      await third.getByLabel(say('console.reason'), { exact: true }).fill('misread');
      await third.getByRole('button', { name: say('console.correct'), exact: true }).click();
      await expect(third).toContainText('misread');
      await third.getByText(say('console.dispute'), { exact: true }).first().click();
      await third.getByLabel(say('console.reason'), { exact: true }).fill('counted twice');
      await third.getByRole('button', { name: say('console.dispute'), exact: true }).click();
      await expect(next(teacher)).toContainText(say('console.next.settle-disputes'));
      await third.getByLabel(say('console.settled-how')).fill('counted again');
      await third.getByRole('button', { name: say('console.settle'), exact: true }).click();
      await expect(third).toContainText(say('console.table.settled'));
    });

    await test.step('eleven go on to tables of four, four and three', async () => {
      await beginStage(teacher, '5');
      await expect(next(teacher)).toContainText(say('console.next.await-results', { count: 3 }));
      await expect(table(teacher, 3).getByRole('row')).toHaveCount(3 + 2);
    });

    await test.step('a draw is undone and made again; what stands on another is named', async () => {
      await page.getByRole('link', { name: say('console.part.log'), exact: true }).click();
      const undo = page.getByRole('listitem').getByRole('button');
      const begun = say('console.log.stage-begun');
      await undo
        .and(page.locator(`[aria-label*="${begun}"]`))
        .first()
        .click();
      await expect(alert.filter({ hasText: say('console.log.drawn') }).first()).toBeVisible();
      await undo.first().click();
      await expect(next(teacher)).toContainText(
        say('console.next.draw-round', { round: say('tournament.stage.third') }),
      );
      await teacher.button('console.draw').click();
    });

    await test.step('three winners and the best second play the final, and it is closed', async () => {
      await toResults(teacher);
      await typeTables(teacher, tablesOf([4, 4, 3]));
      await beginStage(teacher, '');
      await expect(next(teacher)).toContainText(say('console.next.await-results', { count: 1 }));
      await toResults(teacher);
      await typeTables(teacher, tablesOf([4]));
      await expect(next(teacher)).toContainText(say('console.next.close'));
      await teacher.button('console.close').click();
      await teacher.button('console.close').click();
      await expect(next(teacher)).toContainText(say('tournament.news.closed'));
      await page.getByRole('link', { name: say('console.part.standings'), exact: true }).click();
      await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(NAMES.length + 1);
    });
  });
});
