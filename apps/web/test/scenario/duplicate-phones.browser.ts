/** Duplicate with two phones where the program calls the tiles: handed in, replaced, reloaded, cut off, judged, to the end. */
import { expect } from '@playwright/test';
import { goodTiles, handIn, joinByPhone, openGame, rowsOf, slowLine } from './hall-of-duplicate.ts';
import { finger } from './hands.ts';
import type { Person } from './person.ts';
import { tellIn, test } from './story.ts';

const isOver = ({ page, say }: Person, round: number) =>
  page.getByRole('heading', { name: say('duplicate.round-over', { round }) });

// English tiles that hold two vowels and two consonants make a word, whatever the program draws.
tellIn('en', () => {
  test('whoever makes a game sees that they do not play yet, and joins where they are', async ({
    stage,
  }) => {
    const { referee } = await openGame(stage, 'automatic', 'best-possible');
    const notIn = referee.page.getByText(referee.say('duplicate.not-in'));
    await expect(notIn).toBeVisible();
    await referee.button('duplicate.play-too').click();
    await referee.button('duplicate.join').click();
    await expect(referee.button('duplicate.join')).toHaveCount(0);
    await expect(notIn).toHaveCount(0);
    await expect(
      referee.page.getByText(referee.say('count.players', { count: 1 }), { exact: true }),
    ).toBeVisible();
  });

  test('a duplicate game on two phones', async ({ stage }) => {
    const opened = await openGame(stage, 'automatic', 'best-possible');
    const { referee } = opened;
    const mari = await joinByPhone(stage, 'Mari', opened);
    const jaan = await joinByPhone(stage, 'Jaan', opened);
    await referee.button('duplicate.start').click();

    await test.step('a word is handed in, and stays through a reload and a cut connection', async () => {
      const tiles = await goodTiles(mari);
      const play = await handIn(mari, tiles);
      await mari.page.reload();
      await expect(mari.laid).toHaveCount(tiles.length);
      await expect(mari.button('duplicate.replace')).toBeDisabled();
      const waiting = mari.page.getByText(mari.say('net.waiting'));
      await stage.server.cut();
      await expect(waiting).toBeVisible();
      await stage.server.comeBack();
      await expect(waiting).toBeHidden();
      await expect(
        mari.page.getByText(mari.say('duplicate.handed-in', { play }), { exact: true }),
      ).toBeVisible();
    });

    await test.step('another one takes back what was handed in', async () => {
      await expect(jaan.page.getByText(jaan.say('net.waiting'))).toBeHidden();
      await handIn(jaan, await goodTiles(jaan));
      await jaan.button('duplicate.withdraw').tap();
      await expect(jaan.button('duplicate.hand-in')).toBeEnabled();
      await expect(
        referee.page.getByText(referee.say('duplicate.handed-in-count', { count: 1, all: 2 })),
      ).toBeVisible();
    });

    await test.step('the bell rings, and everybody sees how it went', async () => {
      await referee.button('duplicate.ring').click();
      for (const person of [mari, jaan]) await expect(isOver(person, 1)).toBeVisible();
      await expect(mari.page.getByText(mari.say('duplicate.nothing'))).toHaveCount(0);
      await expect(jaan.page.getByText(jaan.say('duplicate.nothing'))).toBeVisible();
      await expect(
        mari.page.getByText(mari.say('duplicate.place', { rank: 1, players: 2 })),
      ).toBeVisible();
      await expect(
        jaan.page.getByText(jaan.say('duplicate.place', { rank: 2, players: 2 })),
      ).toBeVisible();
    });

    await test.step('the next tiles come, also on the projector', async () => {
      await referee.button('duplicate.draw').click();
      await handIn(jaan, await goodTiles(jaan));
      const line = await slowLine(mari);
      await finger.lay(mari, await goodTiles(mari));
      line.hold();
      await mari.button('duplicate.hand-in').tap();
      const wall = await stage.enter({ at: referee.page.url().replace('referee', 'projector') });
      await expect(wall.page.getByRole('timer')).toBeVisible();
      await referee.button('duplicate.ring').click();
      await expect(isOver(wall, 2)).toBeVisible();
      await expect(wall.page.getByRole('rowheader', { name: 'Jaan' })).toBeVisible();
      await expect(isOver(mari, 2)).toBeVisible();
      line.release();
      await expect(mari.page.getByText(mari.say('duplicate.refusal.too-late'))).toBeVisible();
    });

    await test.step('the end, and the sheet adds up', async () => {
      await referee.page.getByText(referee.say('duplicate.rare')).click();
      await referee.button('duplicate.end-game').click();
      await referee.button('duplicate.end-game').click();
      await expect(mari.page.getByText(mari.say('duplicate.end.stopped')).first()).toBeVisible();
      await mari.page.getByRole('link', { name: mari.say('duplicate.sheet') }).tap();
      await expect(mari.button('duplicate.csv')).toBeVisible();
      const [, ...rows] = await rowsOf(mari);
      const players = rows.slice(0, 2);
      expect(players.map(([, , name]) => name).toSorted()).toEqual(['Jaan', 'Mari']);
      for (const [, , , first, second, total] of players) {
        expect(Number(first) + Number(second)).toBe(Number(total));
        expect(Number(total)).toBeGreaterThan(0);
      }
    });

    await test.step('the game is played again alone, and goes on after a reload', async () => {
      await mari.page.getByRole('link', { name: mari.say('duplicate.solo-game') }).tap();
      await finger.lay(mari, await goodTiles(mari));
      await mari.button('duplicate.hand-in').tap();
      await expect(isOver(mari, 1)).toBeVisible();
      await mari.page.reload();
      await expect(isOver(mari, 1)).toBeVisible();
      await mari.button('duplicate.solo-nothing').tap();
      await expect(isOver(mari, 2)).toBeVisible();
      await expect(mari.page.getByText(mari.say('duplicate.nothing'))).toBeVisible();
      await expect(mari.button('duplicate.hand-in')).toHaveCount(0);
    });
  });
});
