import { expect, test } from 'vitest';
import { inflectedForms } from './flagless.ts';

const formsAmong = (words: string): string =>
  [...inflectedForms(new Set(words.split(' ')))].sort().join(' ');

test.each([
  [
    'a present tense that keeps company',
    'вдінеш вдіну вдіне вдінь вдінути',
    'вдіне вдінеш вдіну вдінь',
  ],
  ['a past beside its infinitive', 'вечоріти вечоріло вечоріє', 'вечоріло вечоріє'],
  [
    'the cases of a masculine',
    'вилов вилова вилову виловом вилові',
    'вилова виловом вилову вилові',
  ],
  [
    'the other genders of an adjective',
    'дволиций дволиця дволице дволицих дволицими',
    'дволице дволицими дволицих дволиця',
  ],
  [
    'reflexives, futures and converbs by themselves',
    'миюся читатиму зробивши митися',
    'зробивши миюся читатиму',
  ],
  ['adverbs and particles are no forms', 'абиколи електротабло тут там лиш', ''],
])('%s', (_name, words, forms) => expect(formsAmong(words)).toBe(forms));
