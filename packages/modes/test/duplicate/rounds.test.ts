/** Rounds as a hall sees them: the clock, the bell, verdicts, ties, corrections, going back, the sheet. */
import type { Letter, Tile } from '@taht/letters';
import { alphabetOf, placementOf, tilesetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { duplicate } from '../../src/index.ts';
import { REFUSAL_CODES } from './codes.ts';
import { entrant, Hall, type HallSpec, setupOf } from './hall.ts';

const ET = 'et-102';
/** All words are good. */
const anyWord = (): 'valid' => 'valid';

/** A hall with a referee who calls `KOERALE` and a finder that knows the plays given, on the empty board. */
function hallWith(
  plays: readonly string[],
  spec: HallSpec = {},
  players: readonly Partial<duplicate.Entrant>[] = [{}, {}, {}],
): Hall {
  const hall = Hall.with(
    {
      ...spec,
      rules: { caller: 'referee', ...spec.rules },
      env: {
        judge: anyWord,
        bestPlays: (game) => plays.map((play) => placementOf(ET, game.board, play)),
        ...spec.env,
      },
    },
    players,
  );
  hall.must({ kind: 'start' });
  hall.must({ kind: 'call', tiles: [...'KOERALE'] as Tile[] });
  return hall;
}

const answer = (
  hall: Hall,
  player: number,
  play: string,
  claimed: number | null = null,
): duplicate.SealedAnswer => ({ player, tiles: placementOf(ET, hall.game.board, play), claimed });

const ownOf = (hall: Hall, player: number) =>
  duplicate.viewFor(hall.game, { kind: 'player', player }).own;

describe('a round', () => {
  test('ends at its bell, and every player sees the own points, percentage and place', () => {
    const hall = hallWith(['8D KOERALE']);
    hall.wait(179);
    expect(hall.phase).toBe('answering');
    hall.wait(1);
    expect(hall.phase).toBe('collecting');
    hall.judge([
      answer(hall, 1, '8D KOERALE'),
      answer(hall, 2, '8G KOER'),
      answer(hall, 3, '8A KOER'),
    ]);
    const [best] = hall.game.rounds;
    const own = [1, 2, 3].map((player) => ownOf(hall, player));
    expect(own.map((each) => [each?.rank, each?.rounds[0]?.verdict])).toEqual([
      [1, 'good'],
      [2, 'good'],
      [3, 'misses-star'],
    ]);
    expect(own[0]?.total).toBe(best?.best?.score);
    expect(own[0]?.percent).toBe(100);
    expect(own[1]?.percent).toBeCloseTo((100 * (own[1]?.total ?? 0)) / (best?.best?.score ?? 1), 1);
    expect(hall.game.rack).toEqual([]);
    expect(hall.game.bag).toHaveLength(102 - 7);
  });

  test.each<[string, Partial<duplicate.DuplicateRules>, string, number | null, string]>([
    ['a wrong sum is put right', {}, '8D KOERALE', 5, 'good'],
    ['or voids the answer', { wrongScore: 'void' }, '8D KOERALE', 5, 'wrong-score'],
    ['only the best word counts', { score: 'best-word-only' }, '8G KOER', null, 'not-best'],
    ['which this is', { score: 'best-word-only' }, '8D KOERALE', null, 'good'],
    ['tiles that nobody called', {}, '8D KOERAT', null, 'tile-not-on-rack'],
  ])('%s', (_name, rules, play, claimed, verdict) => {
    const hall = hallWith(['8D KOERALE'], { rules });
    hall.must({ kind: 'ring' });
    hall.judge([answer(hall, 1, play, claimed)]);
    expect(ownOf(hall, 1)?.rounds[0]?.verdict).toBe(verdict);
  });

  test('a word that is not in the list scores nothing', () => {
    const judge = (word: readonly Letter[]) => (word.length === 7 ? 'valid' : 'invalid');
    const hall = hallWith(['8D KOERALE'], { env: { judge } });
    hall.must({ kind: 'ring' });
    hall.judge([answer(hall, 1, '8G KOER')]);
    expect(ownOf(hall, 1)?.rounds[0]).toMatchObject({ verdict: 'not-a-word', points: 0 });
  });

  test('what the finder says is scored by the rules, and only the best of it counts', () => {
    const hall = hallWith(['8H KO', '8D KOERALE', '8E OO', '8D KOER']);
    hall.must({ kind: 'ring' });
    const { phase } = hall.game;
    expect(phase.kind === 'collecting' && phase.bests.map(({ tiles }) => tiles.length)).toEqual([
      7,
    ]);
  });

  test('a solo earns its bonus, two do not', () => {
    const rules = { solo: { points: 10, leastPlayers: 3 } };
    const alone = hallWith(['8D KOERALE'], { rules });
    alone.must({ kind: 'ring' });
    alone.judge([answer(alone, 2, '8D KOERALE'), answer(alone, 1, '8D KOER')]);
    const best = alone.game.rounds[0]?.best?.score ?? 0;
    expect(ownOf(alone, 2)?.total).toBe(best + 10);
    const both = hallWith(['8D KOERALE'], { rules });
    both.must({ kind: 'ring' });
    both.judge([1, 2].map((player) => answer(both, player, '8D KOERALE')));
    expect(ownOf(both, 2)?.total).toBe(best);
  });
});

describe('the play for the board', () => {
  const equal = ['H8 KOER', '8H KOER', '8G KOER', '8E KOER'];

  test('is chosen by the stated rule where the caller is automatic', () => {
    const plays = (hall: Hall) => {
      const { phase } = hall.game;
      return phase.kind === 'collecting' ? phase.bests : [];
    };
    const hall = hallWith(equal);
    hall.must({ kind: 'ring' });
    expect(plays(hall).map(({ direction, tiles }) => `${tiles[0]?.square} ${direction}`)).toEqual([
      '109 across',
      '111 across',
      '112 across',
      '112 down',
    ]);
  });

  test('is chosen by the referee among equals, before anything is judged', () => {
    const hall = hallWith(equal);
    hall.must({ kind: 'ring' });
    expect(hall.send({ kind: 'judge', call: 1, answers: [] }, 'system')).toBe('not-ready');
    hall.must({ kind: 'choose', play: 3 });
    hall.judge();
    expect(hall.game.rounds[0]?.best?.direction).toBe('down');
    expect(hall.game.board[112]?.letter).toBe('K');
  });

  test('in the joker game the real letter takes the blank’s place and the blank comes back', () => {
    const hall = Hall.with(
      {
        rules: { caller: 'referee', joker: 'on' },
        env: { judge: anyWord, bestPlays: () => [placementOf(ET, hall.game.board, '8H Ko')] },
      },
      [{}],
    );
    hall.must({ kind: 'start' });
    hall.must({ kind: 'call', tiles: [...'?KERALE'] as Tile[] });
    hall.must({ kind: 'ring' });
    hall.judge();
    expect(hall.game.board[113]).toEqual({ letter: 'O', blank: false });
    expect(hall.game.bag.filter((tile) => tile === '?')).toHaveLength(2);
  });
});

describe('the referee', () => {
  test('stops and extends the clock', () => {
    const hall = hallWith(['8D KOERALE']);
    hall.wait(100);
    hall.must({ kind: 'stop-clock' });
    hall.wait(1000);
    expect(hall.phase).toBe('answering');
    hall.must({ kind: 'resume-clock' });
    hall.must({ kind: 'extend', seconds: 60 });
    hall.wait(139);
    expect(hall.phase).toBe('answering');
    hall.wait(1);
    expect(hall.phase).toBe('collecting');
  });

  test('waits for slips where somebody plays on paper', () => {
    const hall = hallWith(['8D KOERALE'], {}, [{}]);
    hall.must({ kind: 'enter', players: [entrant({ hands: 'paper' }, 7)] });
    hall.must({ kind: 'ring' });
    expect(hall.send({ kind: 'judge', call: 1, answers: [] }, 'system')).toBe('not-ready');
    hall.must({ kind: 'close-slips' });
    hall.judge([answer(hall, 2, '8D KOERALE')]);
    expect(ownOf(hall, 2)?.rank).toBe(1);
  });

  test('corrects a verdict with a reason, also when all is over', () => {
    const hall = hallWith(['8D KOERALE']);
    hall.must({ kind: 'ring' });
    hall.judge([answer(hall, 1, '8A KOER'), answer(hall, 2, '8D KOER')]);
    hall.must({ kind: 'end' });
    hall.must({ kind: 'correct', call: 1, player: 1, points: 40, reason: 'misread' });
    expect(ownOf(hall, 1)).toMatchObject({
      total: 40,
      rank: 1,
      rounds: [{ verdict: 'corrected' }],
    });
    expect(hall.events.at(-1)).toMatchObject({ reason: 'misread', by: { kind: 'referee' } });
  });

  test('undoes a round: tiles, board and points are as before, numbers of calls are not used twice', () => {
    const hall = hallWith(['8D KOERALE']);
    hall.must({ kind: 'ring' });
    hall.judge([answer(hall, 1, '8D KOERALE')]);
    hall.must({ kind: 'undo', reason: 'a tile was misread' });
    expect([hall.phase, hall.game.round, hall.game.totals]).toEqual(['calling', 0, [0, 0, 0]]);
    expect(hall.game.bag).toHaveLength(102);
    hall.must({ kind: 'call', tiles: [...'KOERALT'] as Tile[] });
    expect([hall.game.calls, hall.game.round]).toEqual([2, 1]);
  });

  test('warns: the first are free, then each costs', () => {
    const hall = Hall.with({ rules: { warnings: { free: 2, points: -5 } } }, [{}]);
    for (let i = 0; i < 4; i++) hall.must({ kind: 'warn', player: 1, reason: 'talked' });
    expect(ownOf(hall, 1)).toMatchObject({ warnings: 4, penalty: -10, total: -10 });
  });
});

describe('the end', () => {
  test('comes by counting: with consonants only no rack is drawn', () => {
    const set = tilesetOf(ET) as duplicate.Setup['tileset'];
    const few = {
      ...set,
      tiles: [
        ['A', 2, 1],
        ['K', 40, 1],
      ] as never,
      blanks: 0,
    };
    const hall = Hall.with(
      {
        tileset: few,
        rules: { pauseSeconds: 0 },
        env: {
          judge: anyWord,
          bestPlays: (game) => [placementOf(ET, game.board, game.round === 1 ? '8H KA' : '7I KA')],
        },
      },
      [{}],
    );
    hall.must({ kind: 'start' });
    for (let i = 0; hall.phase !== 'over' && i < 10; i++) {
      hall.wait(180);
      hall.judge();
      if (hall.phase !== 'over') hall.wait(0);
    }
    expect(hall.game.phase).toEqual({ kind: 'over', reason: 'no-rack' });
    expect(hall.events.slice(-2).map(({ kind }) => kind)).toEqual(['ended', 'revealed']);
  });

  test('comes when three racks in a row could not be laid', () => {
    const hall = Hall.with({ rules: { pauseSeconds: 0 }, env: { bestPlays: () => [] } }, [{}]);
    hall.must({ kind: 'start' });
    for (let i = 0; i < 3; i++) {
      hall.wait(180);
      hall.judge();
      if (hall.phase !== 'over') hall.wait(0);
    }
    expect(hall.game.phase).toEqual({ kind: 'over', reason: 'no-play' });
  });

  test('the sheet has halls and all rounds', () => {
    const hall = hallWith(['8D KOERALE'], {}, [{}]);
    hall.must({ kind: 'enter', players: [entrant({ hall: 'Tartu' }, 9)] });
    hall.must({ kind: 'ring' });
    hall.judge([answer(hall, 2, '8D KOERALE')]);
    const sheet = duplicate.resultSheetOf(hall.game);
    expect(sheet.rows.map(({ player }) => player)).toEqual([2, 1]);
    expect(sheet.halls).toEqual([
      { hall: '', players: 1, mean: 0 },
      { hall: 'Tartu', players: 1, mean: sheet.top },
    ]);
  });
});

test('the sheet as a file: names are quoted, and no formula is smuggled in', () => {
  const hall = hallWith(['8D KOERALE'], {}, [{ name: '=1+1' }, { name: 'Mets, "Ann"' }]);
  hall.must({ kind: 'ring' });
  hall.judge([answer(hall, 2, '8D KOERALE')]);
  const labels = Object.fromEntries(
    duplicate.RESULT_COLUMNS.map((column) => [column, column]),
  ) as Record<duplicate.ResultColumn, string>;
  const sheet = duplicate.resultSheetOf(hall.game);
  expect(duplicate.makeResultCsv(sheet, labels).split('\r\n')).toEqual([
    'rank,number,name,hall,total,percent,penalty,1',
    `1,2,"Mets, ""Ann""",,${sheet.top},100,0,${sheet.top}`,
    "2,1,'=1+1,,0,0,0,0",
    '',
  ]);
});

test('every refusal is reached, and changes nothing', () => {
  const reached = new Set<string>();
  const hall = new Hall();
  const tries = (by: 'referee' | 'system', action: duplicate.Action, id?: string): void => {
    const before = hall.game;
    const refused = hall.send(action, by, id);
    if (refused !== undefined) expect(hall.game).toBe(before);
    if (refused !== undefined) reached.add(refused);
  };
  const create = (spec: HallSpec): duplicate.Action => ({
    kind: 'create',
    setup: setupOf(spec),
    seed: 'seed',
  });
  const enter = (players: readonly duplicate.Entrant[]): duplicate.Action => ({
    kind: 'enter',
    players,
  });
  const judge = (call: number, players: readonly number[]): duplicate.Action => ({
    kind: 'judge',
    call,
    answers: players.map((player) => ({ player, tiles: [], claimed: null })),
  });
  const warn = (player: number, reason: string): duplicate.Action => ({
    kind: 'warn',
    player,
    reason,
  });
  tries('system', { kind: 'start' });
  tries('referee', create({}));
  tries('system', create({ rules: { seconds: 0 } }));
  tries('system', create({}), 'first');
  tries('system', create({}), 'first');
  tries('system', create({}));
  tries('referee', { kind: 'call', tiles: null });
  tries('system', { kind: 'start' });
  tries('system', enter([]));
  tries('system', enter([entrant({ name: '' }, 1)]));
  tries('system', enter([entrant({ hall: 'x'.repeat(41) }, 1)]));
  tries('system', enter([entrant({ hall: 'A' }, 1), entrant({ hall: 'B' }, 1)]));
  tries('system', enter(Array.from({ length: 20_001 }, (_, i) => entrant({}, i))));
  tries('system', enter([entrant({ hands: 'paper' }, 1)]));
  tries('system', enter([entrant({ id: 'person-ref' }, 2)]));
  tries('referee', { kind: 'undo', reason: 'none' });
  tries('system', { kind: 'start' });
  tries('referee', { kind: 'resume-clock' });
  tries('referee', { kind: 'stop-clock' });
  tries('referee', { kind: 'stop-clock' });
  tries('referee', { kind: 'extend', seconds: -1 });
  tries('referee', { kind: 'ring' });
  tries('referee', { kind: 'choose', play: 99 });
  tries('system', judge(1, []));
  tries('referee', { kind: 'close-slips' });
  tries('referee', { kind: 'close-slips' });
  tries('system', judge(1, [7]));
  tries('system', judge(1, [1, 1]));
  tries('system', judge(5, []));
  tries('system', judge(1, []));
  tries('referee', { kind: 'call', tiles: [] });
  tries('referee', warn(1, ''));
  tries('referee', { kind: 'correct', call: 1, player: 1, points: -1, reason: 'x' });
  tries('referee', { kind: 'end' });
  tries('referee', { kind: 'ring' });
  hall.game = Hall.with({ rules: { caller: 'referee' } }, [{}]).game;
  tries('system', { kind: 'start' });
  tries('referee', { kind: 'call', tiles: [] });
  tries('referee', { kind: 'call', tiles: Array<Tile>(7).fill('A' as Tile) });
  tries('referee', { kind: 'call', tiles: Array<Tile>(7).fill('Õ' as Tile) });
  hall.game = Hall.with({ rules: { caller: 'referee', laid: 'best-slip' } }, [{}]).game;
  tries('system', { kind: 'start' });
  tries('referee', { kind: 'call', tiles: null });
  tries('referee', { kind: 'ring' });
  tries('referee', { kind: 'choose', play: 0 });
  hall.game = Hall.with({ rules: { caller: 'referee', laid: 'best-slip' } }, [
    { id: 'person-ref' },
  ]).game;
  tries('system', { kind: 'start' });
  tries('referee', { kind: 'call', tiles: [] });
  tries('referee', { kind: 'correct', call: 1, player: 1, points: 1, reason: 'x' });
  expect(REFUSAL_CODES.filter((code) => !reached.has(code))).toEqual([]);
});

test.each<[duplicate.DuplicateFault, Partial<duplicate.DuplicateRules>]>([
  ['unknown-value', { score: 'loudest' as never }],
  ['number-out-of-range', { seconds: 0 }],
  ['most-beyond-rack', { rack: 6 }],
  ['bonus-beyond-most', { most: 6 }],
  ['minimums-out-of-order', { rackMinimums: [{ upTo: 15, vowels: 1, consonants: 1 }] }],
  ['minimum-beyond-rack', { rackMinimums: [{ upTo: 'none', vowels: 4, consonants: 4 }] }],
  ['ties-clash', { ties: ['most-tiles', 'fewest-tiles'] }],
  ['penalty-not-negative', { warnings: { free: 0, points: 5 } }],
])('a ruleset is refused: %s', (fault, rules) => {
  const setup = setupOf({ rules });
  const { duplicate: own, tileset, base } = setup;
  expect(duplicate.checkDuplicate(own, tileset, base.bonus.tiles)).toContain(fault);
});

test('a joker game without blanks is refused', () => {
  const { tileset } = setupOf({});
  const rules = { ...duplicate.DUPLICATE_DEFAULTS, joker: 'on' } as const;
  expect(duplicate.checkDuplicate(rules, { ...tileset, blanks: 0 }, 7)).toEqual([
    'joker-needs-blank',
  ]);
});

describe('slips', () => {
  const alphabet = alphabetOf(ET);
  const slip = (line: string): duplicate.Slip => {
    const [number = '', word = '', square = '', score = ''] = line.split(' ');
    return { number, word, square, score };
  };
  const hall = hallWith(['8D KOERALE'], {}, [{}]);
  hall.must({ kind: 'enter', players: [entrant({ hands: 'paper' }, 17)] });

  test.each<[string, object]>([
    ['2 KOERALE D8 80', { remark: 'wrong-score' }],
    ['2 koerale d8', { remark: null }],
    ['2 KOER 8H', { remark: null }],
    ['2 KOER A8', { remark: 'misses-star', score: null }],
  ])('%s is read', (line, expected) => {
    const read = duplicate.readSlip(hall.game, slip(line), alphabet, anyWord);
    expect(read).toMatchObject({ ok: true, value: expected });
  });

  test.each<[string, string]>([
    ['x KOER D8', 'bad-number'],
    ['99 KOER D8', 'no-such-player'],
    ['1 KOER D8', 'not-on-paper'],
    ['2 KOER D8 many', 'bad-score'],
    ['2 KOER Z99', 'bad-square'],
    ['2 KOERALE M8', 'bad-word'],
  ])('%s is refused: %s', (line, code) => {
    const read = duplicate.readSlip(hall.game, slip(line), alphabet, anyWord);
    expect(read).toMatchObject({ ok: false, error: { code } });
  });

  test('a file of them is read line by line, with its heading and its faults', () => {
    const text =
      '\uFEFFnumber;word;square;score\r\n2;KOER;H8;14\r\n\r\n3;"KO;ER";8H;\r\n4;KOER\r\n';
    const lines = duplicate.parseSlips(text);
    expect(lines.map(({ line }) => line)).toEqual([2, 4, 5]);
    expect(lines.map(({ slip: each }) => (each.ok ? each.value.word : each.error.code))).toEqual([
      'KOER',
      'KO;ER',
      'wrong-fields',
    ]);
  });
});

test('how many found what is told without names, the most points first, five lines of it', () => {
  expect(duplicate.findsOf([12, 0, 30, 12, 8, 7, 12, 6, 5])).toEqual([
    { points: 30, count: 1 },
    { points: 12, count: 3 },
    { points: 8, count: 1 },
    { points: 7, count: 1 },
    { points: 6, count: 1 },
  ]);
  expect(duplicate.findsOf([0, 0])).toEqual([]);
});
