/** The end of a school tournament as it comes by itself: a correction too late, one table that is the final, a title by letters. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { drawFirst, openDirector, playRound, pupils } from '../browser/director.ts';
import { next, table } from './hall-of-pupils.ts';
import { tellIn, test } from './story.ts';

tellIn('tr', () => {
  test('sixteen pupils, and nobody types a number of seconds', async ({ stage }) => {
    const cup = await openDirector(stage.server);
    await drawFirst(cup, pupils(16));
    await playRound(cup, (seat, number) => 300 - 50 * seat - number);
    const teacher = await stage.enter();
    const { page, say } = teacher;
    await page.context().addCookies([cup.cookie]);
    await page.goto(`${stage.server.url}tournament/${cup.tournament}/console/tables`);
    const [winner = 0, second = 0] = cup.view().stages[0]?.rounds[0]?.tables[0]?.seats ?? [];
    const named = (player: number) => `${player} ${cup.view().players[player - 1]?.name}`;

    await test.step('what the winners make is said, and their table is the final', async () => {
      await expect(next(teacher)).toContainText(say('console.outlook.winners', { count: 4 }));
      await expect(next(teacher)).toContainText(say('console.outlook.final'));
      await teacher.button('console.begin-and-draw').click();
      await expect(next(teacher)).toContainText(say('console.next.sit-down'));
      await expect(
        page.getByRole('heading', { name: say('tournament.stage.final'), exact: true }),
      ).toBeVisible();
    });

    await test.step('a correction that changes who goes on is asked for twice', async () => {
      await page.getByLabel(say('console.which-round')).selectOption('1/1');
      const first = table(teacher, 1);
      await first.getByRole('button', { name: say('console.correct') }).click();
      await first.locator('input').nth(1).fill('10');
      await first.getByLabel(say('console.reason'), { exact: true }).fill('misread');
      await first.getByRole('button', { name: say('console.correct'), exact: true }).click();
      for (const [id, player] of [
        ['console.change.comes', second],
        ['console.change.goes', winner],
      ] as const)
        await expect(first.getByRole('alert').first()).toContainText(
          say(id, { players: named(player) }),
        );
      await first.getByRole('button', { name: say('console.correct-anyway') }).click();
      await expect(first).toContainText('misread');
    });

    await test.step('afterwards the two exchange their seats, which can be taken back', async () => {
      const seats = () => cup.view().stages[1]?.rounds[0]?.tables[0]?.seats ?? [];
      await teacher.button('console.change.exchange').click();
      await expect(next(teacher)).not.toContainText(say('console.change.exchange-about'));
      await expect.poll(seats).toContain(second);
      expect(seats()).not.toContain(winner);
      await page
        .locator(`button[aria-label*="${say('console.log.field-set')}"]`)
        .first()
        .click();
      await expect.poll(seats).toContain(winner);
    });

    await test.step('whoever comes now is told to be too late', async () => {
      await cup.must({ kind: 'enter', players: pupils(17).slice(16), status: 'late' });
      await expect(next(teacher)).toContainText(say('console.late.out', { players: named(17) }));
    });

    await test.step('or the draw can be made again, and the right ones play', async () => {
      await expect(next(teacher)).toContainText(say('console.change.redo-about'));
      await teacher.button('console.change.redo').click();
      await teacher.button('console.begin-and-draw').click();
      await expect(next(teacher)).toContainText(say('console.next.sit-down'));
      await expect(table(teacher, 1)).toContainText(named(second));
      await expect(table(teacher, 1)).not.toContainText(named(winner));
    });

    await test.step('letters decide the title, and what is missing is said before the end', async () => {
      await playRound(cup, (seat) => (seat < 2 ? 250 : 200 - seat));
      await teacher.button('console.draw-here').click();
      await expect(next(teacher)).toContainText(say('console.next.close'));
      await expect(next(teacher)).toContainText(say('console.no-prizes'));
      await next(teacher)
        .getByRole('link', { name: say('console.to-prizes') })
        .click();
      await expect(teacher.button('console.prize.add')).toBeVisible();
      await page.getByRole('link', { name: say('console.part.standings'), exact: true }).click();
      await expect(page.getByRole('columnheader', { name: say('hall.letter') })).toBeVisible();
      await expect(page.locator('tbody [data-column="place"]').nth(1)).toHaveText('2');
    });

    await test.step('standings, schools and a crosstable for the spreadsheet', async () => {
      await page.getByText(say('console.export'), { exact: true }).click();
      const saved = async (label: string): Promise<string> => {
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: label }).click();
        const file = await saving;
        return `${file.suggestedFilename()}\n${await readFile(await file.path(), 'latin1')}`;
      };
      expect(await saved(say('console.export.xlsx'))).toMatch(/^Spring cup\.xlsx\nPK/u);
      const crosstable = say('console.export.csv', { table: say('tournament.crosstable') });
      expect((await saved(crosstable)).split('\r\n')[1]).toMatch(/^1;\d+;.*;1: \d+ \(1\);\d+$/u);
    });
    cup.close();
  });

  test('whoever comes after the draw is offered the tables that have room', async ({ stage }) => {
    const cup = await openDirector(stage.server, { preset: 'school-day' });
    await drawFirst(cup, pupils(7));
    const teacher = await stage.enter();
    const { page, say } = teacher;
    await page.context().addCookies([cup.cookie]);
    await page.goto(`${stage.server.url}tournament/${cup.tournament}/console/tables`);
    await cup.must({ kind: 'enter', players: pupils(9).slice(7), status: 'late' });
    const tables = () => cup.view().stages[0]?.rounds[0]?.tables ?? [];
    const small = tables().find(({ seats }) => seats.length === 3)?.table ?? 0;
    const named = (player: number) => `${player} ${cup.view().players[player - 1]?.name}`;
    const seat = (player: number) =>
      page.getByRole('button', {
        name: `${named(player)}: ${say('console.seat-here', { table: small })}`,
      });
    await expect(seat(9)).toBeVisible();
    await seat(8).click();
    await expect(next(teacher)).toContainText(say('console.late.none', { player: named(9) }));
    expect(tables().find(({ table }) => table === small)?.seats).toContain(8);
    cup.close();
  });

  test('five play on: before each round the teacher says how they sit', async ({ stage }) => {
    const cup = await openDirector(stage.server, { preset: 'school-day' });
    await drawFirst(cup, pupils(5));
    await playRound(cup, (seat, number) => 300 - 50 * seat - number);
    const teacher = await stage.enter();
    const { page, say } = teacher;
    await page.context().addCookies([cup.cookie]);
    await page.goto(`${stage.server.url}tournament/${cup.tournament}/console/tables`);
    await expect(next(teacher)).toContainText(say('console.rest-about.small-tables'));
    await page.getByLabel(say('console.stage.rest')).selectOption('bye');
    await expect(next(teacher)).toContainText(say('console.rest-about.bye'));
    await teacher.button('console.draw').click();
    await expect(page.locator('[data-table]')).toHaveCount(1);
    expect(cup.view().stages[0]?.rounds[1]?.byes).toHaveLength(1);
    cup.close();
  });
});
