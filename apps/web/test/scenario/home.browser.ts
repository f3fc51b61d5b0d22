/** A cold start in a new browser: a board with a rack is there before anything is touched, one gesture lays a tile, and the bot answers. */
import { expect, type Page } from '@playwright/test';
import { finger, type Hand, mouse } from './hands.ts';
import { PHONE, type Stage, tellIn, test } from './story.ts';

/** Whatever is there for everybody on one day is the same each time the story is told. */
const DAY = Date.parse('2026-11-18T12:00');

/** What of the page has moved by itself, and how far. */
const shiftsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`new Promise((resolve) => {
    const shifts = [];
    const nameOf = (node) => node === null ? 'gone' : (node.outerHTML ?? node.data).slice(0, 120);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        for (const { node, previousRect: a, currentRect: b } of sources)
          shifts.push(\`\${value} \${nameOf(node)} \${JSON.stringify(a)} -> \${JSON.stringify(b)}\`);
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
  })`);

/** Notes what goes from one page to the next as one thing, when that begins to move. */
const NOTE_PARTS = `(() => {
  const start = document.startViewTransition;
  if (start === undefined) return;
  document.startViewTransition = function (change) {
    const transition = start.call(document, change);
    transition.ready.then(() => {
      window.wentOver = [...new Set(document.getAnimations().map(({ effect }) => effect.pseudoElement))]
        .filter((name) => name?.startsWith('::view-transition-group')).sort();
    });
    return transition;
  };
})()`;

async function coldStart(stage: Stage, device: object, hand: Hand, name: string): Promise<void> {
  const begin = Date.now();
  const since = (): string => `${((Date.now() - begin) / 1000).toFixed(1)} s`;
  const person = await stage.enter({
    ...device,
    locale: stage.language,
    now: DAY,
    reducedMotion: 'no-preference',
  });
  const { page, say } = person;
  await page.evaluate(NOTE_PARTS);
  await expect(person.rack).toHaveCount(7);
  await expect(person.square(0)).toBeInViewport();
  await expect(person.rack.last()).toBeInViewport();
  await expect(person.button('game.play')).toBeInViewport();
  const seen = since();
  expect(await shiftsIn(page)).toEqual([]);

  const before = await person.laid.count();
  const move = await person.goodMove();
  if (move.kind !== 'place') throw new Error(`no play: ${move.kind}`);
  const [first, ...others] = move.tiles;
  await hand.lay(person, first === undefined ? [] : [first]);
  const laid = since();
  await expect(person.laid).toHaveCount(before + 1);
  await hand.lay(person, others);
  await hand.press(person, person.button('game.play'));
  await page.waitForURL(/\/play\/local-/u);
  await expect
    .poll(() => page.evaluate('window.wentOver'))
    .toEqual(
      expect.arrayContaining(['board', 'rack'].map((part) => `::view-transition-group(${part})`)),
    );
  await expect.poll(() => person.laid.count()).toBeGreaterThan(before + move.tiles.length);
  console.log(
    `cold start, ${name}, ${stage.language}: board with rack after 0 taps and ${seen}, first tile after 1 gesture and ${laid}, answer of the bot after ${move.tiles.length + 1} gestures and ${since()}`,
  );

  await page.goto(stage.server.url);
  await expect(page.getByRole('link', { name: say('home.my-turns') }).first()).toBeVisible();
}

tellIn('et', () => {
  test('a phone that was never here is in a game after one word', async ({ stage }) => {
    await coldStart(stage, PHONE, finger, 'phone');
  });

  test('a desktop that was never here is in a game after one word', async ({ stage }) => {
    await coldStart(stage, {}, mouse, 'desktop');
  });
});

tellIn('uk', () => {
  test('on the first screen a wrong word begins nothing, a hint leads to all seven tiles', async ({
    stage,
  }) => {
    const person = await stage.enter({ now: DAY });
    const { page, say } = person;
    await expect(person.rack).toHaveCount(7);
    const before = await person.laid.count();
    await test.step('the wrong word is named, and its tiles stay', async () => {
      const move = await person.goodMove();
      const tiles = move.kind === 'place' ? move.tiles : [];
      const letters = tiles.map(({ letter }) => letter).toReversed();
      await mouse.lay(
        person,
        tiles.map((tile, i) => ({ ...tile, letter: letters[i] ?? tile.letter })),
      );
      await person.button('game.play').click();
      await expect(page.getByRole('status').filter({ hasText: letters.join('') })).toHaveClass(
        /warn/u,
      );
      await expect(person.laid).toHaveCount(before + tiles.length);
      await person.button('game.recall').click();
    });
    await person.button('home.hint').click();
    const more = person.dialog.getByRole('button', { name: say('in-game.next-hint') });
    for (let step = 0; step < 3; step++) await more.click();
    await person.dialog.getByRole('button', { name: say('in-game.lay-hint') }).click();
    await expect(person.laid).toHaveCount(before + 7);
    await person.button('game.play').click();
    await page.waitForURL(/\/play\/local-/u);
  });
});
