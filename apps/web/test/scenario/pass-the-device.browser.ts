/** Three people around one device: a cover stands between them, under which nobody's tiles are seen and no clock runs. */
import { editionOf } from '@taht/editions';
import { mouse } from './hands.ts';
import { expect, type Person } from './person.ts';
import { tellIn, test } from './story.ts';
import { accept, challenge, move } from './whole-game.ts';

const NAMES = ['Aino', 'Berk', 'Vira'];

/** Whoever the cover names. */
const covers = ({ page, say }: Person) =>
  page.getByRole('button', {
    name: new RegExp(
      `^(?:${NAMES.map((player) => say('cover.open', { player })).join('|')})$`,
      'u',
    ),
  });

/** Nobody's tiles are on the page until somebody has taken the device. */
async function takeDevice(person: Person): Promise<string> {
  const cover = covers(person);
  await cover.waitFor();
  await expect(person.rack).toHaveCount(0);
  await expect(person.laid).toHaveCount(0);
  const text = await cover.textContent();
  await cover.click();
  return NAMES.find((name) => text?.includes(name)) ?? '';
}

tellIn('uk', (language) => {
  test('three people pass the device', async ({ stage }) => {
    const ruleset = editionOf(language)?.rulesets[0].id;
    const person = await stage.enter({
      at: `${stage.server.url}new/1_${ruleset}___timer-2-minutes?table`,
      luck: 'device',
    });
    await person.button('build.add').click();
    for (const [i, name] of NAMES.entries())
      await person.page.getByLabel(person.say('build.name', { number: i + 1 })).fill(name);
    await person.button('build.begin').click();

    for (const name of NAMES) {
      expect(await takeDevice(person)).toBe(name);
      await person.button('game.agree').click();
    }

    const movers: string[] = [];
    const doubts = [challenge];
    let holder = await takeDevice(person);
    while (movers.length < 2 * NAMES.length) {
      const asked = await person.asked();
      await expect(person.page.getByText(person.say('event.paused'))).toHaveCount(0);
      if (asked === 'window') await (doubts.pop() ?? accept)(person, mouse);
      else {
        await move(person, mouse, await person.bestMove());
        movers.push(holder);
      }
      await covers(person).or(person.myTurn).or(person.button('game.accept')).first().waitFor();
      if (await covers(person).isVisible()) holder = await takeDevice(person);
    }
    expect(new Set(movers).size).toBe(NAMES.length);
  });
});
