/** A class plays bingo: a caller, two phones, a card that is refused, a claim too early, a reload, and a winner. */
import { expect, type Locator } from '@playwright/test';
import type { Letter } from '@taht/letters';
import { textQueries } from '@taht/lexicon';
import type { Language } from '@taht/messages';
import { bingo } from '@taht/modes';
import { dataHere } from '../browser/game.ts';
import { equipmentOf } from './moves.ts';
import type { Person } from './person.ts';
import { PHONE, type Stage, tellIn, test } from './story.ts';

/** The first words of the list that can be played with together. */
function goodCard(language: Language): readonly string[] {
  const { lexicon } = dataHere(language);
  const { tileset } = equipmentOf(language);
  const { letters } = lexicon.alphabet;
  const spelt = (word: string): Letter[] =>
    [...word].filter((letter) => letters.includes(letter as Letter)) as Letter[];
  const words = [...textQueries(lexicon).wordsOfLength(bingo.BINGO_DEFAULTS.letters)].filter(
    (word) => [...word].length === bingo.BINGO_DEFAULTS.letters && spelt(word).length === 7,
  );
  const fits = (card: readonly string[]): boolean =>
    bingo.refuseCard(card.map(spelt), bingo.BINGO_DEFAULTS, tileset, () => 'unknown') === undefined;
  for (const first of words)
    for (const second of words.slice(0, 50)) if (fits([first, second])) return [first, second];
  throw new Error('no card');
}

async function enter(stage: Stage, name: string, at: string, isOnPhone: boolean): Promise<Person> {
  const person = await stage.enter({ ...(isOnPhone ? PHONE : {}), at });
  await person.page.getByLabel(person.say('net.name')).fill(name);
  await person.button('net.enter').click();
  return person;
}

async function write(person: Person, words: readonly string[]): Promise<void> {
  for (const [i, word] of words.entries())
    await person.page
      .getByLabel(person.say('bingo.word-number', { number: i + 1 }), { exact: true })
      .fill(word);
}

const lettersOf = (tiles: Locator): Promise<string[]> =>
  tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label') ?? ''));

/** Whether there is a called tile for every letter of the card. */
function isCovered(card: readonly string[], called: readonly string[]): boolean {
  const left = [...called];
  return [...card.join('')].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

tellIn('tr', (language) => {
  test('bingo: caller, projector and phones', async ({ stage }) => {
    const caller = await enter(stage, 'Öğretmen', `${stage.server.url}bingo`, false);
    await caller.button('bingo.open').click();
    await caller.page.waitForURL(/\/bingo\/bingo-/u);
    const code = await caller.page.locator('main strong').first().textContent();
    const ada = await enter(stage, 'Ada', `${stage.server.url}bingo`, true);
    await ada.page.getByLabel(ada.say('bingo.code')).fill(code?.toLowerCase() ?? '');
    await ada.button('friends.join').click();
    const card = goodCard(language);

    const late = await stage.enter({
      at: `${stage.server.url}bingo/${code?.toLowerCase()}/screen`,
    });
    await expect(late.page.getByText(code ?? '').first()).toBeVisible();
    await late.page.goto(`${stage.server.url}bingo/ZZZZZZ/screen`);
    await expect(late.page.getByText(late.say('friends.bad-code'))).toBeVisible();

    await write(ada, [card[0] ?? '', '']);
    await expect(ada.button('bingo.hand-in')).toBeDisabled();
    await write(ada, card);
    await ada.button('bingo.hand-in').click();
    await expect(ada.page.getByText(ada.say('bingo.wait'))).toBeVisible();

    await caller.button('bingo.start').click();
    await ada.button('bingo.claim').click();
    await expect(
      ada.page.getByText(ada.say('bingo.not-yet', { letters: '' }).trim()),
    ).toBeVisible();
    const early = caller.say('bingo.wrong-claims', { players: 'Ada' });
    await expect(caller.page.getByText(early)).toBeVisible();
    await ada.page.locator('main button[aria-pressed]').first().click();
    await ada.page.reload();
    await expect(ada.page.getByRole('button', { pressed: true })).toHaveCount(1);

    const projector = await stage.enter({ at: `${caller.page.url()}/screen` });
    const called = caller.page.getByRole('list').last().getByRole('img');
    for (let calls = 0; !isCovered(card, await lettersOf(called)); calls++) {
      await caller.button('bingo.call').click();
      await expect(called).toHaveCount(calls + 1);
    }
    const pause = ada.page.getByText(ada.say('bingo.pause'));
    await expect(pause).toHaveCount(0);
    await ada.button('bingo.claim').click();
    for (const { page, say } of [ada, caller, projector])
      await expect(
        page.getByRole('heading', { name: say('bingo.won', { player: 'Ada' }) }),
      ).toBeVisible();
  });
});
