/** A whole game against a bot with the mouse: an exchange, a challenge, a pass, and tiles dragged and clicked to the end. */
import { mouse } from './hands.ts';
import { tellIn, test } from './story.ts';
import { challenge, exchange, pass, playToTheEnd } from './whole-game.ts';

tellIn('et', () => {
  test('a whole game against a bot with the mouse', async ({ stage }) => {
    const person = await stage.enter({ luck: 'mouse' });
    await person.page.getByLabel(person.say('home.strength')).selectOption('level-1');
    await person.button('home.play-bot').click();

    await playToTheEnd(person, mouse, { turn: [exchange(3), pass], window: [challenge] });
  });
});
