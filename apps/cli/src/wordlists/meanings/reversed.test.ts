import { expect, test } from 'vitest';
import { dictdFiles } from '../../../test/dictd-files.ts';
import { readDictd } from '../dictd.ts';
import { reversed } from './reversed.ts';

const entries = (...texts: readonly string[]) => {
  const { index, text } = dictdFiles(texts.map((each) => [each.split(' ')[0] ?? '', each]));
  return readDictd(index, text);
};

const LIST = new Set(['at', 'ev', 'su']);
const ofList = (term: string): string | undefined => (LIST.has(term) ? term : undefined);

test('a word is told by the headwords that it explains, those that it explains first in front', () => {
  const told = reversed(
    entries('steed /s/\n1. soylu, at', 'horse /h/\n1. at', 'home /h/\n1. ev, yuva'),
    ofList,
  );
  expect([...told]).toEqual([
    ['at', 'horse, steed'],
    ['ev', 'home'],
  ]);
});

test('phrases behind a full stop, brackets and headwords that are names are left out', () => {
  const told = reversed(
    entries('aqua /a/\n1. (kim.) su. aqua fortis ev', 'Nile /n/ <n>\n1. su'),
    ofList,
  );
  expect([...told]).toEqual([['su', 'aqua']]);
});

test('four headwords are enough', () => {
  const told = reversed(
    entries(...['aa', 'bb', 'cc', 'dd', 'ee'].map((word) => `${word} /x/\nsu`)),
    ofList,
  );
  expect(told.get('su')).toBe('aa, bb, cc, dd');
});
