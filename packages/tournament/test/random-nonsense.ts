/** What nobody should ask of a tournament, and somebody will. */
import type { Rng } from '@taht/testkit';
import type { Action } from '../src/index.ts';
import { placesOf, player, type Sent } from './random-actions.ts';
import {
  DAY,
  DIRECTOR,
  guest,
  letters,
  NOON,
  pupil,
  REFEREE,
  SYSTEM,
  scored,
  setupOf,
  type TestTournament,
  word,
} from './test-tournament.ts';

export function nonsense(rng: Rng, tournament: TestTournament, seen: number): Sent {
  const { state } = tournament;
  const { players, stages, setup } = state;
  const number = rng.below(players.length + 3);
  const odd = { stage: rng.below(3), round: rng.below(3), table: rng.below(6) };
  const [where, table] =
    rng.chance(0.7) && placesOf(state).length > 0 ? rng.pick(placesOf(state)) : [odd, undefined];
  const seats = table?.seats ?? [1, 2];
  const [a = 1, b = 2] = seats;
  const good = seats.map((seat) => scored(seat, 100, 100));
  const scores = rng.pick([
    good,
    [],
    [scored(number, 100)],
    [...good, scored(a, 1)],
    seats.map((seat) => scored(seat, null)),
    seats.map((seat) => scored(seat, 100, 50)),
    seats.map((seat) => scored(seat, rng.pick([1e9, 1.5]))),
  ]);
  const sheet = { where, scores, seen: rng.pick([seen, 0]), sum: rng.pick([null, 7]) };
  const reason = rng.pick(['', 'why']);
  const round = stages.at(-1)?.rounds.at(-1);
  const tables = round?.tables.map((each) => ({ table: each.table, seats: each.seats })) ?? [];
  const at = { stage: rng.pick([stages.length, 9]), round: rng.pick([where.round, 9]) };
  const actions: readonly Action[] = [
    { kind: 'create', setup: setupOf({}), seed: 'x' },
    { kind: 'create', setup: setupOf({ setup: { deleteBy: NOON - DAY } }), seed: 'x' },
    { kind: 'set-officials', officials: rng.pick([[], [...setup.officials, ...setup.officials]]) },
    {
      kind: 'set-stages',
      stages: rng.pick([
        [],
        setup.rules.stages.slice(1),
        setup.rules.stages.map((stage) => ({ ...stage, rounds: 0 })),
      ]),
    },
    {
      kind: 'set-stages',
      stages: setup.rules.stages.map((stage) => ({ ...stage, name: 'other' })),
    },
    { kind: 'set-prizes', prizes: [{ name: '', among: { kind: 'all' }, places: 1 }] },
    {
      kind: 'enter',
      players: rng.pick([
        [],
        [pupil(0, { name: ' ' })],
        [pupil(0)],
        [pupil(3), pupil(3)],
        [pupil(4, { needs: { table: 0, note: '' } })],
        Array(6000).fill(pupil(1)),
      ]),
      status: 'expected',
    },
    {
      kind: 'amend',
      player: number,
      seen: rng.pick([0, seen]),
      person: rng.pick([pupil(0), pupil(1, { name: '' })]),
    },
    { kind: 'mark', players: rng.pick([[], [number, number], [number]]), status: 'absent' },
    { kind: 'ask-in', name: rng.pick([' ', 'Secret Helper']) },
    { kind: 'let-in', id: 'person-dir', role: 'referee', tables: null },
    { kind: 'turn-away', ids: rng.pick([[], ['nobody']]) },
    { kind: 'set-door', door: 'shut' },
    { kind: 'claim', player: number, key: rng.pick(['', '1']) },
    { kind: 'release', player: number, key: 'same' },
    { kind: 'begin-stage', stage: rng.below(6), runnersUp: rng.pick([null, 99]) },
    { kind: 'draw-round', stage: rng.below(4), round: rng.below(4) },
    {
      kind: 'reseat',
      ...at,
      seen: rng.pick([0, seen]),
      tables: rng.pick([
        tables,
        [],
        [...tables, ...tables],
        tables.slice(1),
        tables.map((each) => ({ ...each, table: 0 })),
        tables.map((each) => ({ ...each, seats: [] })),
        tables.map((each) => ({ ...each, seats: [a, a] })),
        tables.map((each, i) =>
          i === 0 ? { ...each, seats: [...each.seats.slice(1), players.length] } : each,
        ),
      ]),
      byes: rng.pick([round?.byes ?? [], [number]]),
    },
    { kind: 'draw-letters', where, rounds: rng.pick([null, [], [letters([a, 'A'], [b, 'A'])]]) },
    {
      kind: 'break-tie',
      players: rng.pick([[], [a, a], [a, b], [number]]),
      rounds: rng.pick([null, []]),
    },
    { kind: 'enter-result', ...sheet, source: rng.pick(['slip', 'referee']) },
    {
      kind: 'open-games',
      ...at,
      tables: rng.pick([[], [where.table], [where.table, where.table], [99]]),
    },
    { kind: 'note-game', game: rng.pick(['9-9', table?.game?.game ?? '']), address: 'game-x' },
    {
      kind: 'end-game',
      game: rng.pick(['9-9', table?.game?.game ?? '']),
      end: 'played',
      scores,
      order: rng.pick([[], [a, a]]),
    },
    { kind: 'drop-games', games: ['9-9'] },
    { kind: 'correct', ...sheet, reason },
    {
      kind: 'note-before',
      where,
      seen: rng.pick([seen, 0]),
      noted: rng.pick([[], [{ player: a, before: rng.pick([0, 1e9, 300]) }]]),
    },
    {
      kind: 'set-hall-rules',
      lines: rng.pick([
        Array(11).fill({ kind: 'own', line: 'x' }),
        [{ kind: 'own', line: 'x'.repeat(121) }],
        Array(2).fill({ kind: 'text', id: 'no-phones' }),
      ]),
    },
    { kind: 'report', ...sheet },
    { kind: 'confirm', where, seen },
    { kind: 'dispute', where, reason },
    { kind: 'settle', where, reason },
    { kind: 'call-referee', where, about: null },
    { kind: 'end-call', where },
    {
      kind: 'challenge',
      where,
      player: rng.pick([a, number]),
      words: rng.pick([[], [[]], [word('×')], [word('KIT'), word('ZZZ')]]),
      challengers: rng.pick([[], [a], [b], [number]]),
      verdict: null,
    },
    { kind: 'rule', word: rng.pick([[], word('×'), word('K')]), verdict: 'invalid', reason },
    {
      kind: 'misdraw',
      where,
      player: rng.pick([a, number]),
      tiles: rng.pick([7, -1, 1.5, 9]),
      inBag: 5,
    },
    { kind: 'start-clock', seconds: rng.pick([0, -1, 1e9, null]) },
    { kind: 'stop-clock' },
    { kind: 'resume-clock' },
    { kind: 'extend', seconds: rng.pick([0, 1e9, 5]) },
    { kind: 'announce', text: ' ' },
    { kind: 'undo', command: rng.pick(['no-such', 'c1', 'c2', 'c3']) },
    { kind: 'close' },
    { kind: 'tick' },
  ];
  const author = rng.pick([
    DIRECTOR,
    DIRECTOR,
    REFEREE,
    SYSTEM,
    player(a),
    player(number),
    guest(9),
    { kind: 'guest', id: 'person-ref' } as const,
    { kind: 'director', id: 'nobody' } as const,
  ]);
  return [author, rng.pick(actions)];
}
