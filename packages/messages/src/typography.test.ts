/** Texts are set as their language sets them: dashes, ellipses, shares in per cent, ordinals, and spaces at which no line may end. */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Language, loadCatalogues, type MessageId } from '@taht/messages';
import { describe, expect, test } from 'vitest';

const catalogues = await loadCatalogues();

/** Whatever breaks a rule, with the text around it. */
const breaches = (language: Language, rule: RegExp, except: RegExp = /^$/u): readonly string[] =>
  Object.entries(catalogues[language]).flatMap(([id, text]) =>
    !except.test(id) && rule.test(text) ? [`${id}: ${text}`] : [],
  );

const say = (language: Language, id: MessageId, values: Record<string, string | number>): string =>
  setupI18n({ locale: language, messages: { [language]: { ...catalogues[language] } } })
    .setMessagesCompiler(compileMessage)
    ._(id, values);

/** Between the figures and their sign, and on which side it stands, as the language's own customs have it. */
const shareIn = (language: Language): string =>
  (0.5).toLocaleString(language, { style: 'percent' }).replace('50', '{n}');

describe.each(LANGUAGES)('%s', (language) => {
  test('an ellipsis is one sign, straight after its word', () =>
    expect(breaches(language, /\.\.\.|\s…/u)).toEqual([]));

  test('a dash is an en dash with spaces on both sides, and in ranges with none', () => {
    expect(breaches(language, /—| - |\S– | –\S/u)).toEqual([]);
    // What is typed has a hyphen.
    const typed = /^cli\.|\.bad-date$|[.-]help\./u;
    expect(breaches(language, /\d(?: – |-)\d/u, typed)).toEqual([]);
  });

  test('no line ends between a number and its unit, nor after №', () => {
    const units = 'kB|MB|GB|Mt|МБ|s|sn|с|ms|мс';
    expect(breaches(language, new RegExp(`[\\d}] (?:${units})(?!\\p{L})|№ `, 'u'))).toEqual([]);
  });

  test('a share in per cent looks like one that the language writes itself', () => {
    const numbers = '(?:\\d+|\\{\\w+\\})';
    const right = new RegExp(shareIn(language).replace('{n}', numbers), 'gu');
    const wrong = Object.entries(catalogues[language]).filter(([, text]) =>
      new RegExp(`${numbers}\\s?%|%\\s?${numbers}`, 'u').test(text.replaceAll(right, '')),
    );
    expect(wrong).toEqual([]);
  });
});

/** In the help of the terminal a dash stands after every command, between two sides of a match as between teams. */
test.each<Language>(['en', 'is', 'fi', 'tr'])('%s has no dash in a sentence', (language) =>
  expect(breaches(language, / – /u, /[.-]help\.|^match\.share$/u)).toEqual([]),
);

/** There, 21 and 101 are counted like 1. */
test.each<Language>(['uk', 'is'])('%s never says “one” of 21', (language) =>
  expect(
    breaches(language, /\{\w+, plural, one \{(?:[^{}#]|\{[^{}]*\})*\}.*other \{[^{}]*#/u),
  ).toEqual([]),
);

test.each<[Language, string, string]>([
  ['et', '21. koht 101 mängija seas', 'Etapp 3'],
  ['is', '21. sæti af 101', 'Áfangi 3'],
  ['fi', 'Sija 21/101', 'Vaihe 3'],
  ['uk', 'Місце 21 з 101', 'Етап 3'],
  ['tr', '101 kişi arasında 21. sıra', '3. aşama'],
  ['en', 'Place 21 of 101', 'Stage 3'],
])('a place and a stage in %s', (language, place, stage) => {
  expect(say(language, 'duplicate.place', { rank: 21, players: 101 })).toBe(place);
  expect(say(language, 'tournament.stage', { stage: 3 })).toBe(stage);
});
