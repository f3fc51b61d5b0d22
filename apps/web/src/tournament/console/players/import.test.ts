import { parseCsv, personOf, previewRoster } from '@taht/tournament';
import { expect, test } from 'vitest';
import { faultsAt, faultsOfAll, inPieces, notesOf, pairOf, questionsOf } from './import.ts';

const preview = previewRoster(
  parseCsv('name,school,class,shoe\nMari,A,5,37\nmari,A,5,37\nJaan,B,6,40\n,C,,\n'),
);

test('what is wrong with a line is said beside it, and what concerns nobody above the list', () => {
  expect(faultsAt(preview, 2).map(({ code }) => code)).toEqual(['duplicate']);
  expect(faultsAt(preview, 4)).toEqual([]);
  expect(faultsOfAll(preview).map(({ code }) => code)).toEqual(['no-name']);
});

test('what is only left out or taken as one is a note and no fault', () => {
  expect(notesOf(preview).map(({ code }) => code)).toEqual(['unknown-column']);
});

test('two spellings are asked about until somebody says that they are two schools', () => {
  const near = previewRoster(parseCsv('ad,okul\nAda,İnönü\nEce,İnonu'));
  const [question] = questionsOf(near, new Set());
  expect(question).toMatchObject({ text: 'İnönü', other: 'İnonu' });
  expect(questionsOf(near, new Set(question && [pairOf(question)]))).toEqual([]);
  expect(faultsOfAll(near)).toEqual([]);
});

test('a number in the place of a name is told above the list', () => {
  const numbers = previewRoster(parseCsv('name\nMari\n17'));
  expect(faultsOfAll(numbers)).toEqual([{ code: 'name-has-digits', line: 3, text: '17' }]);
});

test('a long list goes in pieces, in order and whole', () => {
  const [mari] = preview.players;
  const people = Array.from({ length: 1000 }, (_, i) => ({
    ...personOf(mari as never),
    name: `Pupil ${i}`,
  }));
  const pieces = inPieces(people);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.flat()).toEqual(people);
  for (const piece of pieces) expect(JSON.stringify(piece).length).toBeLessThan(20_000);
  expect(inPieces([])).toEqual([]);
});
