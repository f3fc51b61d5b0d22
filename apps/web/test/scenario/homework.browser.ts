/** A teacher gives homework, a pupil does it, and the teacher sees it done: nothing is handed in. */
import { expect, type Page } from '@playwright/test';
import { tellIn, test } from './story.ts';

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(new URL(`/api/v1${path}`, page.url()).href, { data });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

tellIn('tr', () => {
  test('homework is given, done and seen', async ({ stage }) => {
    const teacher = await stage.enter({ way: 'unchosen' });
    const { page, say } = teacher;
    await post(page, '/guests', { nickname: 'Ayla' });
    await post(page, '/me/account', { name: 'Ayla', password: 'a long enough one' });
    const { id, code } = (await post(page, '/classes', {
      ...{ title: '6a', deleteBy: Date.now() + 90 * 86_400_000, outside: false },
    })) as { readonly id: string; readonly code: string };
    await page.goto(`${stage.server.url}class/${id}`);
    const give = async (kind: 'puzzles' | 'weekly', count: number): Promise<void> => {
      await page.getByLabel(say('homework.what')).selectOption(kind);
      await page.getByLabel(say('homework.count')).fill(String(count));
      await page.getByRole('button', { name: say('homework.give') }).click();
      await expect(page.getByText(say(`homework.task.${kind}`, { count }))).toBeVisible();
    };
    await give('puzzles', 1);
    await give('weekly', 1);

    const pupil = await stage.enter({ way: 'unchosen' });
    await post(pupil.page, '/classes/join', {
      ...{ code, realName: 'B. Example', nickname: 'Kirpi', pin: '2580' },
    });
    await pupil.page.goto(`${stage.server.url}class`);
    const line = (kind: 'puzzles' | 'weekly') =>
      pupil.page
        .getByRole('listitem')
        .filter({ hasText: say(`homework.task.${kind}`, { count: 1 }) });
    const begin = (kind: 'puzzles' | 'weekly') =>
      line(kind).getByRole('link', { name: say('homework.begin') });

    await test.step('the duplicate of the week is played to its end without a word', async () => {
      await begin('weekly').click();
      const skip = pupil.page.getByRole('button', { name: say('duplicate.solo-nothing') });
      const end = pupil.page.locator('[data-phase="over"]');
      await expect(skip).toBeVisible();
      while (!(await end.isVisible())) {
        const round = await pupil.page.getByRole('heading', { level: 1 }).textContent();
        await skip.click();
        await expect(pupil.page.getByRole('heading', { level: 1 })).not.toHaveText(round ?? '');
      }
      await pupil.page.goto(`${stage.server.url}class`);
      await expect(line('weekly').getByRole('img', { name: say('homework.done') })).toBeVisible();
      await expect(line('weekly')).toContainText(say('homework.percent', { percent: 0 }));
    });

    await test.step('the puzzle is not solved yet, and on another page of the pupil it is told when it is', async () => {
      await expect(begin('puzzles')).toBeVisible();
      const day = new Date().toLocaleDateString('sv');
      await pupil.page.evaluate(
        ([name]) => localStorage.setItem(name ?? '', '{"tries":[40],"hints":0,"isSolved":true}'),
        [`taht.puzzle.tr.${day}`],
      );
      await pupil.page.goto(`${stage.server.url}friends`);
    });

    await test.step('the teacher sees both', async () => {
      for (const kind of ['puzzles', 'weekly'] as const) {
        const given = page
          .locator('details')
          .filter({ hasText: say(`homework.task.${kind}`, { count: 1 }) });
        await expect(given).toContainText(say('homework.pupils-done', { done: 1, count: 1 }));
        await given.locator('summary').click();
        await expect(given.getByRole('row', { name: /Kirpi/u })).toBeVisible();
      }
    });

    await test.step('what is taken back is gone', async () => {
      const given = page
        .locator('details')
        .filter({ hasText: say('homework.task.weekly', { count: 1 }) });
      await given
        .getByRole('button', { name: new RegExp(`^${say('homework.remove')}:`, 'u') })
        .click();
      await given.getByRole('button', { name: say('homework.remove'), exact: true }).click();
      await expect(given).toHaveCount(0);
      await pupil.page.goto(`${stage.server.url}class`);
      await expect(line('puzzles')).toBeVisible();
      await expect(line('weekly')).toHaveCount(0);
    });
  });
});
