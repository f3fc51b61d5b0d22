/** What a referee does beside calling: plays too, corrects a round with a solo in it, takes a round back. */
import type { Tile } from '@taht/letters';
import { placementOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { duplicate } from '../../src/index.ts';
import { entrant, Hall, type HallSpec } from './hall.ts';

const ET = 'et-102';
const REFEREE = { id: 'person-ref' };
const BEST = '8D KOERALE';

function hallOf(spec: HallSpec, players: readonly Partial<duplicate.Entrant>[]): Hall {
  const bestPlays: duplicate.Env['bestPlays'] = ({ board }) =>
    [BEST, '8B KOERALE'].map((play) => placementOf(ET, board, play));
  const env: HallSpec['env'] = { judge: () => 'valid', bestPlays };
  return Hall.with({ ...spec, env }, players);
}

const answer = ({ game }: Hall, player: number, play: string): duplicate.SealedAnswer => ({
  player,
  tiles: placementOf(ET, game.board, play),
  claimed: null,
});

/** To the bell of a rack that the referee has called. */
function ring(hall: Hall): void {
  hall.must({ kind: 'start' });
  hall.must({ kind: 'call', tiles: [...'KOERALE'] as Tile[] });
  hall.must({ kind: 'ring' });
}

describe('a referee who wants to play too', () => {
  const enter = (hall: Hall) => hall.send({ kind: 'enter', players: [entrant(REFEREE, 9)] });

  test.each<[string, HallSpec['rules'], 'device' | 'paper', string | undefined]>([
    ['may where the program decides all', {}, 'device', undefined],
    ['may not where they choose', { caller: 'referee' }, 'device', 'referee-cannot-play'],
    ['may not where they wait for slips', {}, 'paper', 'referee-cannot-play'],
  ])('%s', (_, rules = {}, hands, refusal) => {
    expect(enter(hallOf({ rules }, [{ hands }]))).toBe(refusal);
  });

  test('chooses and closes the slips all the same, if somebody on paper came later', () => {
    const hall = hallOf({ rules: { caller: 'automatic' } }, [REFEREE]);
    hall.must({ kind: 'enter', players: [entrant({ hands: 'paper' }, 2)] });
    hall.must({ kind: 'start' });
    const me = { kind: 'player', player: 1 } as const;
    const look = () => duplicate.viewFor(hall.game, me);
    expect(look()).toMatchObject({ isReferee: true, phase: { kind: 'answering' } });
    const before = look();
    hall.must({ kind: 'ring' });
    const rang = hall.events.at(-1) as duplicate.DuplicateEvent;
    expect(look().phase).toMatchObject({ kind: 'collecting', isClosed: false });
    const seen = duplicate.eventFor(rang, me, hall.game) ?? expect.fail();
    expect(duplicate.followView(before, seen, hall.game.version)).toEqual(look());
    expect(look().entrants).toHaveLength(2);
    const other = duplicate.viewFor(hall.game, { kind: 'player', player: 2 });
    expect(other).toMatchObject({ phase: { kind: 'collecting' }, entrants: null });
    expect(other.phase).not.toHaveProperty('bests');
  });
});

describe('a referee who plays and calls', () => {
  const BY_HAND = { kind: 'call', tiles: [...'KOERALE'] as Tile[] } as const;
  const DRAWN = { kind: 'call', tiles: null } as const;
  const spec = { rules: { caller: 'referee', laid: 'best-slip' } } as const;

  test('lets the tiles be drawn', () => {
    const hall = hallOf(spec, [REFEREE, {}]);
    hall.must({ kind: 'start' });
    expect(hall.send(BY_HAND)).toBe('caller-plays');
    expect(hall.send(DRAWN)).toBeUndefined();
  });

  test('corrects the points of others only', () => {
    const hall = hallOf(spec, [{}, REFEREE]);
    const correct = (player: number) =>
      hall.send({ kind: 'correct', call: 1, player, points: 2000, reason: 'mine' });
    hall.must({ kind: 'start' });
    hall.must(DRAWN);
    hall.must({ kind: 'ring' });
    hall.judge();
    expect(correct(2)).toBe('own-points');
    expect(correct(1)).toBeUndefined();
  });

  test.each<[string, HallSpec['rules'], duplicate.RefusalCode | undefined]>([
    ['does not come in while tiles lie there that they may have chosen', {}, 'wrong-phase'],
    ['comes in at any time where the program draws', { caller: 'automatic' }, undefined],
  ])('%s', (_, rules, refusal) => {
    const hall = hallOf({ rules: { ...spec.rules, ...rules } }, [{}]);
    const enter = () => hall.send({ kind: 'enter', players: [entrant(REFEREE, 9)] });
    hall.must({ kind: 'start' });
    if (hall.phase === 'calling') hall.must(BY_HAND);
    expect(enter()).toBe(refusal);
    hall.must({ kind: 'ring' });
    hall.judge();
    expect(enter()).toBe(refusal === undefined ? 'already-entered' : undefined);
  });

  test('is not taken for another referee', () => {
    const other = { id: 'person-other', name: 'Other' };
    const hall = hallOf(spec, []);
    const { setup } = hall.game;
    hall.game = { ...hall.game, setup: { ...setup, referees: [...setup.referees, other] } };
    hall.must({ kind: 'enter', players: [entrant(other, 1)] });
    hall.must({ kind: 'start' });
    expect(hall.send(BY_HAND)).toBeUndefined();
  });
});

describe('a solo', () => {
  const rules = { caller: 'referee', solo: { points: 10, leastPlayers: 2 } } as const;
  const played = () => {
    const hall = hallOf({ rules }, [{}, {}]);
    ring(hall);
    hall.must({ kind: 'choose', play: 0 });
    hall.judge([answer(hall, 1, BEST), answer(hall, 2, '8G KOER')]);
    return hall;
  };
  const correct = (hall: Hall, player: number, points: number): void =>
    hall.must({ kind: 'correct', call: 1, player, points, reason: 'misread' });

  test('goes with the points it was given for, to whoever now has them alone', () => {
    const hall = played();
    const best = hall.game.rounds[0]?.best?.score ?? 0;
    expect(hall.game.totals[0]).toBe(best + 10);
    correct(hall, 1, 0);
    expect(hall.game.totals[0]).toBe(0);
    correct(hall, 2, best);
    expect(hall.game.totals).toEqual([0, best + 10]);
    expect(duplicate.viewFor(hall.game, { kind: 'spectator' }).rounds[0]?.solo).toBe(2);
    correct(hall, 1, best);
    expect(hall.game.totals).toEqual([best, best]);
  });

  test('is no part of the percentage', () => {
    const { own } = duplicate.viewFor(played().game, { kind: 'player', player: 1 });
    expect(own?.percent).toBe(100);
  });
});

test('everybody sees why a round was taken back, until another one is judged', () => {
  const hall = hallOf({ rules: { caller: 'referee' } }, [{}]);
  const seen = () => duplicate.viewFor(hall.game, { kind: 'player', player: 1 }).undone;
  ring(hall);
  expect(seen()).toBeNull();
  hall.must({ kind: 'undo', reason: 'wrong tiles' });
  expect(seen()).toBe('wrong tiles');
  hall.must({ kind: 'call', tiles: [...'KOERALE'] as Tile[] });
  hall.must({ kind: 'ring' });
  hall.must({ kind: 'choose', play: 0 });
  expect(seen()).toBe('wrong tiles');
  hall.judge();
  expect(seen()).toBeNull();
});
