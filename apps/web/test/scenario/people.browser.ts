/** What people can do about each other at a table: not hear them, befriend them, report them; and the ways out. */
import { expect } from '@playwright/test';
import type { MessageId } from '@taht/messages';
import { gather } from './gather.ts';
import type { Person } from './person.ts';
import { tellIn, test } from './story.ts';

const inDialog = ({ dialog, say }: Person, id: MessageId) =>
  dialog.getByRole('button', { name: say(id), exact: true });

async function about(person: Person, player: string, id: MessageId): Promise<void> {
  await person.button('table.about', { player }).click();
  await inDialog(person, id).click();
}

async function speak(person: Person, text: string): Promise<void> {
  await person.page.getByLabel(person.say('table.message')).fill(text);
  await person.button('table.say').click();
}

const heard = ({ page }: Person, text: string) =>
  page.getByRole('listitem').filter({ hasText: text });

tellIn('uk', () => {
  test('what people can do about each other', async ({ stage }) => {
    const [mari, jaan] = (await gather(stage, [{ name: 'Mari' }, { name: 'Jaan' }])) as [
      Person,
      Person,
    ];
    // By key: what comes in above the link, as who is here, would move it away under a pointer.
    for (const { page, say } of [mari, jaan])
      await page.getByRole('link', { name: say('table.to-table') }).press('Enter');

    await test.step('a ready-made phrase is heard', async () => {
      await jaan.page.getByText(jaan.say('table.phrases')).click();
      await jaan.button('phrase.good-luck').click();
      await expect(heard(mari, mari.say('phrase.good-luck'))).toBeVisible();
    });

    await test.step('whoever is muted is not heard, and heard again when they are not', async () => {
      await about(mari, 'Jaan', 'table.mute');
      await expect(mari.dialog).toBeHidden();
      await speak(jaan, 'one');
      await expect(heard(jaan, 'one')).toBeVisible();
      await speak(mari, 'two');
      await expect(heard(mari, 'two')).toBeVisible();
      await expect(heard(mari, 'one')).toHaveCount(0);
      await about(mari, 'Jaan', 'table.unmute');
      await expect(heard(mari, 'one')).toBeVisible();
    });

    await test.step('a friend, and a report', async () => {
      await about(mari, 'Jaan', 'table.follow');
      await expect(mari.dialog).toBeHidden();
      await about(mari, 'Jaan', 'table.report');
      await mari.dialog.getByLabel(mari.say('table.report-text')).fill('only a test');
      await inDialog(mari, 'table.report').click();
      await expect(mari.dialog).toBeHidden();
    });

    await test.step('the host silences somebody at the table', async () => {
      await about(mari, 'Jaan', 'table.hush');
      await expect(mari.dialog).toBeHidden();
      await speak(jaan, 'three');
      await expect(jaan.page.getByText(jaan.say('refusal.may-not-talk'))).toBeVisible();
    });

    await test.step('whoever leaves a game is asked first', async () => {
      await jaan.button('table.leave').click();
      await inDialog(jaan, 'table.leave').click();
      await jaan.page.waitForURL(/\/friends$/u);
    });
  });
});
