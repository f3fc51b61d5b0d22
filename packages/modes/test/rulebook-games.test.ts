/** What the Estonian and the Ukrainian rulebook say of un-game, bingo, solitaires and duplicate, beside the laws of each game. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { allTiles, type Judge, parseSquare, type Square, tileTables } from '@taht/rules';
import { allBut, drawStream, groundOf, noJudge, rulesetOf, std15, tilesetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { bingo, duplicate, solitaire, ungame } from '../src/index.ts';
import { Stream } from './stream.ts';
import { setupOf } from './ungame/boards.ts';

const EDITIONS = [
  ['et-base', 'et-102'],
  ['uk-base', 'uk-104'],
] as const;

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not there');
  return value;
};

describe('un-game', () => {
  const squaresOf = (names: string): Square[] =>
    names.split(' ').map((name) => parseSquare(name) as Square);
  const refusalOf = (id: string, plays: string, squares: string, judge: Judge = allBut()) =>
    ungame.refuseRemoval(
      { board: groundOf('et-102', plays).board, rules: ungame.ungameRules({ id }), judge },
      squaresOf(squares),
    )?.code;

  describe.each(EDITIONS)('%s', (id) => {
    test.each<[name: string, plays: string, squares: string, code: string | undefined]>([
      ['one tile may be taken', '8E PASTEL', 'E8', undefined],
      ['six tiles may be taken', '8E PASTEL', 'E8 F8 G8 H8 I8 J8', undefined],
      ['seven may not', '8D POLITSEI', 'D8 E8 F8 G8 H8 I8 J8', 'too-many-tiles'],
      ['they are of one word', '8F KUNA, H5 ELA.IK', 'F8 H5', 'not-one-word'],
      ['no tile is left in no word', '8G ON', 'G8', 'lone-tile'],
    ])('%s', (_name, plays, squares, code) => {
      expect(refusalOf(id, plays, squares)).toBe(code);
    });

    test('what is left must be words, as in a crossword', () => {
      expect(refusalOf(id, '8E PASTEL', 'E8 J8', allBut('ASTE'))).toBe('not-in-list');
    });

    const begun = (plays: string, judge: Judge) => {
      const stream = new Stream({
        start: ungame.START,
        decide: (game: ungame.Game, command: ungame.Command) =>
          ungame.decide(game, command, { judge }),
        evolve: ungame.evolve,
      });
      const setup = setupOf(groundOf('et-102', plays).board, ungame.ungameRules({ id }), 1);
      stream.must({ kind: 'system' }, { kind: 'create', setup });
      return stream;
    };
    const A: ungame.Author = { kind: 'seat', seat: 0 };

    test('nobody passes; the empty board ends it', () => {
      const stream = begun('8E PASTEL', allBut());
      expect(stream.send(A, { kind: 'pass' })).toBe('no-pass');
      stream.must(A, { kind: 'remove', squares: squaresOf('E8 F8 G8 H8 I8 J8') });
      expect(stream.game.phase).toMatchObject({ kind: 'over', outcome: { reason: 'empty' } });
    });

    test('it is over when nothing can be taken', () => {
      // Eight tiles are too many at once, and no part of the word is one.
      const { phase } = begun('8D POLITSEI', () => 'invalid').game;
      expect(phase).toMatchObject({ kind: 'over', outcome: { reason: 'no-removal' } });
    });
  });

  test('what is left must hang together by the Ukrainian rulebook alone', () => {
    const parted = ['8D AASTAMA', 'G8'] as const;
    expect(refusalOf('et-base', ...parted)).toBeUndefined();
    expect(refusalOf('uk-base', ...parted)).toBe('falls-apart');
  });
});

describe.each(EDITIONS)('bingo: %s', (_id, tiles) => {
  const set = must(tilesetOf(tiles));
  /** Letters of which the set has one or more, each once. */
  const letters = [...new Set(allTiles(set))].filter((tile) => tile !== BLANK) as Letter[];
  const refusalOf = (...words: readonly Letter[][]) =>
    bingo.refuseCard(words, bingo.BINGO_DEFAULTS, set, noJudge)?.code;

  test('a card has two words of seven letters', () => {
    const [one, two] = [letters.slice(0, 7), letters.slice(7, 14)];
    expect(refusalOf(one, two)).toBeUndefined();
    expect(refusalOf(one)).toBe('wrong-number-of-words');
    expect(refusalOf(one, letters.slice(7, 13))).toBe('wrong-length');
  });

  test('the same word may stand on it twice', () => {
    const often = letters.filter((letter) => must(bingo.letterLimits(set).get(letter)) > 1);
    const word = often.slice(0, 7);
    expect(word).toHaveLength(7);
    expect(refusalOf(word, word)).toBeUndefined();
  });

  test('of four equal letters each call crosses out one', () => {
    const [letter = '' as Letter] = letters;
    const words = [
      [letter, letter],
      [letter, letter],
    ];
    const rules = { ...bingo.BINGO_DEFAULTS, letters: 2 };
    const crossed = (calls: number) =>
      bingo
        .crossedOut(words, Array<Tile>(calls).fill(letter), rules)
        .flat()
        .filter((each) => each).length;
    expect([1, 2, 3, 4].map(crossed)).toEqual([1, 2, 3, 4]);
  });
});

