/**
 * A game by each of the five rulebooks: the draw, turns, challenges, the dictionary and the end. A and E are worth one
 * point in all of their sets, so one script holds for all: `α` and `ε` stand for these letters, `β` for a blank called A.
 */
import { rulesetOf, stackedDraw, Table, type TableSpec, tilesetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { allTiles, type Ruleset, type TileSet } from '../src/index.ts';

const RULEBOOKS = ['et-base', 'is-base', 'tr-school', 'fi-base', 'uk-base'] as const;
type Rulebook = (typeof RULEBOOKS)[number];

const LATIN: Readonly<Record<string, string>> = { α: 'A', ε: 'E', β: 'a' };
const CYRILLIC: Readonly<Record<string, string>> = { α: 'А', ε: 'Е', β: 'а' };

describe.each(RULEBOOKS)('%s', (ruleset) => {
  const own = (text: string): string =>
    text.replace(/[αεβ]/g, (sign) => (ruleset === 'uk-base' ? CYRILLIC : LATIN)[sign] ?? sign);

  const rules = rulesetOf(ruleset) as Ruleset;
  const set = tilesetOf(rules.tileset) as TileSet;

  function dealt(spec: TableSpec = {}): Table {
    const racks = spec.racks?.map(own);
    return Table.dealt({
      ...spec,
      ruleset,
      ...(racks && { racks }),
      ...(spec.bag !== undefined && { bag: own(spec.bag) }),
      ...(spec.board !== undefined && { board: own(spec.board) }),
    });
  }

  /** Nobody doubts a play: the opponents accept, or the referee closes. */
  const stand = (...opponents: readonly string[]): string =>
    ruleset === 'tr-school' ? 'ref close' : opponents.map((seat) => `${seat} accept`).join('; ');

  /** What the referee says where there is one; elsewhere the judge has spoken. */
  const ruling = (verdict: 'valid' | 'invalid'): string =>
    ruleset === 'tr-school' ? `ref close; ref rule ${verdict}` : '';

  /** Values that differ from one rulebook to another. */
  const by = <T>(values: Partial<Record<Rulebook, T>>, others: T): T => values[ruleset] ?? others;

  describe('the beginning', () => {
    const agreed = (players: number, letters: string): Table => {
      const draw = stackedDraw(allTiles(set), own(letters));
      const table = Table.offered({ ruleset, players, draw });
      for (const seat of 'ABCD'.slice(0, players)) table.play(`${seat} agree`);
      return table;
    };

    test('two, three or four play', () => {
      for (const players of [2, 3, 4])
        expect(Table.offered({ ruleset, players }).phase).toBe('setup');
      expect(() => Table.offered({ ruleset, players: 1 })).toThrow('wrong-number-of-players');
    });

    test('nothing is drawn before all have agreed', () => {
      const table = Table.offered({ ruleset, players: 3 });
      table.play('A agree; C agree');
      expect([table.phase, table.drawn]).toEqual(['setup', []]);
    });

    test('the letter nearest to the start of the alphabet begins', () => {
      const [first = '', second = '', third = ''] = set.alphabet;
      expect(agreed(3, third + first + second).phase).toBe('turn B');
    });

    test('a blank comes before the first letter', () => {
      expect(agreed(3, 'αε?').phase).toBe('turn C');
    });

    test('equal letters are drawn again', () => {
      expect(agreed(2, 'ααεα').phase).toBe('turn B');
    });

    test('all tiles go back, and each draws seven', () => {
      const table = agreed(3, 'αεε');
      expect(['A', 'B', 'C'].map((seat) => table.rack(seat).length)).toEqual([7, 7, 7]);
      expect(table.bags.join('')).toHaveLength(allTiles(set).length - 21);
    });

    test('turns go clockwise', () => {
      const table = dealt({ players: 4 });
      const turns = ['A', 'B', 'C', 'D'].map((seat) => {
        table.play(`${seat} pass`);
        return table.phase;
      });
      expect(turns).toEqual(['turn B', 'turn C', 'turn D', 'turn A']);
    });
  });

  describe('a turn', () => {
    const racks = ['αααεεε?', 'ε'];

    test('after a play the rack is filled up to seven', () => {
      const table = dealt({ racks });
      table.play(own(`A 8G αα; ${stand('B')}`));
      expect([table.rack('A').length, table.phase, table.scores[0]]).toEqual([7, 'turn B', 4]);
    });

    test('when the bag is empty one plays on with what is left', () => {
      const table = dealt({ racks: ['αααε', 'ε'], bag: '' });
      table.play(own(`A 8G αα; ${stand('B')}`));
      expect([table.rack('A').length, table.phase]).toEqual([2, 'turn B']);
    });

    test.each([
      ['one', 'α'],
      ['several', 'ααε'],
      ['all', 'αααεεε?'],
    ])(
      '%s may be exchanged: the new are drawn first, the turn is over, nothing is scored',
      (_name, tiles) => {
        const table = dealt({ racks });
        const bag = table.bags.join('').length;
        const { length } = tiles;
        expect(table.play(own(`A exchange ${tiles}`))).toEqual([
          `exchanged A ${length}`,
          `drew A ${length}`,
          `returned A ${length} exchange`,
        ]);
        expect([table.phase, table.scores[0], table.rack('A').length]).toEqual(['turn B', 0, 7]);
        expect(table.bags.join('')).toHaveLength(bag);
      },
    );

    test('an exchange needs so many tiles in the bag', () => {
      const needs = by({ 'et-base': 7 }, 1);
      const enough = dealt({ racks: ['αα', 'ε'], bag: 'ε'.repeat(needs) });
      enough.play(own('A exchange α'));
      expect(enough.phase).toBe('turn B');
      const few = dealt({ racks: ['αα', 'ε'], bag: 'ε'.repeat(needs - 1) });
      expect(few.refusal(own('A exchange α')).code).toBe('bag-too-small');
    });

    test('one may pass even with a word at hand', () => {
      const table = dealt({ racks, hasPlay: () => true });
      expect(table.play('A pass')).toEqual(['passed A chosen']);
      expect(table.phase).toBe('turn B');
    });

    test('a blank keeps the letter that was named', () => {
      const table = dealt({ racks });
      table.play(own(`A 8G αβ; ${stand('B')}; B pass`));
      expect(table.game.board.filter((cell) => cell?.blank)).toEqual([
        { letter: own('α'), blank: true },
      ]);
      expect(table.scores[0]).toBe(2);
    });

    test('a blank is not taken from the board, nor any other tile', () => {
      const table = dealt({ racks: ['ααε', 'ε'], board: '8G αβ' });
      expect(table.refusal(own('A 8G ..ε swap H8')).code).toBe('blank-reuse-off');
      expect(table.refusal(own('A 8G ..ε swap G8')).code).toBe('blank-reuse-off');
    });
  });

  describe('a challenge', () => {
    const racks = ['αααεεε?', 'ε', 'ε'];

    test('a play may be challenged until it is settled, and no longer', () => {
      const open = dealt({ racks });
      expect(open.play(own('A 8G αα; C challenge'))).toContain('challenged C 0');
      const shut = dealt({ racks });
      const close = ruleset === 'tr-school' ? 'ref close' : 'B pass';
      expect(shut.refusal(own(`A 8G αα; ${close}; C challenge`)).code).toBe('nothing-to-challenge');
    });

    test('a bad word: the tiles go back, the turn is lost, nothing is scored', () => {
      const table = dealt({ racks, judge: () => 'invalid' });
      table.play(own(`A 8G αα; B challenge; ${ruling('invalid')}`));
      expect(table.game.board.every((cell) => cell === null)).toBe(true);
      expect([table.rack('A'), table.scores, table.phase]).toEqual([
        own('?αααεεε'),
        [0, 0, 0],
        'turn B',
      ]);
    });

    test('those who did not challenge a bad word', () => {
      const table = dealt({ racks, judge: () => 'invalid' });
      table.play(own(`A 8G αα; B challenge; ${ruling('invalid')}; B pass`));
      expect(table.phase).toBe(by({ 'tr-school': 'turn A' }, 'turn C'));
    });

    test('a challenge in vain: the word stands, and the challenger pays what the rulebook says', () => {
      const table = dealt({ racks });
      table.play(own(`A 8G αα; B challenge; ${ruling('valid')}`));
      expect([table.scores, table.phase]).toEqual([
        [4, by({ 'fi-base': -10 }, 0), 0],
        by({ 'tr-school': 'turn C' }, 'turn B'),
      ]);
    });

    test('however many words of a play are challenged in vain, that counts once', () => {
      const table = dealt({ racks, board: '8G αα' });
      expect(table.play(own('A 9G αα; B challenge'))).toContain('challenged B 0 1 2');
      table.play(by({ 'tr-school': 'ref close; ref rule valid valid valid' }, ''));
      expect(table.scores).toEqual([8, by({ 'fi-base': -10 }, 0), 0]);
      table.play(by({ 'tr-school': 'C pass; A pass' }, 'B pass; C pass; A pass'));
      expect(table.phase).toBe('turn B');
    });
  });

  describe('the dictionary', () => {
    test('is closed before a word is laid', () => {
      expect(dealt().refusal(own('A look αα')).code).toBe('look-up-closed');
    });

    test('is opened for a challenge, in the Ukrainian rulebook once a word lies there', () => {
      const table = dealt({ racks: ['αααεεε?', 'ε', 'ε'] });
      table.play(own('A 8G αα'));
      if (ruleset === 'uk-base') expect(table.play(own('B look αα')).at(-1)).toContain('valid');
      else expect(table.refusal(own('B look αα')).code).toBe('look-up-closed');
    });
  });

  describe('the end', () => {
    const last: TableSpec = { board: '8G αα', racks: ['α', 'ε', 'εε'], bag: '' };

    test('comes when the bag and one rack are empty; what is left is settled', () => {
      const table = dealt(last);
      table.play(own(`A 8G ..α; ${stand('B', 'C')}`));
      const credit = by({ 'tr-school': 0 }, 3);
      expect([table.phase, table.scores]).toEqual(['over out', [3 + credit, -1, -2]]);
    });

    test('does not come while the bag has tiles', () => {
      const table = dealt({ ...last, bag: 'εε' });
      table.play(own(`A 8G ..α; ${stand('B', 'C')}`));
      expect([table.phase, table.rack('A').length]).toEqual(['turn B', 2]);
    });

    test('comes when all have passed twice running; everybody loses what is left', () => {
      const table = dealt({ ...last, racks: ['α', 'ε', 'εε'] });
      table.play('A pass; B pass; C pass; A pass; B pass');
      expect(table.phase).toBe('turn C');
      table.play('C pass');
      expect([table.phase, table.scores]).toEqual(['over passes', [-1, -1, -2]]);
    });

    test('an exchange among the passes is no pass', () => {
      const table = dealt({ racks: ['αα', 'ε', 'ε'] });
      table.play(own('A pass; B pass; C pass; A exchange α; B pass; C pass'));
      expect(table.phase).toBe('turn A');
    });

    test('a turn lost by a challenge is a pass in the Turkish rules alone', () => {
      const table = dealt({ racks: ['αα', 'ε', 'ε'], judge: () => 'invalid' });
      table.play(own(`A pass; B pass; C pass; A 8G αα; B challenge; ${ruling('invalid')}; B pass`));
      // There C, who did not challenge, misses the turn.
      if (ruleset !== 'tr-school') table.play('C pass');
      expect(table.phase).toBe(by({ 'tr-school': 'over passes' }, 'turn A'));
    });

    test('comes when no move is left, where the rulebook has that end', () => {
      const table = dealt({ ...last, hasPlay: () => false });
      table.play('A pass');
      const goesOn = { 'is-base': 'turn B', 'tr-school': 'turn B' };
      expect(table.phase).toBe(by(goesOn, 'over no-move-left'));
    });

    test('the highest score wins, and equal ones share the place or are told apart', () => {
      const won = dealt({ ...last, scores: [5, 50, 20] });
      const passes = 'A pass; B pass; C pass; A pass; B pass; C pass';
      won.play(passes);
      expect(won.ranking).toBe('B C A');
      const tied = dealt({ ...last, scores: [30, 30, 31] });
      tied.play(passes);
      expect(tied.scores).toEqual([29, 29, 29]);
      expect(tied.ranking).toMatch(by({ 'tr-school': /^C [AB] [AB]$/ }, /^ABC$/));
    });
  });
});
