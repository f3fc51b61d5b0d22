/** The rack rule: its vector, the count that ends the game, and a hundred thousand draws. */
import type { Tile } from '@taht/letters';
import { allTiles, tileTables } from '@taht/rules';
import { count, drawStream, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { duplicate } from '../../src/index.ts';

const { DUPLICATE_DEFAULTS: RULES, drawRack, meetsMinimum, minimumFor } = duplicate;
const set = tilesetOf('et-102') as NonNullable<ReturnType<typeof tilesetOf>>;
const tables = tileTables(set);
const tilesOf = (text: string): Tile[] => [...text] as Tile[];

test.each<[string, number, boolean]>([
  // rack      draw  valid
  ['AEBDKLM', 15, true],
  ['ABDKLMT', 15, false],
  ['ABDKLMT', 16, true],
  ['ABDKLM?', 15, true],
  ['AEIOU?T', 3, true],
  ['BDKLMT?', 15, false],
  ['BDKLMTS', 16, false],
])('DUP-RACK: %s as rack %i', (rack, round, valid) => {
  const minimum = minimumFor(RULES, round, allTiles(set), tables) as duplicate.Minimum;
  expect(meetsMinimum(tilesOf(rack), minimum, tables)).toBe(valid);
});

test.each<[string, string, number, [number, number] | null]>([
  ['plenty is left', 'AAEEBBDDKK', 3, [2, 2]],
  ['one vowel only, before rack 16', 'ABDKLMTSRN', 3, [1, 1]],
  ['a blank makes the second vowel', 'A?DKLMTSRN', 3, [2, 2]],
  ['no vowel', 'BDKLMTS', 3, null],
  ['no consonant', 'AEIOU', 20, null],
  ['a blank beside consonants', '?BDK', 20, [1, 1]],
  ['two blanks alone', '??', 20, [1, 1]],
  ['a single tile', 'A', 20, null],
  ['nothing', '', 20, null],
])('what can be made: %s', (_name, left, round, needs) => {
  const minimum = minimumFor(RULES, round, tilesOf(left), tables);
  expect(minimum && [minimum.vowels, minimum.consonants]).toEqual(needs);
});

test('every rack drawn keeps the rule, whatever is left', () => {
  const secret = { seed: 'racks', contributions: [] };
  let [racks, draws, redraws] = [0, 0, 0];
  while (racks < count(100_000)) {
    let bag = allTiles(set);
    let kept: readonly Tile[] = [];
    for (let round = 1; ; round++) {
      const minimum = minimumFor(RULES, round, [...bag, ...kept], tables);
      if (minimum === null) break;
      const drawn = drawRack(bag, kept, minimum, RULES, tables, (used, bound) =>
        drawStream(secret, draws + used, bound),
      );
      if (!meetsMinimum(drawn.tiles, minimum, tables)) expect.fail(`${round}: ${drawn.tiles}`);
      draws += drawn.draws;
      redraws += drawn.redraws;
      racks++;
      const left = [...bag, ...kept];
      for (const tile of drawn.tiles) left.splice(left.indexOf(tile), 1);
      const played = 1 + drawStream(secret, draws++, drawn.tiles.length);
      bag = left;
      kept = drawn.tiles.slice(played);
    }
  }
  console.log(`LONG: duplicate racks: ${racks} drawn, ${redraws} drawn anew`);
  expect(redraws).toBeGreaterThan(0);
});

test('a rack drawn anew is any permitted set of the tiles left with the same chance', () => {
  // Two vowels and five consonants, each tile one of a kind by its place: racks of four are the 10 sets of 2 + 2.
  const left = tilesOf('AEBDKLM');
  const rules = { ...RULES, rack: 4, most: 4 };
  const secret = { seed: 'chi-square', contributions: [] };
  const counts = new Map<string, number>();
  const tries = count(200_000);
  let draws = 0;
  for (let i = 0; i < tries; i++) {
    const drawn = drawRack(left, [], { vowels: 2, consonants: 2 }, rules, tables, (used, bound) =>
      drawStream(secret, draws + used, bound),
    );
    draws += drawn.draws;
    const key = drawn.tiles.join('');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(10);
  const expected = tries / 10;
  const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  console.log(`LONG: duplicate racks drawn anew: chi-square ${chi.toFixed(2)} of 9 degrees`);
  // One in a thousand sources of true chance would exceed it.
  expect(chi).toBeLessThan(27.88);
});

test('two equal letters are two tiles: sets with both come as often as their number says', () => {
  const left = tilesOf('AABBK');
  const rules = { ...RULES, rack: 3, most: 3 };
  const secret = { seed: 'twins', contributions: [] };
  const counts = new Map<string, number>();
  const tries = count(100_000);
  let draws = 0;
  for (let i = 0; i < tries; i++) {
    const drawn = drawRack(left, [], { vowels: 1, consonants: 1 }, rules, tables, (used, bound) =>
      drawStream(secret, draws + used, bound),
    );
    draws += drawn.draws;
    const key = drawn.tiles.join('');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // Of the nine permitted sets of physical tiles.
  const sets: Record<string, number> = { AAB: 2, AAK: 1, ABB: 2, ABK: 4 };
  const chi = Object.entries(sets).reduce((sum, [key, n]) => {
    const expected = (tries * n) / 9;
    return sum + ((counts.get(key) ?? 0) - expected) ** 2 / expected;
  }, 0);
  expect([...counts.keys()].sort()).toEqual(Object.keys(sets).sort());
  expect(chi).toBeLessThan(16.27);
});

test('the joker game has one blank on every rack while there is one', () => {
  const rules: duplicate.DuplicateRules = { ...RULES, joker: 'on' };
  const secret = { seed: 'jokers', contributions: [] };
  for (let i = 0; i < 200; i++) {
    const minimum = { vowels: 2, consonants: 2 };
    const { tiles } = drawRack(allTiles(set), [], minimum, rules, tables, (used, bound) =>
      drawStream(secret, i * 100 + used, bound),
    );
    expect(tiles.filter((tile) => tile === '?')).toHaveLength(1);
  }
});
