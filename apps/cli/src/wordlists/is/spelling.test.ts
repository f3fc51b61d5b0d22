import { expect, test } from 'vitest';
import { isJoined, misspeltTest } from './spelling.ts';

/** Sure words, and what else the list holds. */
const isMisspelt = (word: string, sure: string, others = ''): boolean =>
  misspeltTest({
    sure: new Set(sure.split(' ')),
    words: new Set(`${sure} ${others} ${word}`.split(' ')),
  })(word);

test.each([
  ['leingra', 'lengra'],
  ['túngumál', 'tungumál'],
  ['bleikr', 'bleikur'],
  ['bókmentir', 'bókmenntir'],
  ['skemtilegt', 'skemmtilegt'],
  ['merkiliga', 'merkilega'],
  ['viðskifti', 'viðskipti'],
  ['fjelagsins', 'félagsins'],
  ['æfisaga', 'ævisaga'],
])('%s is an old spelling of %s', (old, now) => expect(isMisspelt(old, now)).toBe(true));

test('what has no modern spelling in the list is left, and so is kyntur, of kynda', () => {
  expect(isMisspelt('leingra', 'langur')).toBe(false);
  expect(isMisspelt('kyntur', 'kynntur')).toBe(false);
});

test.each([
  ['bíllin', 'bíllinn'],
  ['sýninginn', 'sýningin'],
  ['baráttunar', 'baráttunnar'],
  ['myndini', 'myndinni'],
])('%s is %s with a wrong article', (wrong, right) => expect(isMisspelt(wrong, right)).toBe(true));

test.each([
  ['fóstrann', 'fóstran', 'fóstri'],
  ['rafvirkinn', 'rafvirkin', 'rafvirkjann rafvirki rafvirkja'],
  ['notkunar', 'notkunnar', 'notkun'],
])('%s is right beside %s if %s is there', (word, like, beside) => {
  expect(isMisspelt(word, like, beside)).toBe(false);
});

test.each([
  ['stekari', 'sterkari'],
  ['spurnig', 'spurning'],
  ['almening', 'almenning'],
  ['vanþókknunar', 'vanþóknunar'],
  ['mállískur', 'mállýskur'],
  ['tenglsum', 'tengslum'],
])('%s is a slip for %s', (slip, right) => expect(isMisspelt(slip, right)).toBe(true));

test.each([
  ['a compound', 'sérfæði', 'sérfræði fæði', 'sér'],
  ['a word with other forms', 'ræstingu', 'ræsingu', 'ræsting ræstinga ræstingar'],
  ['a form with umlaut that has others', 'nörtuðu', 'nötruðu', 'narta nartað nartaði'],
  ['a short word', 'fókið', 'fokið', ''],
])('%s is no slip', (_name, word, like, others) => {
  expect(isMisspelt(word, like, others)).toBe(false);
});

test('an adverb of direction and a preposition are two words', () => {
  expect(['niðrúr', 'framanaf', 'utanvið', 'þarsem'].every(isJoined)).toBe(true);
  expect(['hérað', 'framanum', 'umfram', 'alltaf', 'framhjá'].some(isJoined)).toBe(false);
});
