import { BLANK, type Letter } from '@taht/letters';
import type { NotationFailure, Refusal, Square } from '@taht/rules';
import { expect, test } from 'vitest';
import { stubTexts } from '../test/stub-texts.ts';
import { explainNotation, explainRefusal, type Names } from './explain.ts';
import { explainLetter } from './explain-letter.ts';

const names: Names = {
  player: (seat) => ['Aino', 'Berk'][seat] ?? '',
  columns: [...'АБВГҐДЕЄЖЗИІЇЙК'],
  example: 'H8 WORD',
  bags: ['vowels', 'consonants'],
};

const letters = (word: string): Letter[] => [...word] as Letter[];

test.each<[Refusal, string]>([
  [{ code: 'not-your-turn', onTurn: 1 }, 'onTurn=Berk'],
  [{ code: 'no-such-seat', seat: 4 }, 'seat=5'],
  [{ code: 'wrong-phase', phase: 'turn' }, 'phase=phase.turn'],
  [{ code: 'not-a-word', words: [letters('HO'), letters('R')] }, 'words=HO & R'],
  [{ code: 'tile-not-on-rack', tile: letters('Z')[0] as Letter }, 'tile=Z'],
  [{ code: 'tile-not-on-rack', tile: BLANK }, 'tile=tile.blank'],
])('%j', (refusal, facts) => {
  const { code } = refusal;
  expect(explainRefusal(stubTexts, refusal, names)).toBe(`refusal.${code}(code=${code}, ${facts})`);
});

test.each<[NotationFailure, string]>([
  [{ code: 'bad-position', at: 0 }, 'notation.bad-position(example=H8 WORD)'],
  [
    { code: 'unknown-letter', at: 2, character: '\u001B[31mЖ' },
    'letter.unknown-letter(character=Ж)',
  ],
])('%j', (failure, text) => {
  expect(explainNotation(stubTexts, failure, names)).toBe(text);
});

test('a square is named by the columns of the table', () => {
  const failure = { code: 'dot-on-empty', at: 1, square: 4 as Square } as const;
  expect(explainNotation(stubTexts, failure, names)).toBe(
    'notation.dot-on-empty(example=H8 WORD, square=Ґ1)',
  );
});

test('a letter that looks like another one is told so', () => {
  const failure = {
    code: 'unknown-letter',
    at: 0,
    character: 'А',
    looksLike: 'A' as Letter,
  } as const;
  expect(explainLetter(stubTexts, failure)).toBe('letter.looks-like(character=А, looksLike=A)');
});
