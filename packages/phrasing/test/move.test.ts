/** A move that somebody might make, as a score sheet writes it. */
import { laidText, makeNaming } from '@taht/phrasing';
import { alphabetOf, groundOf, Table, tilesAt } from '@taht/testkit';
import { expect, test } from 'vitest';
import { stubTexts } from './stub-texts.ts';

const table = Table.dealt({ racks: ['HORNAB?', 'FARMING'] });
const naming = makeNaming(table.game, alphabetOf('en-100'), stubTexts);
const { board } = groundOf('en-100', '8E HORN');
const laid = (tiles: string): string => laidText(tilesAt(tiles), board, naming);

test.each([
  ['in the line of its tiles', 'F7F F9R F10M', 'F7 FORM'],
  ['in whatever order they were laid', 'F10M F7F F9R', 'F7 FORM'],
  ['a single tile across, where it makes a word across', 'I8S', '8E HORNS'],
  ['a single tile down, where it makes one only there', 'F9R', 'F8 OR'],
])('a play is written with its whole word: %s', (_, tiles, text) => {
  expect(laid(tiles)).toBe(text);
});
