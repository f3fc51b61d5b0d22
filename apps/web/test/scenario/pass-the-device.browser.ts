/** Three people around one device: a cover stands between them, under which nobody's tiles are seen and no clock runs. */
import { expect } from '@playwright/test';
import { isLong } from '@taht/testkit';
import { coverOf, sitAround, takeDevice } from './device.ts';
import { mouse } from './hands.ts';
import { equipmentOf } from './moves.ts';
import { tellIn, test } from './story.ts';
import { accept, challenge, move } from './whole-game.ts';

const ROUNDS = isLong ? 2 : 1;
const NAMES = ['Aino', 'Berk', 'Vira'];

tellIn('uk', (language) => {
  // English clubs play in twos.
  const { id: ruleset, players } = equipmentOf(language).rules;
  const names = NAMES.slice(0, players.max);

  test('three people pass the device', async ({ stage }) => {
    const person = await stage.enter({
      at: `${stage.server.url}new/1_${ruleset}___timer-2-minutes?table`,
      luck: 'device',
    });
    const movers: string[] = [];
    const doubts = [challenge];
    let holder = await sitAround(person, names);
    while (movers.length < ROUNDS * names.length) {
      const asked = await person.asked();
      await expect(person.page.getByText(person.say('event.paused'))).toHaveCount(0);
      if (asked === 'window') await (doubts.pop() ?? accept)(person, mouse);
      else {
        await move(person, mouse, await person.goodMove());
        movers.push(holder);
      }
      await coverOf(person, names)
        .or(person.myTurn)
        .or(person.button('game.accept'))
        .first()
        .waitFor();
      if (await coverOf(person, names).isVisible()) holder = await takeDevice(person, names);
    }
    expect(new Set(movers).size).toBe(names.length);
  });
});
