/** A teacher chooses how the class plays, and the games of its pupils begin that way. */
import { expect, type Page } from '@playwright/test';
import { tellIn, test } from './story.ts';

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(new URL(`/api/v1${path}`, page.url()).href, { data });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

tellIn('et', () => {
  test('a class plays by the rulebook once its teacher has chosen so', async ({ stage }) => {
    const teacher = await stage.enter({ way: 'unchosen' });
    await post(teacher.page, '/guests', { nickname: 'Tiiu' });
    await post(teacher.page, '/me/account', { name: 'Tiiu', password: 'a long enough one' });
    const { id } = (await post(teacher.page, '/classes', {
      ...{ title: '5b', deleteBy: Date.now() + 90 * 86_400_000, outside: false },
    })) as { readonly id: string };
    await teacher.page.goto(`${stage.server.url}class/${id}`);
    const way = (name: 'way.friendly' | 'way.rulebook') =>
      teacher.page.getByRole('radio', { name: teacher.say(name) });
    await expect(way('way.friendly')).toBeChecked();
    await way('way.rulebook').check();
    await expect(way('way.rulebook')).toBeChecked();
    const code = await teacher.page.getByText(/^[A-Z0-9]{6}$/u).textContent();

    const pupil = await stage.enter({ way: 'unchosen' });
    await post(pupil.page, '/classes/join', {
      ...{ code, realName: 'A. Example', nickname: 'Karumõmm', pin: '2580' },
    });
    await pupil.page.goto(`${stage.server.url}friends/new`);
    await pupil.page.waitForURL(/\/t\/table-/u);
    // The rules of a table are behind a lid.
    await expect(pupil.page.getByText(pupil.say('ruleset.et-base')).first()).toBeAttached();

    await test.step('the pupil may choose otherwise, and that stays', async () => {
      await pupil.page.goto(`${stage.server.url}new`);
      const friendly = pupil.page.getByRole('radio', { name: pupil.say('way.friendly') });
      await expect(friendly).not.toBeChecked();
      await friendly.check();
      await pupil.page.goto(`${stage.server.url}class`);
      await expect(pupil.page.getByText(pupil.say('class.way'))).toBeVisible();
      await pupil.page.goto(`${stage.server.url}new`);
      await expect(friendly).toBeChecked();
    });
  });
});
