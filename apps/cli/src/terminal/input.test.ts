import { LANGUAGES } from '@taht/messages';
import { expect, test } from 'vitest';
import { textsIn } from '../text/i18n.ts';
import { COMMANDS, commandWords, parseInput } from './input.ts';

const english = await commandWords(await textsIn('en'));

test.each<[line: string, intent: object]>([
  ['', { kind: 'nothing' }],
  ['   ', { kind: 'nothing' }],
  ['pass', { kind: 'command', name: 'pass', rest: '' }],
  [' PASS ', { kind: 'command', name: 'pass' }],
  ['exchange AB ?', { kind: 'command', name: 'exchange', rest: 'AB ?', at: 9 }],
  ['?', { kind: 'command', name: 'help' }],
  ['8H HORN', { kind: 'move' }],
  ['h8 horn', { kind: 'move' }],
  ['Є8 СЛОВО', { kind: 'move' }],
  ['HORN 8H', { kind: 'move' }],
  ['8H', { kind: 'move' }],
  ['99Z HORN', { kind: 'move' }],
  ['hello', { kind: 'unknown' }],
  ['hello there', { kind: 'unknown' }],
])('%j', (line, intent) => {
  expect(parseInput(line, english)).toMatchObject(intent);
});

test.each(LANGUAGES)(
  'every command has words of its own in %s, and English is understood',
  async (language) => {
    const texts = await textsIn(language);
    const words = await commandWords(texts);
    const all = COMMANDS.flatMap((name) => texts.t(`command.${name}`).split(' '));
    expect(new Set(all).size).toBe(all.length);
    for (const name of COMMANDS) {
      expect(words.find(words.shown(name))).toBe(name);
      expect(words.find(words.shown(name).toLocaleUpperCase(language))).toBe(name);
    }
    expect(words.find('shuffle')).toBe('shuffle');
    expect(words.find('QUIT')).toBe('quit');
  },
);
