/** Whatever opens in front of a game: each question is asked once and answered. */
import { expect, type Locator } from '@playwright/test';
import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { MessageId } from '@taht/messages';
import { BOARD_SIZE, type PlacedTile } from '@taht/rules';
import { beginWithBot } from './begin.ts';
import { coverOf, sitAround, takeDevice } from './device.ts';
import { mouse } from './hands.ts';
import { equipmentOf, pointsOf, rowOf } from './moves.ts';
import type { Person } from './person.ts';
import { type Stage, tellIn, test } from './story.ts';
import { accept, challenge, chooseFromMenu, move, playTurns, playUntil } from './whole-game.ts';

const NAMES = ['Aino', 'Berk'];
const STAR = 112;
const THEME = 'Loodus';

const inDialog = ({ dialog, say }: Person, id: MessageId) =>
  dialog.getByRole('button', { name: say(id), exact: true });

/** Opens it, and closes it again. */
async function lookAt(person: Person, id: MessageId): Promise<void> {
  await chooseFromMenu(person, id);
  await expect(
    person.dialog.getByRole('heading', { level: 2, name: person.say(id) }),
  ).toBeVisible();
  await person.page.keyboard.press('Escape');
  await expect(person.dialog).toBeHidden();
}

interface Seated {
  readonly person: Person;
  readonly first: string;
}

/** Two around a device, where whoever begins has drawn a blank. */
async function sitWithBlank(stage: Stage, luck = 5): Promise<Seated> {
  const { enter, server, language } = stage;
  const { id: ruleset } = equipmentOf(language).rules;
  const at = `${server.url}new/1_${ruleset}___blank-reuse-may?table`;
  const person = await enter({ at, luck: `blank ${luck}` });
  const first = await sitAround(person, NAMES);
  const { rack } = await person.position();
  return rack.includes(BLANK) ? { person, first } : sitWithBlank(stage, luck + 1);
}

/** Where tiles would be laid when a seat takes the device again. */
const squaresKept = ({ page }: Person): Promise<unknown[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('taht.draft.'))
      .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '{}').pieces ?? [])
      .map(({ square }: { square: number | null }) => square)
      .filter((square) => square !== null),
  );

/** Every step of the hint; whether there are tiles to lay, and not only some to exchange. */
async function isAllTold(person: Person, lay: Locator): Promise<boolean> {
  await playUntil(person, mouse, 'turn');
  await chooseFromMenu(person, 'in-game.hint');
  const more = inDialog(person, 'in-game.next-hint');
  await more.waitFor();
  while (await more.isVisible()) await more.click();
  return lay.isVisible();
}

tellIn('et', (language) => {
  test('what a table of two is asked', async ({ stage }) => {
    const { id: ruleset } = equipmentOf(language).rules;
    const theme = `theme.10.${Buffer.from(THEME).toString('hex')}`;
    const person = await stage.enter({
      at: `${stage.server.url}new/1_${ruleset}___open-dictionary~take-back~timer-2-minutes~${theme}?table`,
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
      await inDialog(person, 'shell.close').click();
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
      await inDialog(person, 'shell.close').click();
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

  test('a challenge, and a blank that is taken up again', async ({ stage }) => {
    const { person, first } = await sitWithBlank(stage);
    const { say } = person;
    const second = NAMES.find((name) => name !== first) ?? '';
    const { rack } = await person.position();
    const [begins, stands] = rack.filter((tile) => tile !== BLANK) as [Letter, Letter];
    const blanks = rack.filter((tile) => tile === BLANK).length;
    const middle = STAR + 1;
    const isWord = (row: readonly unknown[]): boolean =>
      rowOf(language, row as Tile[], true)?.join() === row.join();

    await test.step('a blank is laid for a letter that stays in hand', async () => {
      await mouse.lay(person, [
        { square: STAR, letter: begins, blank: false },
        { square: middle, letter: stands, blank: true },
      ] as PlacedTile[]);
      await person.button('game.play').click();
      expect(await takeDevice(person, NAMES)).toBe(second);
      await accept(person, mouse);
    });

    await test.step('what became of a challenge is told', async () => {
      const letter = (await person.position()).rack.find((tile) => !isWord([begins, tile]));
      await mouse.lay(person, [
        { square: STAR + BOARD_SIZE, letter, blank: false },
      ] as PlacedTile[]);
      await person.button('game.play').click();
      expect(await takeDevice(person, NAMES)).toBe(first);
      await expect.poll(() => squaresKept(person)).toEqual([]);
      await challenge(person, mouse);
      await expect(person.myTurn).toContainText(say('event.retracted', { player: second }));
    });

    await test.step('the letter takes the place of the blank, and back again', async () => {
      const swap = async (): Promise<void> => {
        await person
          .tile(stands as Tile)
          .first()
          .click();
        await person.square(middle).click();
        await expect(person.tile(BLANK)).toHaveCount(blanks);
      };
      await swap();
      await expect(person.square(middle)).toHaveText(`${stands}${pointsOf(language, stands)}`);
      await person.square(middle).click();
      await expect(person.tile(BLANK)).toHaveCount(blanks - 1);
      await swap();
      await mouse.lay(person, [
        { square: middle + 1, letter: begins, blank: true },
      ] as PlacedTile[]);
      await person.button('game.play').click();
      await takeDevice(person, NAMES);
      await expect(person.laid).toHaveCount(3);
    });
  });

  test('a dialog closed and opened again while the page is busy stays open', async ({ stage }) => {
    const person = await stage.enter({ luck: 'hints' });
    const { page } = person;
    await beginWithBot(person);
    await playUntil(person, mouse, 'turn');
    await person.square(STAR).click();
    await page.keyboard.press('0');
    await expect(person.dialog).toBeVisible();
    const keys = await page.context().newCDPSession(page);
    const busy = page.evaluate(() => {
      const end = performance.now() + 500;
      while (performance.now() < end);
    });
    const press = (event: object) =>
      Promise.all(
        (['keyDown', 'keyUp'] as const).map((type) =>
          keys.send('Input.dispatchKeyEvent', { type, ...event }),
        ),
      );
    const pressed = [
      press({ key: 'Escape', windowsVirtualKeyCode: 27 }),
      press({ key: '0', text: '0', windowsVirtualKeyCode: 48 }),
    ];
    await Promise.all([busy, ...pressed]);
    await expect(person.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(person.dialog).toBeHidden();
    await expect(person.square(STAR)).toBeFocused();
  });

  test('hints, little by little, until the tiles are laid', async ({ stage }) => {
    const person = await stage.enter({ luck: 'hints' });
    await beginWithBot(person);
    const lay = inDialog(person, 'in-game.lay-hint');
    while (!(await isAllTold(person, lay))) {
      await inDialog(person, 'shell.close').click();
      await playTurns(person, mouse, 1);
    }
    const before = await person.laid.count();
    await lay.click();
    await expect(person.laid).not.toHaveCount(before);
    await person.button('game.play').click();
    await expect(person.turns.nth(0)).toBeAttached();
  });
});
