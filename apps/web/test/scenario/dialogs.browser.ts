/** Whatever opens in front of a game: each question is asked once and answered. */
import type { MessageId } from '@taht/messages';
import { coverOf, sitAround, takeDevice } from './device.ts';
import { mouse } from './hands.ts';
import { equipmentOf, rowOf } from './moves.ts';
import { expect, type Person } from './person.ts';
import { tellIn, test } from './story.ts';
import { chooseFromMenu, move, playUntil } from './whole-game.ts';

const NAMES = ['Aino', 'Berk'];
const THEME = 'Loodus';

const inDialog = ({ dialog, say }: Person, id: MessageId) =>
  dialog.getByRole('button', { name: say(id), exact: true });

/** Opens it, and closes it again. */
async function lookAt(person: Person, id: MessageId): Promise<void> {
  await chooseFromMenu(person, id);
  await expect(person.page.getByRole('heading', { level: 2, name: person.say(id) })).toBeVisible();
  await person.page.keyboard.press('Escape');
  await expect(person.dialog).toBeHidden();
}

tellIn('et', (language) => {
  test('what a table of two is asked', async ({ stage }) => {
    const { id: ruleset } = equipmentOf(language).rules;
    const theme = `theme.10.${Buffer.from(THEME).toString('hex')}`;
    const person = await stage.enter({
      at: `${stage.server.url}new/1_${ruleset}___open-dictionary~timer-2-minutes~${theme}?table`,
      luck: 'questions',
    });
    const { page, say } = person;
    const first = await sitAround(person, NAMES);
    const second = NAMES.find((name) => name !== first) ?? '';

    await test.step('what can be looked at', async () => {
      await lookAt(person, 'in-game.unseen');
      await lookAt(person, 'play.rule-sheet');
      await lookAt(person, 'in-game.keys');
    });

    await test.step('a word is looked up', async () => {
      const word = (rowOf(language, (await person.position()).rack, true) ?? []).join('');
      await chooseFromMenu(person, 'in-game.look-up');
      await person.dialog.getByLabel(say('in-game.word')).fill(word);
      await inDialog(person, 'in-game.look-up').click();
      await expect(person.dialog.getByText(say('play.looked-up-good', { word }))).toBeVisible();
      await inDialog(person, 'in-game.close').click();
    });

    await test.step('the clocks stand still and go on, and time is given', async () => {
      await chooseFromMenu(person, 'in-game.pause');
      await person.button('in-game.resume').click();
      await expect(person.myTurn).toBeVisible();
      await chooseFromMenu(person, 'in-game.give-time', { player: second });
      await expect(person.dialog).toBeHidden();
    });

    await test.step('letters on the screen', async () => {
      await person.button('game.more').click();
      await person.dialog.getByLabel(say('in-game.letter-keys')).check();
      await inDialog(person, 'in-game.close').click();
      const [tile] = (await person.position()).rack;
      await page.getByRole('button', { name: tile as string, exact: true }).click();
      await expect(person.laid).toHaveCount(1);
      await person.button('game.recall').click();
      await expect(person.laid).toHaveCount(0);
    });

    await test.step('a play is taken back', async () => {
      await move(person, mouse, await person.goodMove());
      await chooseFromMenu(person, 'in-game.take-back');
      expect(await takeDevice(person, NAMES)).toBe(second);
      await person.button('in-game.yes').click();
      expect(await takeDevice(person, NAMES)).toBe(first);
      await expect(person.laid).toHaveCount(0);
    });

    await test.step('a word is claimed for the theme, and the table votes', async () => {
      await move(person, mouse, await person.goodMove());
      await page.getByRole('checkbox').first().check();
      await person.button('in-game.claim').click();
      expect(await takeDevice(person, NAMES)).toBe(second);
      await expect(page.getByText(THEME).first()).toBeVisible();
      await person.button('in-game.yes').click();
      await expect(person.button('in-game.yes')).toBeHidden();
    });

    await test.step('the game is called off', async () => {
      await coverOf(person, NAMES).or(person.button('game.more')).first().waitFor();
      if (await coverOf(person, NAMES).isVisible()) await takeDevice(person, NAMES);
      await chooseFromMenu(person, 'in-game.abort');
      await inDialog(person, 'in-game.yes').click();
      await expect(person.finalSheet).toBeVisible();
    });
  });

  test('hints, little by little, until the tiles are laid', async ({ stage }) => {
    const person = await stage.enter({ luck: 'hints' });
    await person.button('home.play-bot').click();
    await playUntil(person, mouse, 'turn');
    const before = await person.laid.count();
    await chooseFromMenu(person, 'in-game.hint');
    const [more, lay] = [
      inDialog(person, 'in-game.next-hint'),
      inDialog(person, 'in-game.lay-hint'),
    ];
    await more.or(lay).first().waitFor();
    while (await more.isVisible()) await more.click();
    await lay.click();
    await expect(person.laid).not.toHaveCount(before);
    await person.button('game.play').click();
    await expect(person.turns.nth(0)).toBeAttached();
  });
});
