import { expect, test } from 'vitest';
import { sensesByHeadword, translated } from './freedict.ts';

const entry = (headword: string, wordClass: string, ...lines: readonly string[]) => ({
  headword,
  wordClass,
  lines,
});

test('a line of translations is followed by an explanation, senses are numbered', () => {
  const senses = sensesByHeadword([
    entry('vesi', 'n', 'water', 'kirkas neste'),
    entry('juoste', 'n', '1. tract', 'hermorata', '2. strand, thread (thin)', ''),
  ]);
  expect(senses.get('vesi')).toEqual([
    { wordClass: 'noun', translations: 'water', explanation: 'kirkas neste' },
  ]);
  expect(senses.get('juoste')).toEqual([
    { wordClass: 'noun', translations: 'tract', explanation: 'hermorata' },
    { wordClass: 'noun', translations: 'strand, thread (thin)', explanation: '' },
  ]);
  expect(translated(senses.get('juoste') ?? [], 9)).toBe('tract, strand, thread');
});

test('words spelt alike stand together, names and endings are left out', () => {
  const senses = sensesByHeadword([
    entry('kuusi', 'n', 'spruce'),
    entry('kuusi', 'numeral', 'six'),
    entry('ja', 'suffix', '-er'),
    entry('Ylä-Ranska', 'pn', 'Hauts-de-France'),
  ]);
  expect([...senses.keys()]).toEqual(['kuusi']);
  expect(senses.get('kuusi')?.map(({ wordClass }) => wordClass)).toEqual(['noun', 'numeral']);
});
