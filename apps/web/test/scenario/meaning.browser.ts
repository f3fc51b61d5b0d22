/** What a word means, asked by mouse, finger and keys: on the board, in the story of the game, in the word finder; never while words may be doubted. */
import { expect, type Locator } from '@playwright/test';
import type { Language } from '@taht/messages';
import { beginWithBot } from './begin.ts';
import { finger, type Hand, mouse } from './hands.ts';
import type { Person } from './person.ts';
import { PHONE, tellIn, test } from './story.ts';
import { playTurns } from './whole-game.ts';

const card = ({ page }: Person): Locator => page.locator('[data-meaning]');

/** A form, its lemma, and a word of the gloss. */
const FORMS: Readonly<Record<Language, readonly [form: string, lemma: string, gloss: RegExp]>> = {
  et: ['ööd', 'ÖÖ', /./u],
  fi: ['talot', 'TALO', /house/u],
  is: ['hestum', 'HESTUR', /horse/u],
  uk: ['ґанки', 'ҐАНОК', /прибудова/u],
  tr: ['kedi', 'KEDİ', /cat/u],
  en: ['geese', 'GOOSE', /bird/u],
};

/** A tile that was played: the first of the newest word. */
async function tapPlayed(person: Person, hand: Hand): Promise<void> {
  await hand.press(person, person.laid.first());
}

tellIn('fi', (language) => {
  test('a tap on a word tells what it means, among friends', async ({ stage }) => {
    const person = await stage.enter({ luck: 'meaning', way: 'friendly' });
    await beginWithBot(person);
    await playTurns(person, mouse, 1);
    await expect(person.myTurn).toBeVisible();

    await test.step('on the board; what is done next closes it', async () => {
      await tapPlayed(person, mouse);
      await expect(card(person).getByRole('heading')).not.toHaveCount(0);
      await expect(card(person).getByRole('link')).not.toHaveCount(0);
      await person.page.locator('[data-story] h2').click();
      await expect(card(person)).toHaveCount(0);
    });

    await test.step('in the story, by keys; Escape leads back', async () => {
      const word = person.turns.last().getByRole('button');
      const name = await word.textContent();
      await word.focus();
      await person.page.keyboard.press('Enter');
      await expect(card(person)).toBeFocused();
      await expect(card(person)).toHaveAttribute(
        'aria-label',
        (name ?? '').toLocaleUpperCase(language),
      );
      await person.page.keyboard.press('Escape');
      await expect(card(person)).toHaveCount(0);
      await expect(word).toBeFocused();
    });

    await test.step('on the board by its key', async () => {
      await person.laid.first().focus();
      await person.page.keyboard.press('=');
      await expect(card(person)).toBeFocused();
    });
  });

  test('a finger on a phone asks as well, and the card stays inside', async ({ stage }) => {
    const person = await stage.enter({
      ...PHONE,
      locale: language,
      luck: 'meaning',
      way: 'friendly',
    });
    await beginWithBot(person, { hand: finger });
    await playTurns(person, finger, 1);
    await expect(person.myTurn).toBeVisible();
    await tapPlayed(person, finger);
    const box = await card(person).boundingBox();
    const width = person.page.viewportSize()?.width ?? 0;
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });

  test('the word finder tells lemma, class and meaning, and links the headword', async ({
    stage,
  }) => {
    const [form, lemma, gloss] = FORMS[language];
    const person = await stage.enter({ at: `${stage.server.url}words` });
    const { page, say } = person;
    await page.getByLabel(say('finder.text')).fill(form);
    await person.button('finder.find').click();
    await expect(page.getByText(gloss).first()).toBeVisible();
    const link = page.getByRole('link', { name: say('meaning.more') });
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(lemma.toLocaleLowerCase(language)), 'u'),
    );
    if (lemma !== form.toLocaleUpperCase(language))
      await expect(page.getByText(say('meaning.form', { lemma }))).toBeVisible();
  });
});

/** By a rulebook that looks words up only when they are challenged. */
test.describe('by the Estonian rulebook', () => {
  test.use({ language: 'et' });

  test('nothing is told while a word may be doubted', async ({ stage }) => {
    const person = await stage.enter({ luck: 'mouse' });
    await beginWithBot(person);
    await playTurns(person, mouse, 1);
    await expect(person.turns.getByRole('button')).toHaveCount(0);
    await tapPlayed(person, mouse);
    await expect(person.square(112)).toBeVisible();
    await expect(card(person)).toHaveCount(0);
  });
});
