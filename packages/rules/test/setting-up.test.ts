/** The offer, who refuses what, who agrees, and the draw for the order of play (RULES 3). */
import { stackedDraw, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { allTiles, type HouseRule, type RulesetPatch } from '../src/index.ts';

const houseRule = (name: string, patch: RulesetPatch): HouseRule => ({ name, patch });
const propose = (...houseRules: HouseRule[]) => ({ kind: 'propose', houseRules }) as const;
const OPEN = houseRule('open-dictionary', { lookup: 'open' });
const ROW = houseRule('row of ten', { exchange: { minBag: 10 } });

describe('agreeing', () => {
  test('nothing is drawn before all have agreed', () => {
    const table = Table.offered({ players: 3 });
    table.play('C agree; A agree');
    expect([table.phase, table.drawn, table.rack('A')]).toEqual(['setup', [], '']);
    const told = table.play('B agree');
    expect(told.slice(0, 2)).toEqual(['agreed B', 'order-drawn']);
    expect(told.slice(2).toSorted()).toEqual(['drew A 7', 'drew B 7', 'drew C 7']);
    expect(table.bags.join('')).toHaveLength(100 - 21);
  });

  test('a seat’s contribution is its own text, or its player id', () => {
    const table = Table.offered();
    table.play('A agree moonlight; B agree');
    expect(table.game.secret.contributions).toEqual(['moonlight', 'p1']);
  });

  test('once is enough', () => {
    expect(Table.offered().refusal('A agree; A agree').code).toBe('already-agreed');
    expect(Table.dealt().refusal('A agree').code).toBe('wrong-phase');
  });

  test('reloaded before the last agreement, the same tiles are drawn', () => {
    const [live, stored] = [Table.offered(), Table.offered()];
    live.play('A agree; B agree');
    stored.play('A agree');
    stored.reload().play('B agree');
    expect(stored.rack('A') + stored.rack('B')).toBe(live.rack('A') + live.rack('B'));
  });
});

describe('house rules', () => {
  const offered = (...houseRules: HouseRule[]): Table => Table.offered({ houseRules, players: 3 });

  test('what is offered holds', () => {
    expect(offered(OPEN, ROW).game.rules).toMatchObject({
      lookup: 'open',
      exchange: { minBag: 10 },
    });
  });

  test('one refusal is enough: the edition’s own rule holds, and all others stay', () => {
    const table = offered(OPEN, ROW);
    table.play('B refuse open-dictionary');
    expect(table.game.rules).toMatchObject({ lookup: 'on-challenge', exchange: { minBag: 10 } });
    expect(table.game.setup.houseRules.map(({ name }) => name)).toEqual(['row of ten']);
  });

  test.each<[string, (table: Table) => void]>([
    ['a refusal', (table) => table.play('C refuse open-dictionary')],
    ['a proposal', (table) => table.send({ kind: 'seat', seat: 2 }, propose(ROW))],
    ['a proposal by the referee', (table) => table.send({ kind: 'referee', name: 'R' }, propose())],
    ['a proposal of the same rules', (table) => table.send({ kind: 'system' }, propose(OPEN))],
  ])('%s clears all agreements and contributions', (_name, change) => {
    const table = offered(OPEN);
    table.play('A agree luck; B agree');
    change(table);
    expect(table.game.phase).toEqual({ kind: 'setup', agreed: [] });
    expect(table.game.secret.contributions).toEqual([null, null, null]);
    table.play('C agree; A agree');
    expect(table.phase).toBe('setup');
    table.play('B agree');
    expect(table.phase).toMatch(/^turn/);
  });

  test('a rule that nobody offered cannot be refused', () => {
    expect(offered(OPEN).refusal('A refuse theme')).toEqual({
      code: 'no-such-house-rule',
      name: 'theme',
    });
  });

  test('a refusal that would leave a mix that is refused is not taken', () => {
    const never = houseRule('no end by passes', { end: { passRounds: 'none' } });
    const turns = houseRule('six turns', { end: { scorelessTurns: 6 } });
    const table = offered(never, turns);
    expect(table.refusal('A refuse six turns')).toEqual({
      code: 'bad-ruleset',
      faults: ['game-never-ends'],
    });
    table.play('A refuse no end by passes; A refuse six turns');
    expect(table.game.rules.end).toMatchObject({ passRounds: 2, scorelessTurns: 'none' });
  });

  test('two of one name are refused together', () => {
    const row = houseRule('row', { exchange: { minBag: 9 } });
    const table = offered(row, houseRule('row', { blank: { reuse: 'may-replay' } }));
    table.play('A refuse row');
    expect(table.game.rules).toMatchObject({ exchange: { minBag: 1 }, blank: { reuse: 'none' } });
  });

  test('nothing is proposed or refused once the game is on', () => {
    const table = Table.dealt();
    expect(table.refusalOf({ kind: 'system' }, propose()).code).toBe('wrong-phase');
    expect(table.refusal('A refuse theme').code).toBe('wrong-phase');
  });

  test('a change of the bags or the clock counts from the start', () => {
    const bags = houseRule('two', { bags: { split: 'vowel-consonant' } });
    const clock = houseRule('clock', { clock: { kind: 'per-game', seconds: 60 } });
    const table = offered();
    table.send({ kind: 'system' }, propose(bags, clock));
    expect(table.game.bags).toHaveLength(2);
    expect(table.game.clock.left).toEqual([60_000, 60_000, 60_000]);
  });
});

describe('the number of players', () => {
  test.each<[ruleset: string, players: number, min: number, max: number]>([
    ['et-base', 1, 2, 4],
    ['en-club', 3, 2, 2],
  ])('%s is not for %i', (ruleset, players, min, max) => {
    expect(() => Table.offered({ ruleset, players })).toThrow(
      JSON.stringify({ code: 'wrong-number-of-players', min, max }),
    );
  });

  test.each([2, 3, 4])('the plain game is for %i', (players) => {
    expect(Table.offered({ players }).phase).toBe('setup');
  });
});

describe('the opening draw', () => {
  const draws = (spec: TableSpec, letters: string): Table => {
    const pool = allTiles(Table.offered(spec).game.setup.tileset);
    const table = Table.offered({ ...spec, draw: stackedDraw(pool, letters) });
    table.play(
      ['A', 'B', 'C', 'D']
        .slice(0, spec.players)
        .map((s) => `${s} agree`)
        .join(';'),
    );
    return table;
  };
  const names = ({ game }: Table): string => game.order.map((seat) => 'ABCD'[seat]).join('');
  const byDraw: RulesetPatch = { start: { seating: 'by-draw' } };

  test.each<[string, TableSpec, string, string]>([
    // Name, table, letters drawn, order of play
    ['nearest to the start of the alphabet begins', { players: 3 }, 'CAB', 'BCA'],
    ['a blank comes before A', { players: 3 }, 'AB?', 'CAB'],
    ['a tie for the first place is drawn again', { players: 3 }, 'AABED', 'BCA'],
    ['any other tie is of no matter', { players: 3 }, 'BAB', 'BCA'],
    ['by draw: the letters give the whole order', { players: 4, rules: byDraw }, 'DBCA', 'DBCA'],
    ['by draw: every tie is drawn again', { players: 4, rules: byDraw }, 'DADBZE', 'BDCA'],
    ['equal letters three times', { players: 2 }, 'EEEEEEBA', 'BA'],
  ])('%s', (_name, spec, letters, order) => {
    expect(names(draws(spec, letters))).toBe(order);
  });

  test.each<[string, string, string]>([
    ['et-base', 'ZT', 'AB'], // Z comes before T
    ['et-base', 'ÄÕ', 'BA'], // Õ comes before Ä
    ['uk-base', 'ҐГ', 'BA'],
    ['uk-base', "'Я", 'BA'], // the apostrophe comes last
  ])('%s has its own alphabet: %s', (ruleset, letters, order) => {
    expect(names(draws({ ruleset, players: 2 }, letters))).toBe(order);
  });

  test('all tiles drawn for the order go back before racks are dealt', () => {
    const table = draws({ players: 2 }, 'QZ');
    const all = [...table.game.bags.flat(), ...table.game.seats.flatMap(({ rack }) => rack)];
    expect(all).toHaveLength(100);
    expect(table.events.find(({ kind }) => kind === 'order-drawn')).toMatchObject({
      rounds: [
        [
          { seat: 0, tile: 'Q' },
          { seat: 1, tile: 'Z' },
        ],
      ],
    });
  });

  test('tiles drawn first stay out while the tie is drawn again, or return where the ruleset says so', () => {
    const bounds = (tie: 'redraw-keep-out' | 'redraw-return'): number[] => {
      const asked: number[] = [];
      const draw: TableSpec['draw'] = (_, index, bound) => {
        asked.push(bound);
        // The first two tiles are the blanks: a tie.
        return index < 2 ? 0 : index - 2;
      };
      Table.offered({ rules: { start: { tie } }, draw }).play('A agree; B agree');
      return asked.slice(0, 4);
    };
    expect(bounds('redraw-keep-out')).toEqual([100, 99, 98, 97]);
    expect(bounds('redraw-return')).toEqual([100, 99, 100, 99]);
  });

  test('a set of equal letters is not drawn from for ever', () => {
    const table = Table.offered({ draw: () => 0, rules: { start: { tie: 'redraw-return' } } });
    table.play('A agree; B agree');
    expect(table.phase).toMatch(/^turn/);
  });
});
