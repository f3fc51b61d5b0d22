/** Somebody's first game on a phone: it is left and taken up, nothing has to be scrolled, and it ends in a real game against the gentlest bot. */
import { expect } from '@playwright/test';
import { firstGameOf, lessonOf } from '../../src/learn/first-game/lesson.ts';
import type { LayLesson } from '../../src/learn/first-game/lessons.ts';
import { finger } from './hands.ts';
import { PHONE, tellIn, test } from './story.ts';
import { playTurns } from './whole-game.ts';

tellIn('tr', (language) => {
  test('a first game is left, taken up, and ends in a real one', async ({ stage }) => {
    const at = `${stage.server.url}learn/first-game/${language}`;
    const person = await stage.enter({ ...PHONE, at, viewport: { width: 360, height: 740 } });
    const { page, say } = person;
    const lays = firstGameOf(language)?.lays ?? [];
    const sentence = page.getByRole('heading', { level: 2 });

    await test.step('the squares of the first word wait, and its points are seen', async () => {
      const { play } = lessonOf(language, lays[0] as LayLesson);
      await expect(page.locator('[data-goal]')).toHaveCount(play.tiles.length);
      await finger.lay(person, play.tiles);
      await expect(page.locator('[data-goal]')).toHaveCount(0);
      await expect(sentence).toHaveText(say('tutor.right', { score: play.score }));
      await expect(
        page.getByText(say('tutor.points', { count: play.score }), { exact: true }),
      ).toBeVisible();
      await person.button('tutor.next').tap();
    });

    await test.step('it is taken up where it was left', async () => {
      await page.goto(stage.server.url);
      await page.goto(at);
      await expect(
        page.getByText(say('tutor.step', { number: 2, count: lays.length + 3 })),
      ).toBeVisible();
    });

    await test.step('every step is on the first screen', async () => {
      for (;;) {
        await expect(sentence).toBeVisible();
        await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
        await expect(sentence).toBeInViewport({ ratio: 1 });
        const show = person.button('tutor.show');
        if (await show.isVisible()) await show.tap();
        const next = person.button('tutor.next');
        const play = person.button('tutor.play');
        await next.or(play).waitFor();
        await expect(next.or(play)).toBeInViewport({ ratio: 1 });
        if (await play.isVisible()) break;
        const before = await sentence.textContent();
        await next.tap();
        await expect(sentence).not.toHaveText(before ?? '');
      }
    });

    await test.step('the real game begins with one tap', async () => {
      await expect(
        page.getByText(say('tutor.waiting', { player: say('opponent.level-2') })),
      ).toBeVisible();
      await person.button('tutor.play').tap();
      await page.waitForURL(/\/play\//u);
      await playTurns(person, finger, 1);
      await expect(person.turns.first()).toBeVisible();
    });
  });
});
