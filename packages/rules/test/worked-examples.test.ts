/** Examples from the rulebooks, or made from their words, each under the name it has in our notes. */
import { groundOf, placementOf, stackedDraw, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  allTiles,
  DIRECTIONS,
  GCG_NOTATION,
  type Ground,
  layTiles,
  makePosition,
  neighbour,
  openingMinimum,
  type Play,
  type Position,
  readPlacement,
  type Square,
  squareAt,
} from '../src/index.ts';

describe('the end of the game', () => {
  /** What the end adds to each score or takes from it. */
  function checkEnd(spec: TableSpec, script: string, delta: readonly number[]): void {
    const table = Table.dealt({ bag: '', ...spec });
    table.play(script);
    const { phase, seats } = table.game;
    if (phase.kind !== 'over') throw new Error(table.phase);
    const { adjustments } = phase.outcome;
    const sums = seats.map((_, seat) =>
      adjustments.filter((a) => a.seat === seat).reduce((sum, a) => sum + a.points, 0),
    );
    expect(sums).toEqual(delta);
  }

  const out = 'A pass; B 8G ..S; A accept';
  const nobody = 'A pass; B pass; A pass; B pass';
  const school: TableSpec = { ruleset: 'tr-school', board: '8G GA', racks: ['S', 'K', 'DK'] };
  const credit: TableSpec = { ...school, rules: { final: { creditOut: 'single' } } };

  test.each<[string, TableSpec, string, number[]]>([
    ['FI-END', { ruleset: 'fi-base', board: '8G KA', racks: ['CDE', 'S'] }, out, [-18, 18]],
    [
      'FI-END where nobody goes out',
      { ruleset: 'fi-base', board: '8G KA', racks: ['CDE', 'S'] },
      nobody,
      [-18, -1],
    ],
    ['ET-END', { ruleset: 'et-base', board: '8G KA', racks: ['RA', 'S'] }, out, [-3, 3]],
    [
      'UK-END: Х and А are 6, not the 9 in print',
      { ruleset: 'uk-base', board: '8G НА', racks: ['ХА', 'С'] },
      'A pass; B 8G ..С; A accept',
      [-6, 6],
    ],
    ['TR-END', school, 'A 8G ..S; ref close', [0, -5, -7]],
    ['TR-END as the other rulebooks have it', credit, 'A 8G ..S; ref close', [12, -5, -7]],
  ])('%s', (_name, spec, script, delta) => checkEnd(spec, script, delta));

  test('PASS-END: the game is over when three players have passed twice running', () => {
    const table = Table.dealt({ players: 3 });
    table.play('A pass; B pass; C pass; A pass; B pass');
    expect(table.phase).toBe('turn C');
    table.play('C pass');
    expect(table.phase).toBe('over passes');
  });

  test('PASS-END: an exchange among the six is no pass', () => {
    const table = Table.dealt({ racks: ['A', 'B', 'CDE'] });
    table.play('A pass; B pass; C exchange C; A pass; B pass; C pass');
    expect(table.phase).toBe('turn A');
  });
});

describe('ties', () => {
  const tied: TableSpec = { ruleset: 'tr-school', racks: ['K', 'X'], bag: '' };
  const passes = 'A pass; B pass; A pass; B pass';

  test('TR-TIE: who had more before the deductions ranks ahead', () => {
    const table = Table.dealt({ ...tied, scores: [255, 258] });
    table.play(passes);
    expect(table.scores).toEqual([250, 250]);
    expect(table.ranking).toBe('B A');
  });

  test.each<[string, string, string]>([
    ['nearest to A ranks ahead', 'BA', 'B A'],
    ['a blank comes before A', 'A?', 'B A'],
    ['equal letters are drawn again', 'EEAB', 'A B'],
  ])('TR-TIE: still equal, they draw letters: %s', (_name, letters, ranking) => {
    const bag = '?ABEE';
    const spec = { ...tied, racks: ['K', 'K'], bag, scores: [255, 255] };
    const table = Table.dealt({
      ...spec,
      draw: stackedDraw(['?', 'A', 'B', 'E', 'E', 'K', 'K'], letters),
    });
    table.play(passes);
    expect(table.ranking).toBe(ranking);
  });
});

test('TR-DRAW: a blank before A; equal letters stay out and are drawn again; seats follow the draw', () => {
  const set = Table.offered({ ruleset: 'tr-school', players: 4 }).game.setup.tileset;
  const draw = stackedDraw(allTiles(set), 'F?BFTC');
  const table = Table.offered({ ruleset: 'tr-school', players: 4, draw });
  table.play('A agree; B agree; C agree; D agree');
  expect(table.game.order.map((seat) => 'ABCD'[seat]).join('')).toBe('BCDA');
  expect(table.phase).toBe('turn B');
  expect(table.bags.join('')).toHaveLength(100 - 4 * 7);
});

