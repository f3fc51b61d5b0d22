/** What a seat may do besides what it is asked. */
import { Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Game,
  mayCheckWords,
  mayMove,
  mayTellWords,
  type Options,
  optionsFor,
  passEnds,
} from '../src/index.ts';

const plain: TableSpec = { racks: ['HORNEEE', 'FARMIII', 'PASTEOO'] };
const LIST = { id: 'en', hash: 'x' };

const withList = (game: Game): Game => ({ ...game, setup: { ...game.setup, lexicon: LIST } });

function after(spec: TableSpec, script: string): Game {
  const table = Table.dealt(spec);
  table.play(script);
  return withList(table.game);
}

/** What each seat may do, by the names of the options. */
const open = (game: Game): string[] =>
  game.seats.map((_, seat) => namesOf(optionsFor(game, seat)).join(' '));

const namesOf = ({ giveTime, ...flags }: Options): string[] => [
  ...Object.entries(flags).flatMap(([name, isOpen]) => (isOpen ? [name] : [])),
  ...giveTime.map((seat) => `giveTime ${seat}`),
];

describe('phase by phase', () => {
  const DEALT = 'abort leave resign';

  test('setting up, rules are changed and the game is called off', () => {
    expect(open(Table.offered(plain).game)).toEqual(Array(3).fill('changeRules abort'));
  });

  test('while bags are chosen for the first rack nothing can be given up', () => {
    const table = Table.offered({ houseRules: ['two-bags'] });
    table.play('A agree; B agree');
    expect(open(table.game)).toEqual(['abort', 'abort']);
  });

  test.each<[string, TableSpec, string, readonly string[]]>([
    ['a turn', plain, '', [`move agreeEnd ${DEALT}`, `agreeEnd ${DEALT}`, `agreeEnd ${DEALT}`]],
    ['a window', plain, 'A 8E HORN', [DEALT, `move ${DEALT}`, DEALT]],
    [
      'a challenge',
      { ...plain, rules: { challenge: { window: { joinSeconds: 10 } } } },
      'A 8E HORN; B challenge',
      Array(3).fill(`lookUp ${DEALT}`),
    ],
    [
      'a verdict',
      { ...plain, judge: () => 'unknown' },
      'A 8E HORN; B challenge',
      Array(3).fill(`lookUp ${DEALT}`),
    ],
    [
      'bags to choose after a play',
      { ...plain, houseRules: ['two-bags'] },
      'A 8E HORN; B accept; C accept',
      Array(3).fill(DEALT),
    ],
    ['a pause', plain, 'host pause', ['', '', '']],
    ['the end', plain, 'A resign; B resign', ['', '', '']],
  ])('%s', (_name, spec, script, expected) => {
    expect(open(after(spec, script))).toEqual(expected);
  });

  test('whoever has resigned may do nothing more', () => {
    expect(open(after(plain, 'B resign'))[1]).toBe('');
  });
});

describe('moving', () => {
  const movers = (game: Game): boolean[] => game.seats.map((_, seat) => mayMove(game, seat));

  test('the seat on turn, and the next one while a play may be challenged', () => {
    expect(movers(after(plain, ''))).toEqual([true, false, false]);
    const game = after(plain, 'A 8E HORN');
    expect(movers(game)).toEqual([false, true, false]);
    expect(mayMove(game, null)).toBe(false);
  });

  test('not whoever sits out, but the one after', () => {
    const rules = { challenge: { onGood: { challenger: 'skip-next' } } } as const;
    const script = 'A 8E HORN; C challenge; B 7E AM';
    expect(movers(after({ ...plain, rules }, script))).toEqual([true, false, false]);
  });

  test('nobody while a referee has to close the window', () => {
    const rules = { challenge: { mode: 'referee', window: { until: 'referee' } } } as const;
    expect(movers(after({ ...plain, rules }, 'A 8E HORN'))).toEqual([false, false, false]);
  });

  test('nobody after the last play of the game', () => {
    expect(movers(after({ racks: ['HO', 'FARM'], bag: '' }, 'A 8G HO'))).toEqual([false, false]);
  });

  test('nobody before the bags of the last play are chosen', () => {
    const game = after({ ...plain, houseRules: ['two-bags'] }, 'A 8E HORN');
    expect(movers(game)).toEqual([false, false, false]);
  });

  test('nobody while the clocks stand still', () => {
    expect(movers(after(plain, 'host pause'))).toEqual([false, false, false]);
  });
});

