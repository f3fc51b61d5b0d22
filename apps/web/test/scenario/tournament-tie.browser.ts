/** Equal totals come in without what they were before deductions: the console waits for it, then letters, then the draw. */
import { expect } from '@playwright/test';
import { listFormat } from '../../src/i18n/customs.ts';
import { type Director, drawFirst, openDirector, pupils } from '../browser/director.ts';
import { next, table } from './hall-of-pupils.ts';
import { tellIn, test } from './story.ts';

/** A result by slip, by seat; what is left out of the scores before deductions is null. */
async function enter(
  { must, view }: Director,
  number: number,
  scores: readonly (readonly [score: number, before: number | null])[],
): Promise<void> {
  const { seats = [] } = view().stages[0]?.rounds[0]?.tables[number - 1] ?? {};
  await must({
    ...{ kind: 'enter-result', source: 'slip', sum: null },
    where: { stage: 1, round: 1, table: number },
    seen: view().version,
    scores: seats.map((player, i) => {
      const [score = 0, before = null] = scores[i] ?? [];
      return { player, score, before };
    }),
  });
}

tellIn('tr', () => {
  test('a tie at the console without the scores before deductions', async ({ stage }) => {
    const cup = await openDirector(stage.server);
    await drawFirst(cup, pupils(12));
    const seats = (number: number) =>
      cup.view().stages[0]?.rounds[0]?.tables[number - 1]?.seats ?? [];
    const named = (player: number) => `${player} ${cup.view().players[player - 1]?.name}`;
    const teacher = await stage.enter();
    const { page, say } = teacher;
    await page.context().addCookies([cup.cookie]);
    await page.goto(`${stage.server.url}tournament/${cup.tournament}/console/tables`);
    const parent = await stage.enter({
      at: `${stage.server.url}tournament/${cup.tournament}`,
    });
    const [a = 0, b = 0] = seats(1);
    const list = (items: readonly string[]) => listFormat(stage.language).format(items);
    const both = list([a, b].map(named));
    const one = table(teacher, 1);
    const waits = next(teacher).locator('[data-waits]');

    await test.step('two totals are equal: what they were before is asked for at once', async () => {
      const scores = one.getByRole('textbox', {
        name: new RegExp(`^${say('console.column.score')}:`),
      });
      for (const [i, score] of ['300', '300', '90', '80'].entries())
        await scores.nth(i).fill(score);
      await expect(one.getByRole('status').filter({ hasText: /\S/u })).toContainText(named(a));
      await one.getByRole('button', { name: say('console.enter-result') }).click();
    });

    await test.step('the result stands, and the console says what it waits for', async () => {
      await expect(one).toContainText(say('tournament.before-awaited', { players: both }));
      await expect(waits).toContainText(
        say('console.waits-for.table', { tied: both, players: both }),
      );
    });

    await test.step('nothing is guessed: neither letters nor the next stage', async () => {
      // The seconds of tables 2 and 3 are equal as well, and one of them has a score before deductions.
      await enter(cup, 2, [
        [401, 401],
        [305, 312],
        [90, 90],
        [50, 50],
      ]);
      await enter(cup, 3, [
        [402, 402],
        [305, null],
        [90, 90],
        [50, 50],
      ]);
      await expect(waits).toContainText(
        say('console.waits-for.field', { tied: both, players: both }),
      );
      await expect(next(teacher)).toContainText(say('tournament.ties'));
      await expect(teacher.button('console.draw-here')).toHaveCount(0);
      await page.getByText(say('console.begin-anyway'), { exact: true }).click();
      await teacher.button('console.begin-and-draw').click();
      await expect(next(teacher).getByRole('alert').filter({ hasText: /\S/u })).toContainText(
        String(a),
      );
      expect(cup.view().stages).toHaveLength(1);
    });

    await test.step('standings on the console, on paper and outside say so too', async () => {
      const waiting = say('tournament.waiting', {
        players: list([a, b].map(String)),
      });
      await expect(parent.page.getByText(waiting)).toBeVisible();
      await page.goto(`${stage.server.url}tournament/${cup.tournament}/print/standings`);
      await expect(page.getByText(waiting)).toBeVisible();
      await expect(page.getByRole('cell', { name: say('tournament.awaited') })).toHaveCount(2);
      await page.goto(`${stage.server.url}tournament/${cup.tournament}/console/standings`);
      await expect(page.getByText(waiting)).toBeVisible();
    });

    await test.step('the missing ones are typed, without a reason; equal again, letters decide', async () => {
      await next(teacher)
        .getByRole('link', { name: say('console.to-before') })
        .click();
      const fields = one.locator('form:has([data-waits]) input');
      await expect(fields.first()).toBeFocused();
      await fields.nth(0).fill('299');
      await fields.nth(1).fill('306');
      await one.getByRole('button', { name: say('console.note-before') }).click();
      await expect(one.getByRole('alert').filter({ hasText: /\S/u })).toBeVisible();
      await fields.nth(0).fill('306');
      await one.getByRole('button', { name: say('console.note-before') }).click();
      const letters = next(teacher).locator('form input');
      await letters.nth(0).fill('c');
      await letters.nth(1).fill('a');
      await teacher.button('console.enter-letters').click();
    });

    await test.step('then the seconds of different tables: before deductions first', async () => {
      const [, second = 0] = seats(2);
      const [, third = 0] = seats(3);
      await expect(waits).toContainText(named(third));
      await table(teacher, 3).locator('form:has([data-waits]) input').fill('311');
      await table(teacher, 3)
        .getByRole('button', { name: say('console.note-before') })
        .click();
      await expect(waits).toHaveCount(0);
      await teacher.button('console.begin-and-draw').click();
      await expect(next(teacher)).toContainText(say('console.next.sit-down'));
      const field = cup.view().stages[1]?.field ?? [];
      expect(field.filter(({ as }) => as === 'winner').map(({ player }) => player)).toContain(b);
      expect(field.filter(({ as }) => as === 'runner-up')).toEqual([
        { player: second, as: 'runner-up' },
      ]);
    });
    cup.close();
  });
});