describe.each(EDITIONS)('solitaire: %s', (id, tiles) => {
  const begun = (variant: solitaire.Variant) => {
    const setup: solitaire.Setup = {
      game: 'solitaire-1',
      variant,
      player: { id: 'person-1', name: 'One' },
      day: null,
      base: must(rulesetOf(id)),
      tileset: must(tilesetOf(tiles)),
      board: std15,
      lexicon: { id: 'list', hash: 'none' },
      commitment: 'commitment',
    };
    const stream = new Stream({
      start: solitaire.START,
      decide: (game: solitaire.Game, command: solitaire.Command) =>
        solitaire.decide(game, command, { judge: allBut(), draw: drawStream }),
      evolve: solitaire.evolve,
    });
    stream.must({ kind: 'system' }, { kind: 'create', setup, seed: 'seed' });
    return stream;
  };
  const racksOf = (variant: solitaire.Variant): number[] =>
    begun(variant).game.racks.map(({ length }) => length);

  test('a: one rack of seven', () => expect(racksOf('one-rack')).toEqual([7]));

  test('b: two racks of seven', () => expect(racksOf('two-racks')).toEqual([7, 7]));

  test.each<[solitaire.Variant, passes: number]>([
    ['one-rack', 2],
    ['two-racks', 4],
  ])('%s: two passes of every rack end it', (variant, passes) => {
    const stream = begun(variant);
    for (let n = 0; n < passes; n++) {
      expect(stream.game.phase.kind).not.toBe('over');
      stream.must({ kind: 'player' }, { kind: 'pass' });
    }
    expect(stream.game.phase).toMatchObject({ kind: 'over', outcome: { reason: 'passes' } });
  });

  test('c: all tiles lie open', () => {
    const { game } = begun('open');
    expect(solitaire.viewFor(game).pool).toHaveLength(allTiles(must(tilesetOf(tiles))).length);
  });
});

describe.each(EDITIONS)('duplicate: %s', (_id, tiles) => {
  const set = must(tilesetOf(tiles));
  const tables = tileTables(set);
  const rules = duplicate.DUPLICATE_DEFAULTS;
  const needs = (round: number, left: readonly Tile[]): string => {
    const minimum = duplicate.minimumFor(rules, round, left, tables);
    return minimum === null ? 'none' : `${minimum.vowels} + ${minimum.consonants}`;
  };

  test('seven tiles and three minutes', () => {
    expect([rules.rack, rules.seconds]).toEqual([7, 180]);
  });

  test.each([
    [1, '2 + 2'],
    [15, '2 + 2'],
    [16, '1 + 1'],
    [30, '1 + 1'],
  ])('rack %i needs vowels and consonants: %s', (round, minimum) => {
    expect(needs(round, allTiles(set))).toBe(minimum);
  });

  test('without vowels or without consonants no rack is left', () => {
    const [vowels, consonants] = [true, false].map((isVowel) =>
      allTiles(set).filter(
        (tile) => tile !== BLANK && set.vowels.includes(tile as Letter) === isVowel,
      ),
    );
    expect([needs(3, must(vowels)), needs(20, must(consonants))]).toEqual(['none', 'none']);
  });
});

test('duplicate: a sign counts as a consonant', () => {
  const set = must(tilesetOf('uk-104'));
  const rack = ['А', 'Ь'] as Tile[];
  const minimum = { vowels: 1, consonants: 1 };
  expect(set.signs).toContain('Ь');
  expect(duplicate.meetsMinimum(rack, minimum, tileTables(set))).toBe(true);
});
