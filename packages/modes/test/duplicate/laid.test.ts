/** What goes on the board, the best slip or the best play there is, and who gets points for it (DUPLICATE 2.3, 2.5 to 2.8). */
import type { Tile } from '@taht/letters';
import { type Board, tileOf } from '@taht/rules';
import { placementOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { duplicate } from '../../src/index.ts';
import { entrant, Hall } from './hall.ts';

const ET = 'et-102';
/** 68 points; the best that KOERALE gives. */
const TOP = '8D KOERALE';
/** 10 points wherever it lies on the star and on no other premium. */
const KOER = '8G KOER';
/** 4 points. */
const KO = '8H KO';
const ASTRAY = '8A KOER';

type Rules = Partial<duplicate.DuplicateRules>;

/** A round with KOERALE in which player 1 hands in the first play, and so on. */
function playedWith(rules: Rules, plays: readonly string[], claimed: number | null = null): Hall {
  const hall = Hall.with(
    {
      rules: { caller: 'referee', ...rules },
      env: {
        judge: () => 'valid',
        bestPlays: ({ board }) => [placementOf(ET, board, TOP)],
      },
    },
    plays.map(() => ({})),
  );
  hall.must({ kind: 'start' });
  hall.must({ kind: 'call', tiles: [...'KOERALE'] as Tile[] });
  hall.must({ kind: 'ring' });
  hall.judge(
    plays.map((play, i) => ({
      player: i + 1,
      tiles: placementOf(ET, hall.game.board, play),
      claimed,
    })),
  );
  return hall;
}

const lettersOn = (board: Board): string =>
  board.flatMap((cell) => (cell === null ? [] : [tileOf(cell)])).join('');

const SLIP = { laid: 'best-slip' } as const;
const ONLY_LAID = { ...SLIP, score: 'best-word-only' } as const;

describe('the best word possible is handed in by nobody', () => {
  test.each<[Rules, string, number[], string[]]>([
    [
      { laid: 'best-slip', score: 'best-word-only' },
      'KOER',
      [10, 0, 0],
      ['good', 'not-best', 'misses-star'],
    ],
    [{ laid: 'best-slip', score: 'own-word' }, 'KOER', [10, 4, 0], ['good', 'good', 'misses-star']],
    [
      { laid: 'best-possible', score: 'best-word-only' },
      'KOERALE',
      [0, 0, 0],
      ['not-best', 'not-best', 'misses-star'],
    ],
    [
      { laid: 'best-possible', score: 'own-word' },
      'KOERALE',
      [10, 4, 0],
      ['good', 'good', 'misses-star'],
    ],
  ])('%o lays %s', (rules, laid, points, verdicts) => {
    const { game } = playedWith(rules, [KOER, KO, ASTRAY]);
    const [round] = game.rounds;
    expect(lettersOn(game.board)).toBe(laid);
    expect(game.totals).toEqual(points);
    expect(round?.verdicts).toEqual(verdicts);
    expect(round?.from).toBe(rules.laid === 'best-slip' ? 'slip' : 'finder');
    expect([round?.top?.score, duplicate.topOf(game)]).toEqual([68, 68]);
    const seen = duplicate.viewFor(game, { kind: 'player', player: 1 });
    expect(seen.rounds[0]?.top?.score).toBe(68);
    expect(seen.own?.percent).toBeCloseTo(((points[0] ?? 0) / 68) * 100, 1);
    expect(game.rack).toHaveLength(7 - laid.length);
  });
});

describe('of equal slips', () => {
  const ACROSS = '8H KOER';
  const DOWN = 'H8 KOER';

  test.each<[string, readonly string[], 'across' | 'down', number[]]>([
    ['what most have handed in is laid', [ACROSS, DOWN, DOWN], 'down', [0, 10, 10]],
    ['the tie rule decides where as many have', [DOWN, ACROSS], 'across', [0, 10]],
    ['the numbers of the players do not matter', [ACROSS, DOWN], 'across', [10, 0]],
  ])('%s', (_name, plays, direction, points) => {
    const { game } = playedWith(ONLY_LAID, plays);
    expect(game.rounds[0]).toMatchObject({ best: { direction }, equals: 2 });
    expect(game.totals).toEqual(points);
  });

  test('everybody has the points of the own word where those count', () => {
    expect(playedWith(SLIP, [ACROSS, DOWN]).game.totals).toEqual([10, 10]);
  });

  test('nobody chooses, and so a referee may play too', () => {
    const hall = Hall.with({ rules: { ...SLIP, caller: 'referee' } }, [{}]);
    expect(hall.send({ kind: 'enter', players: [entrant({ id: 'person-ref' }, 2)] })).toBe(
      undefined,
    );
    hall.must({ kind: 'start' });
    hall.must({ kind: 'call', tiles: null });
    hall.must({ kind: 'ring' });
    expect(hall.send({ kind: 'choose', play: 0 })).toBe('nothing-to-choose');
    hall.judge();
  });
});

describe('a round without a slip that stands', () => {
  test.each<[string, Rules, readonly string[], number | null]>([
    ['two tiles that were not called', SLIP, ['8H ZZ'], null],
    ['what is handed in does not fit', ONLY_LAID, [ASTRAY], null],
    ['a wrong sum costs the answer', { ...SLIP, wrongScore: 'void' }, [KOER], 11],
  ])('%s: the best word possible is laid for nobody’s points', (_name, rules, plays, claimed) => {
    const hall = playedWith(rules, plays, claimed);
    expect(lettersOn(hall.game.board)).toBe('KOERALE');
    expect(hall.game.rounds[0]).toMatchObject({ from: 'finder', best: { score: 68 } });
    expect(hall.game.totals).toEqual([0]);
    expect(hall.phase).toBe('calling');
  });
});

test('a slip beyond what the finder knew is the top itself', () => {
  const hall = Hall.with(
    { rules: { ...SLIP, caller: 'referee' }, env: { judge: () => 'valid', bestPlays: () => [] } },
    [{}],
  );
  hall.must({ kind: 'start' });
  hall.must({ kind: 'call', tiles: [...'KOERALE'] as Tile[] });
  hall.must({ kind: 'ring' });
  hall.judge([{ player: 1, tiles: placementOf(ET, hall.game.board, KOER), claimed: null }]);
  expect(hall.game.rounds[0]).toMatchObject({ best: { score: 10 }, top: { score: 10 } });
});

test('a solo is for whoever alone had the slip that was laid', () => {
  const solo = { points: 10, leastPlayers: 2 };
  expect(playedWith({ ...SLIP, solo }, [KOER, KO]).game.totals).toEqual([20, 4]);
  expect(playedWith({ ...SLIP, solo }, [KOER, '8H KOER']).game.totals).toEqual([10, 10]);
});

test('played again alone: what was laid stays, and a better word counts', () => {
  const solo = (rules: Rules, play: string) => {
    const archive = duplicate.archiveOf(playedWith(rules, [KOER]).game);
    const tiles = placementOf(ET, duplicate.START.board, play);
    const game = duplicate.soloGame(archive, 'Me', [{ tiles, claimed: null }], () => 'valid');
    return [lettersOn(game.board), game.totals[1]];
  };
  expect(solo(ONLY_LAID, TOP)).toEqual(['KOER', 68]);
  expect(solo(ONLY_LAID, KOER)).toEqual(['KOER', 10]);
  expect(solo(ONLY_LAID, '8H KOER')).toEqual(['KOER', 0]);
  expect(solo(SLIP, KO)).toEqual(['KOER', 4]);
  expect(solo({ score: 'best-word-only' }, KOER)).toEqual(['KOERALE', 0]);
});

test('played again alone: where nobody had a word that stood, any good one counts', () => {
  const archive = duplicate.archiveOf(playedWith(ONLY_LAID, [ASTRAY]).game);
  const tiles = placementOf(ET, duplicate.START.board, KO);
  const game = duplicate.soloGame(archive, 'Me', [{ tiles, claimed: null }], () => 'valid');
  expect(game.totals).toEqual([0, 4]);
  expect(lettersOn(game.board)).toBe('KOERALE');
});
