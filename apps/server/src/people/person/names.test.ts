import { describe, expect, test } from 'vitest';
import { checkName, foldName } from './names.ts';

const outcomeOf = (name: string): string => {
  const checked = checkName(name);
  return checked.ok ? checked.value.name : checked.error.code;
};

describe('a name', () => {
  test.each<[string, string]>([
    ['Õnne Žürii', 'Õnne Žürii'],
    ['Þórður', 'Þórður'],
    ['Äiti-Åke', 'Äiti-Åke'],
    ['Соломія', 'Соломія'],
    ["Мар'яна", "Мар'яна"],
    ['Лук’ян', 'Лук’ян'],
    ['Ґалаґан_Їжак', 'Ґалаґан_Їжак'],
    ['İğde Şükrü', 'İğde Şükrü'],
    ['Anna M.', 'Anna M.'],
    ['4ever', '4ever'],
    ['წერილი', 'წერილი'],
    ['さくら', 'さくら'],
    ['  Mari   Maasikas ', 'Mari Maasikas'],
    ['Ｗｉｄｅ', 'Wide'],
  ])('%s is welcome', (name, shown) => expect(outcomeOf(name)).toBe(shown));

  test.each<[string, string]>([
    ['', 'name-empty'],
    ['   ', 'name-empty'],
    ['\u200b', 'name-bad-character'],
    ['a'.repeat(25), 'name-too-long'],
    ['a'.repeat(5000), 'name-too-long'],
    ['Mаri', 'name-mixed-scripts'], // a Cyrillic a
    ['Соломіa', 'name-mixed-scripts'], // a Latin a
    ['<b>Mari</b>', 'name-bad-character'],
    ['Mari\u202eiraM', 'name-bad-character'],
    ['Ma\u200dri', 'name-bad-character'],
    ['Ma\ufe0fri', 'name-bad-character'], // a variation selector
    ['Ma\u034fri', 'name-bad-character'], // a grapheme joiner
    ['\u3164', 'name-bad-character'], // a letter without a shape
    ['Mari 😀', 'name-bad-character'],
    ['-Mari', 'name-bad-character'],
    ['M..ari', 'name-bad-character'],
    ['Mari\n', 'Mari'],
    ['a\u0300\u0301\u0302\u0303', 'name-bad-character'],
    ['ɑnna', 'name-bad-character'], // a sign of phonetics
    ['Admin', 'name-reserved'],
    ['AdmIn', 'name-reserved'],
    ['аdmіn', 'name-mixed-scripts'],
  ])('%j gives %s', (name, code) => expect(outcomeOf(name)).toBe(code));

  test('of 24 letters with a mark each fits', () => {
    expect(outcomeOf('x\u0323'.repeat(24))).not.toBe('name-too-long');
  });
});

describe('two names are the same', () => {
  test.each<[string, string]>([
    ['Mari', 'mARI'],
    ['ILGIN', 'ılgın'],
    ['İlker', 'ilker'],
    ['Ilker', 'ilker'],
    ['Straße', 'STRASSE'],
    ['Õie', 'O\u0303ie'],
    ['Аре', 'Ape'], // Cyrillic, Latin
    ['ВОТ', 'BOT'],
    ['вот', 'ВОТ'],
    ['Paul1', 'Paull'],
    ['B0B', 'bob'],
    ['anna.m', 'Anna M'],
    ['Лук’ян', "Лук'ян"],
    ['Οlga', 'Olga'], // a Greek O
  ])('%s and %s', (a, b) => expect(foldName(a)).toBe(foldName(b)));
});

describe('two names are different', () => {
  test.each<[string, string]>([
    ['Mart', 'Märt'],
    ['Saar', 'Šaar'],
    ['Guðrún', 'Gudrún'],
    ['Ilona', 'Ilonka'],
    ['Can', 'Çan'],
    ['Ivan', 'Ivän'],
    ['Галя', 'Ґаля'],
    ['Іра', 'Їра'],
    ['Єва', 'Ева'],
    ['Anna', 'Ann-a'],
  ])('%s and %s', (a, b) => expect(foldName(a)).not.toBe(foldName(b)));
});
