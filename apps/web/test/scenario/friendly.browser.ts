/** The friendly way with the mouse, which is how a game begins unless one chooses otherwise: a wrong word, a blank, an undo across the bot's answer, an exchange. */
import { expect } from '@playwright/test';
import { BLANK, type Letter } from '@taht/letters';
import type { Language } from '@taht/messages';
import type { PlacedTile, Square } from '@taht/rules';
import { mouse } from './hands.ts';
import { rowOf } from './moves.ts';
import type { Person } from './person.ts';
import { tellIn, test } from './story.ts';
import { exchange } from './whole-game.ts';

const STAR = 112;

/** With these the person begins, and has a blank. */
const LUCK: Readonly<Record<Language, string>> = {
  et: 'friendly 58',
  is: 'friendly 70',
  fi: 'friendly 22',
  uk: 'friendly 70',
  tr: 'friendly 34',
  en: 'friendly 36',
};

const rackOf = async (person: Person): Promise<string[]> =>
  (await person.rack.allTextContents()).toSorted();

/** A good play, with the blank for its first letter unless it has one already. */
async function playWithBlank(person: Person): Promise<readonly PlacedTile[]> {
  const best = await person.goodMove();
  if (best.kind !== 'place') throw new Error('nothing to lay');
  const hasBlank = best.tiles.some(({ blank }) => blank);
  return best.tiles.map((tile, i) => (i === 0 && !hasBlank ? { ...tile, blank: true } : tile));
}

/** The bot has answered, and it is one's turn again. */
async function play(person: Person, tiles: readonly PlacedTile[]): Promise<void> {
  await mouse.lay(person, tiles);
  await person.button('game.play').click();
  await expect(person.turns).toHaveCount(2);
  expect(await person.asked()).toBe('turn');
}

tellIn('et', (language) => {
  test('a wrong word, a blank, an undo and an exchange among friends', async ({ stage }) => {
    const at = `${stage.server.url}new`;
    const person = await stage.enter({ at, luck: LUCK[language], way: 'unchosen' });
    const { page, say } = person;
    const status = page.locator('[data-game]').getByRole('status');

    await test.step('the switch stands on friendly, and nobody is asked to agree', async () => {
      const friendly = page.getByRole('radio', { name: say('way.friendly') });
      await expect(friendly).toBeChecked();
      await person.button('build.begin').click();
      expect(await person.asked()).toBe('turn');
    });

    await test.step('a wrong word is named once, and the tiles stay where they are', async () => {
      const { rack } = await person.position();
      const letters = rack.filter((tile) => tile !== BLANK);
      const row = rowOf(language, letters, false);
      if (row === undefined) throw new Error('only good words');
      const tiles = row.map(
        (tile, i): PlacedTile => ({
          square: (STAR + i) as Square,
          letter: tile as string as Letter,
          blank: false,
        }),
      );
      await mouse.lay(person, tiles);
      await person.button('game.play').click();
      const word = row.join('');
      await expect(status).toHaveText(
        `${say('play.looked-up-bad', { word })} ${say('game.still-your-turn')}`,
      );
      await expect(person.laid).toHaveCount(row.length);
      await expect(person.turns).toHaveCount(0);
      await person.button('game.recall').click();
      await expect(person.laid).toHaveCount(0);
    });

    const before = await rackOf(person);
    const tiles = await playWithBlank(person);
    let after: readonly string[] = [];
    await test.step('a good one with a blank counts, and the bot answers', async () => {
      await play(person, tiles);
      after = await rackOf(person);
      expect(after).not.toEqual(before);
    });

    await test.step('an undo takes both plays back; played again it brings the same tiles', async () => {
      await person.button('game.undo').click();
      await expect(person.laid).toHaveCount(0);
      await expect(person.turns).toHaveCount(0);
      expect(await rackOf(person)).toEqual(before);
      await play(person, tiles);
      expect(await rackOf(person)).toEqual(after);
    });

    await test.step('an exchange stays', async () => {
      await exchange(2)(person, mouse);
      await expect(person.turns).toHaveCount(4);
      expect(await person.asked()).toBe('turn');
      const undo = { name: say('game.undo'), exact: true, disabled: false };
      await expect(page.getByRole('button', undo)).toHaveCount(0);
    });
  });
});