test('a pass that ends the game is known before it is made', () => {
  const rules = { end: { passRounds: 2, scorelessTurns: 'none' } } as const;
  const table = Table.dealt({ rules });
  expect(passEnds(table.game, 0)).toBe(false);
  table.play('A pass; B pass; A pass');
  expect(passEnds(table.game, 1)).toBe(true);
  table.play('B pass');
  expect(table.game.phase.kind).toBe('over');
});

test('passes before a held opening end nothing', () => {
  const rules = {
    end: { passRounds: 2, scorelessTurns: 4 },
    opening: { minLetters: [5] },
  } as const;
  const table = Table.dealt({ rules });
  table.play('A pass; B pass; A pass');
  expect(passEnds(table.game, 1)).toBe(false);
});

test('leaving makes sense where others play on', () => {
  expect(optionsFor(Table.dealt().game, 0)).toMatchObject({ resign: true, leave: false });
  expect(optionsFor(Table.dealt({ players: 3 }).game, 0).leave).toBe(true);
});

describe('taking back', () => {
  test('is not offered where the table has not said so', () => {
    expect(optionsFor(after(plain, 'A pass'), 0).askTakeBack).toBe(false);
  });

  test('is for whoever made the last move', () => {
    const spec: TableSpec = { ...plain, houseRules: ['take-back'] };
    expect(optionsFor(after(spec, ''), 0).askTakeBack).toBe(false);
    expect(optionsFor(after(spec, 'A pass'), 0).askTakeBack).toBe(true);
    expect(optionsFor(after(spec, 'A pass'), 1).askTakeBack).toBe(false);
    expect(optionsFor(after(spec, 'A pass; A ask'), 0).askTakeBack).toBe(false);
  });
});

test('a theme is claimed by whoever laid its word, once', () => {
  const theme = { name: 'theme', patch: { theme: { name: 'sea', bonus: 5 } } };
  const claimants = (spec: TableSpec, script: string): boolean[] => {
    const game = after(spec, script);
    return game.seats.map((_, seat) => optionsFor(game, seat).claimTheme);
  };
  const themed: TableSpec = { ...plain, houseRules: [theme] };
  expect(claimants(themed, 'A 8E HORN')).toEqual([true, false, false]);
  expect(claimants(themed, 'A 8E HORN; A claim 0')).toEqual([false, false, false]);
  expect(claimants(plain, 'A 8E HORN')).toEqual([false, false, false]);
});

test('time is given to others, where there is a clock', () => {
  expect(optionsFor(Table.dealt().game, 0).giveTime).toEqual([]);
  const timed = Table.dealt({ players: 3, houseRules: ['championship-clock'] });
  expect(optionsFor(timed.game, 0).giveTime).toEqual([1, 2]);
});

describe('the dictionary', () => {
  test('is looked into where there is one and the rules allow it', () => {
    const spec: TableSpec = { ...plain, houseRules: ['open-dictionary'] };
    expect(optionsFor(after(spec, ''), 1).lookUp).toBe(true);
    expect(optionsFor(Table.dealt(spec).game, 1).lookUp).toBe(false);
    expect(optionsFor(after(plain, ''), 1).lookUp).toBe(false);
  });

  test('words are checked as they are laid only where that gives nothing away', () => {
    const check = (...houseRules: ('open-dictionary' | 'challenge-void')[]): boolean =>
      mayCheckWords(withList(Table.dealt({ houseRules }).game));
    expect(check()).toBe(false);
    expect(check('open-dictionary')).toBe(true);
    expect(check('challenge-void')).toBe(true);
    expect(mayCheckWords(Table.dealt({ houseRules: ['open-dictionary'] }).game)).toBe(false);
  });

  test('words on the board are told where nobody can doubt them any more, or the list lies open', () => {
    const may = (...houseRules: ('open-dictionary' | 'challenge-void')[]): boolean =>
      mayTellWords(Table.dealt({ houseRules }).game);
    expect(may()).toBe(false);
    expect(may('open-dictionary')).toBe(true);
    expect(may('challenge-void')).toBe(true);
    const { game } = Table.dealt();
    expect(
      mayTellWords({ ...game, phase: { kind: 'over', reason: 'out', places: [] } as never }),
    ).toBe(true);
  });
});