describe('challenges', () => {
  test('TR-CH-BAD: the mover loses the turn, who did not challenge skips one', () => {
    const table = Table.dealt({ ruleset: 'tr-school', racks: ['HORNSAT', 'A', 'B', 'C'] });
    table.play('A 8E HORN; B challenge; ref close; ref rule invalid');
    expect(table.phase).toBe('turn B');
    expect(table.rack('A')).toBe('AHNORST');
    expect(table.play('B pass')).toEqual([
      'passed B chosen',
      'skipped C bystander',
      'skipped D bystander',
    ]);
    expect(table.phase).toBe('turn A');
  });

  test('TR-CH-GOOD: each challenger loses the next turn, which counts as a pass', () => {
    const table = Table.dealt({ ruleset: 'tr-school', racks: ['HORNSAT', 'A', 'B', 'C'] });
    table.play('A 8E HORN; B challenge; D challenge; ref close; ref rule valid');
    expect(table.phase).toBe('turn C');
    table.play('C pass');
    expect(table.phase).toBe('turn A');
    expect(table.scores).toEqual([14, 0, 0, 0]);
    expect(table.game.seats.map(({ passes }) => passes)).toEqual([0, 1, 1, 1]);
  });

  test('FI-CH-GOOD: ten points and no turn', () => {
    const table = Table.dealt({ ruleset: 'fi-base', racks: ['TALO', 'A'] });
    table.play('A 8G TALO; B challenge');
    expect(table.scores).toEqual([12, -10]);
    expect(table.phase).toBe('turn B');
  });

  test.each([
    ['et-base', 'KASS'],
    ['is-base', 'HANI'],
    ['fi-base', 'TALO'],
    ['uk-base', 'КАША'],
  ])('STD-CH-BAD: %s takes the tiles back and the turn is lost', (ruleset, word) => {
    const table = Table.dealt({ ruleset, racks: [word, '', ''], judge: () => 'invalid' });
    const rack = table.rack('A');
    table.play(`A 8G ${word}; C challenge`);
    expect(table.phase).toBe('turn B');
    expect(table.rack('A')).toBe(rack);
    expect(table.scores).toEqual([0, 0, 0]);
  });

  test.each([
    [6, ['misdraw-found A 6', 'skip-owed A misdraw', 'drew A 1', 'skipped A misdraw']],
    [9, ['misdraw-found A 9', 'skip-owed A misdraw', 'returned A 2 surplus', 'skipped A misdraw']],
  ])('TR-MISDRAW: with %i tiles the turn is passed and the rack put right', (held, told) => {
    const table = Table.dealt({ ruleset: 'tr-school' });
    expect(table.play(`ref misdraw A ${held}`)).toEqual(told);
    expect(table.rack('A')).toHaveLength(7);
    expect(table.phase).toBe('turn B');
    expect(table.game.seats[0]?.passes).toBe(1);
  });
});

describe('exchanging', () => {
  test.each<[string, string, number, number, 'allowed' | 'refused']>([
    // Name, ruleset, tiles in the bag, tiles to exchange
    ['EXCH-7', 'et-base', 7, 1, 'allowed'],
    ['EXCH-7', 'et-base', 6, 1, 'refused'],
    ['EXCH-ANY', 'is-base', 6, 3, 'allowed'],
    ['EXCH-ANY', 'is-base', 2, 3, 'refused'],
    ['EXCH-ANY', 'fi-base', 6, 3, 'allowed'],
    ['EXCH-ANY', 'fi-base', 2, 3, 'refused'],
    ['EXCH-ANY', 'uk-base', 6, 3, 'allowed'],
    ['EXCH-ANY', 'uk-base', 2, 3, 'refused'],
    ['EXCH-ANY', 'tr-school', 6, 3, 'allowed'],
    ['EXCH-ANY', 'tr-school', 2, 3, 'refused'],
  ])('%s: %s with %i in the bag, %i to exchange: %s', (_name, ruleset, bag, tiles, answer) => {
    const letter = ruleset === 'uk-base' ? 'О' : 'E';
    const spec = { ruleset, racks: [letter.repeat(5), letter], bag: letter.repeat(bag) };
    const table = Table.dealt(spec);
    const line = `A exchange ${letter.repeat(tiles)}`;
    if (answer === 'refused') expect(table.refusal(line).code).toBe('bag-too-small');
    else {
      table.play(line);
      expect([table.phase, table.bags.join('').length]).toEqual(['turn B', bag]);
    }
  });
});

