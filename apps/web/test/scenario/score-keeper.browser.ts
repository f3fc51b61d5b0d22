/** The score keeper: a game on a real board entered by tapping and typing, corrected, reloaded, ended and saved. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parseGcg, replayGcg } from '@taht/record';
import type { Person } from './person.ts';
import { tellIn, test } from './story.ts';
import { twoPlays } from './two-plays.ts';

const lines = ({ page, say }: Person) =>
  page.getByRole('region', { name: say('score-keeper.sheet') }).getByRole('listitem');
const scores = ({ page, say }: Person) =>
  page.getByRole('region', { name: say('game.players') }).getByRole('listitem');

tellIn('tr', (language) => {
  test('the score keeper, with a correction and the record out', async ({ stage }) => {
    const { star, first, second, score, equipment } = twoPlays(language);
    const person = await stage.enter({ at: `${stage.server.url}score-keeper` });
    const { page, say } = person;
    await page.getByLabel(say('score-keeper.player', { number: 1 })).fill('Ann');
    await page.getByLabel(say('score-keeper.player', { number: 2 })).fill('Bob');
    await person.button('score-keeper.begin').click();
    const entry = page.getByRole('textbox', { name: say('score-keeper.word') });

    await person.square(star).click();
    for (const letter of first)
      await page.getByRole('button', { name: letter, exact: true }).click();
    const judged = page.getByText(say('score-keeper.words-good', { words: first.join('') }));
    await page.getByLabel(say('score-keeper.judge-typing')).check();
    await expect(judged).toBeVisible();
    // As it is at first: nobody is told before a challenge.
    await page.getByLabel(say('score-keeper.judge-typing')).uncheck();
    await expect(judged).toHaveCount(0);
    await person.button('score-keeper.enter').click();
    await expect(lines(person)).toHaveCount(1);
    await person.button('game.challenge').click();
    await expect(
      person.dialog.getByText(say('score-keeper.words-good', { words: first.join('') })),
    ).toBeVisible();
    await person.dialog.getByRole('button', { name: say('shell.cancel') }).click();

    // Another letter over one that lies there is asked about: most often the square is wrong.
    const other = first.find((letter) => letter !== first[0]) ?? '';
    await person.square(star).click();
    await entry.fill([other, ...first.slice(1)].join(''));
    await entry.press('Enter');
    await expect(page.getByText(say('score-keeper.contradicts'))).toBeVisible();
    await expect(person.button('score-keeper.enter-anyway')).toBeVisible();
    await expect(lines(person)).toHaveCount(1);
    await person.button('score-keeper.clear').click();

    await entry.fill(second);
    await page.reload();
    await expect(entry).toHaveValue(second);
    await entry.press('Enter');
    await expect(scores(person).nth(1)).toContainText(String(score));

    await lines(person).last().getByRole('button').click();
    await page.getByLabel(say('score-keeper.mend-reason')).fill('misread');
    await person.button('score-keeper.mend-do').click();
    await expect(lines(person).last()).toContainText('misread');
    await person.button('score-keeper.undo').click();
    await expect(lines(person).last()).not.toContainText('misread');
    await person.button('score-keeper.redo').click();

    await person.button('game.pass').click();
    await expect(lines(person)).toHaveCount(3);
    await person.button('score-keeper.end').click();
    await person.dialog.getByLabel(say('score-keeper.left-of', { player: 'Ann' })).fill('5');
    await person.dialog.getByRole('button', { name: say('score-keeper.enter') }).click();
    await expect(person.dialog).toBeHidden();

    const saving = page.waitForEvent('download');
    await person.button('score-keeper.save-gcg').click();
    const file = parseGcg(readFileSync(await (await saving).path()));
    const { final } = replayGcg(file, equipment);
    const shown = await scores(person).allTextContents();
    for (const [i, name] of ['Ann', 'Bob'].entries())
      expect(shown[i]).toContain(`${name}${final.scores[name]}`);
  });
});