describe('house rules', () => {
  test('BLANK-ET: who swaps S in for the blank must lay the blank in the same turn', () => {
    const spec: TableSpec = {
      ruleset: 'et-base',
      houseRules: ['blank-reuse-must'],
      board: '8D POLITsEI',
      racks: ['SDA', 'K'],
    };
    expect(Table.dealt(spec).refusal('A 8D ........D swap I8').code).toBe('blank-must-be-laid');
    const table = Table.dealt(spec);
    table.play('A 8D ........d swap I8');
    expect(table.game.board[squareNamed(8, 'I')]).toEqual({ letter: 'S', blank: false });
    expect(table.rack('A')).toBe('AD');
  });

  test('BLANK-UK: who swaps Т in for the blank may lay the blank at once or keep it', () => {
    const spec: TableSpec = {
      ruleset: 'uk-base',
      houseRules: ['blank-reuse-may'],
      board: '8F РЕМОНт',
      racks: ['ТИА', 'К'],
    };
    const kept = Table.dealt(spec);
    kept.play('A 8F ......И swap K8');
    expect(kept.rack('A')).toBe('?А');
    const laid = Table.dealt(spec);
    laid.play('A 8F ......и swap K8');
    expect(laid.rack('A')).toBe('АИ');
  });

  test('JACKS: five letters in the first round, four in the second, then three, then two', () => {
    const racks = ['КАША', 'ТАТО', 'КІТ'];
    const table = Table.dealt({ ruleset: 'uk-base', houseRules: ['jacks-to-open'], racks });
    const minima = [5, 4, 3, 2].map((minimum) => {
      expect(openingMinimum(table.game)).toBe(minimum);
      if (minimum > 2)
        expect(table.refusal(`A 8H ${'КАША'.slice(0, minimum - 1)}`)).toEqual({
          code: 'opening-too-short',
          needs: minimum,
        });
      table.play('A pass; B pass; C pass');
      return table.phase;
    });
    expect(minima).toEqual(['turn A', 'turn A', 'turn A', 'turn A']);
  });

  test.each<[used: string, rules: TableSpec['rules'], penalty: number]>([
    ['25:00', {}, 0],
    ['25:30', {}, -10],
    ['25:30', { clock: { begunMinute: false } }, 0],
    ['27:00', {}, -20],
    ['27:00', { clock: { begunMinute: false } }, -20],
  ])('CLOCK: %s used', (used, rules = {}, penalty) => {
    const [minutes = 0, seconds = 0] = used.split(':').map(Number);
    const houseRules = ['championship-clock', { name: 'minutes', patch: rules }] as const;
    const table = Table.dealt({ racks: ['?', '?'], houseRules });
    table.play(`+${60 * minutes + seconds}; A pass; B pass; A pass; B pass`);
    expect(table.scores).toEqual([penalty, 0]);
  });
});

test('UK-2a: no extension of the opening word ЗВАТИ to ОЗВАТИСЯ puts О on a triple word', () => {
  const { rules } = Table.offered().game;
  const empty = groundOf('uk-104');
  const lay = (ground: Ground, position: Position, word: string): Play | undefined => {
    const play = `${makePosition(position, GCG_NOTATION)} ${word}`;
    const read = readPlacement(ground, placementOf('uk-104', ground.board, play), rules);
    return read.ok ? read.value : undefined;
  };
  const extended = DIRECTIONS.flatMap((direction) =>
    empty.board.flatMap((_, s) => {
      const square = s as Square;
      const fits = neighbour(square, direction, 4) !== undefined;
      const opening = fits ? lay(empty, { square, direction }, 'ЗВАТИ') : undefined;
      if (opening === undefined) return [];
      const ground = { ...empty, board: layTiles(empty.board, opening.tiles) };
      const before = neighbour(square, direction, -1) as Square;
      const { words, score } = lay(ground, { square: before, direction }, 'О.....СЯ') as Play;
      const name = words.map(({ letters }) => letters.join('')).join(' ');
      return [{ name, score, factor: empty.premiums[before]?.word }];
    }),
  );
  expect(extended.every(({ name, factor }) => name === 'ОЗВАТИСЯ' && factor !== 3)).toBe(true);
  const across = [15, 16, 19, 17, 15];
  expect(extended.map(({ score }) => score)).toEqual([...across, ...across]);
});

const squareNamed = (row: number, column: string): Square =>
  squareAt(row - 1, 'ABCDEFGHIJKLMNO'.indexOf(column));
