/** Every refusal there is, each by the shortest way to it; none changes anything. */
import { afterAll, expect, test } from 'vitest';
import type { Action, Author, RefusalCode, SeatScore, Stage } from '../src/index.ts';
import { REFUSAL_CODES } from './codes.ts';
import {
  DAY,
  DIRECTOR,
  guest,
  letters,
  NOON,
  pupil,
  REFEREE,
  SEED,
  SYSTEM,
  scored,
  setupOf,
  TestTournament,
  type TournamentSpec,
  word,
} from './test-tournament.ts';

const reached = new Set<RefusalCode>();
afterAll(() => expect(REFUSAL_CODES.filter((code) => !reached.has(code))).toEqual([]));

const people = (n: number) => Array.from({ length: n }, (_, i) => pupil(i + 1));
const where = { stage: 1, round: 1, table: 1 };
const even = (tournament: TestTournament): readonly SeatScore[] =>
  tournament.seats(where).map((player) => scored(player, 100));

const empty = (): TestTournament => new TestTournament();
const fresh = (spec: TournamentSpec = {}): TestTournament => TestTournament.with(spec, people(8));
function drawn(spec: TournamentSpec = {}, n = 8): TestTournament {
  const tournament = TestTournament.with(spec, people(n));
  tournament.begin(1);
  tournament.draw(1);
  return tournament;
}
function played(spec: TournamentSpec = {}, n = 8): TestTournament {
  const tournament = drawn(spec, n);
  tournament.play(1, 1, () => 100);
  return tournament;
}
function reported(): TestTournament {
  const tournament = drawn({ preset: 'school-day' });
  tournament.must(report(tournament), seat(tournament, 0));
  return tournament;
}
function disputed(): TestTournament {
  const tournament = reported();
  tournament.must({ kind: 'dispute', where, reason: 'no' }, seat(tournament, 1));
  return tournament;
}
function called(): TestTournament {
  const tournament = drawn({ preset: 'school-day' });
  tournament.must({ kind: 'call-referee', where, about: null }, seat(tournament, 0));
  return tournament;
}
function running(): TestTournament {
  const tournament = fresh();
  tournament.must({ kind: 'start-clock', seconds: 60 });
  return tournament;
}
function over(): TestTournament {
  const tournament = fresh();
  tournament.must({ kind: 'close' });
  return tournament;
}

const ASK = { kind: 'ask-in', name: 'Rita' } as const;
function asking(count = 1): TestTournament {
  const tournament = fresh();
  for (let i = 1; i <= count; i++) tournament.must(ASK, guest(i));
  return tournament;
}
function shut(): TestTournament {
  const tournament = fresh();
  tournament.must({ kind: 'set-door', door: 'shut' });
  return tournament;
}
const phones = (): TestTournament => fresh({ preset: 'school-day' });
const claim = ({ state }: TestTournament): Action => ({
  kind: 'claim',
  player: 1,
  key: state.players[0]?.key ?? '',
});
function claimed(): TestTournament {
  const tournament = phones();
  tournament.must(claim(tournament), guest(1));
  return tournament;
}

const seat = (tournament: TestTournament, i: number): Author => ({
  kind: 'player',
  player: tournament.seats(where)[i] as number,
});
const sheet = (
  tournament: TestTournament,
  scores = even(tournament),
  seen = tournament.state.version,
  sum: number | null = null,
) => ({
  where,
  scores,
  seen,
  sum,
});
const slip = (
  tournament: TestTournament,
  ...rest: [scores?: readonly SeatScore[], seen?: number, sum?: number]
): Action => ({
  kind: 'enter-result',
  source: 'slip',
  ...sheet(tournament, ...rest),
});
const games: Action = { kind: 'open-games', stage: 1, round: 1, tables: [1] };
const report = (tournament: TestTournament): Action => ({ kind: 'report', ...sheet(tournament) });
const create = (setup: Parameters<typeof setupOf>[0]['setup'] = {}): Action => ({
  kind: 'create',
  setup: setupOf({ setup }),
  seed: SEED,
});
const enter = (...players: ReturnType<typeof pupil>[]): Action => ({
  kind: 'enter',
  players,
  status: 'expected',
});
const mark = (...players: number[]): Action => ({ kind: 'mark', players, status: 'absent' });
const seats = (
  tournament: TestTournament,
  change: (seats: readonly number[], table: number) => readonly number[],
): Action => ({
  kind: 'reseat',
  stage: 1,
  round: 1,
  seen: tournament.state.version,
  tables: tournament
    .tables(1)
    .map((each) => ({ table: each.table, seats: change(tournament.seats(each), each.table) })),
  byes: [],
});
const challenge = (
  tournament: TestTournament,
  of: Partial<Extract<Action, { kind: 'challenge' }>>,
): Action => {
  const [player = 0, other = 0] = tournament.seats(where);
  return {
    kind: 'challenge',
    where,
    player,
    words: [word('KI')],
    challengers: [other],
    verdict: null,
    ...of,
  };
};
const first = (tournament: TestTournament): number => tournament.seats(where)[0] as number;
const stages = (tournament: TestTournament, of: Partial<Stage>): Action => ({
  kind: 'set-stages',
  stages: tournament.state.plan.map((stage) => ({ ...stage, ...of })),
});

type Case = readonly [
  RefusalCode,
  () => TestTournament,
  (tournament: TestTournament) => Action,
  ((tournament: TestTournament) => Author)?,
];

const system = (): Author => SYSTEM;
const referee = (): Author => REFEREE;

const cases: readonly Case[] = [
  ['no-event', empty, () => ({ kind: 'close' })],
  ['already-created', fresh, () => create(), system],
  ['event-over', over, () => enter(pupil(99))],
  ['not-for-you', fresh, () => ({ kind: 'close' }), referee],
  ['not-for-you', fresh, () => ({ kind: 'close' }), () => ({ kind: 'director', id: 'nobody' })],
  [
    'not-your-table',
    () => drawn({ preset: 'school-day' }),
    report,
    () => ({ kind: 'player', player: 99 }),
  ],
  ['bad-rules', fresh, (tournament) => stages(tournament, { rounds: 0 })],
  ['delete-by-past', empty, () => create({ deleteBy: NOON }), system],
  [
    'wrong-recovery',
    fresh,
    () => ({ kind: 'recover', key: '000000000000', name: 'X' }),
    () => guest(1),
  ],
  [
    'delete-by-far',
    fresh,
    ({ state: { setup } }) => ({
      kind: 'set-details',
      details: {
        name: setup.name,
        deleteBy: NOON + 400 * DAY,
        names: setup.rules.names,
        shown: setup.rules.shown,
        phones: 'none',
        results: setup.rules.results,
      },
    }),
  ],
  ['no-director', empty, () => create({ officials: [] }), system],
  [
    'official-twice',
    fresh,
    ({ state }) => ({ kind: 'set-officials', officials: [...state.officials, ...state.officials] }),
  ],
  ['text-missing', fresh, () => ({ kind: 'announce', text: ' ' })],
  [
    'reason-missing',
    played,
    (tournament) => ({ kind: 'correct', reason: '', ...sheet(tournament) }),
  ],
  ['changed-since', drawn, (tournament) => slip(tournament, even(tournament), 0)],
  ['nobody-named', fresh, () => enter()],
  ['name-missing', fresh, () => enter(pupil(9, { name: ' ' }))],
  ['too-many-players', fresh, () => enter(...Array<ReturnType<typeof pupil>>(5000).fill(pupil(9)))],
  ['already-entered', fresh, () => enter(pupil(3))],
  ['no-such-player', fresh, () => mark(99)],
  ['player-twice', fresh, () => mark(1, 1)],
  ['bad-table-number', fresh, () => enter(pupil(9, { needs: { table: 0, note: '' } }))],
  ['not-for-you', asking, () => ASK, () => ({ kind: 'guest', id: 'person-ref' })],
  ['door-shut', shut, () => ASK, () => guest(1)],
  ['already-asked', asking, () => ASK, () => guest(1)],
  ['too-many-asking', () => asking(20), () => ASK, () => guest(21)],
  ['name-missing', fresh, () => ({ ...ASK, name: ' ' }), () => guest(1)],
  ['not-asking', fresh, () => ({ kind: 'let-in', id: 'nobody', role: 'referee', tables: null })],
  ['not-asking', fresh, () => ({ kind: 'turn-away', ids: [] })],
  ['no-phones', fresh, () => ({ kind: 'claim', player: 1, key: '' }), () => guest(1)],
  ['wrong-key', phones, () => ({ kind: 'claim', player: 1, key: '' }), () => guest(1)],
  ['player-taken', claimed, claim, () => guest(2)],
  ['no-such-player', phones, () => ({ kind: 'claim', player: 99, key: '' }), () => guest(1)],
  ['not-for-you', claimed, claim, () => guest(1)],
  ['no-device', phones, () => ({ kind: 'release', player: 1, key: 'same' })],
  [
    'not-for-you',
    claimed,
    () => ({ kind: 'release', player: 1, key: 'same' }),
    () => ({ kind: 'player', player: 2 }),
  ],
  ['stage-begun', drawn, () => ({ kind: 'begin-stage', stage: 1, runnersUp: null })],
  ['stage-begun', drawn, (tournament) => stages(tournament, { name: 'other' })],
  ['no-such-stage', fresh, () => ({ kind: 'begin-stage', stage: 9, runnersUp: null })],
  ['no-such-round', drawn, () => ({ kind: 'draw-round', stage: 1, round: 3 })],
  ['no-such-table', drawn, () => ({ kind: 'settle', where: { ...where, table: 99 }, reason: 'x' })],
  ['stage-not-over', fresh, () => ({ kind: 'begin-stage', stage: 2, runnersUp: null })],
  ['tables-open', drawn, () => ({ kind: 'begin-stage', stage: 2, runnersUp: null })],
  [
    'too-few-players',
    () => {
      const tournament = TestTournament.with({}, people(2));
      tournament.begin(1);
      tournament.must({ kind: 'mark', players: [1], status: 'absent' });
      return tournament;
    },
    () => ({ kind: 'draw-round', stage: 1, round: 1 }),
  ],
  ['no-field-change', fresh, () => ({ kind: 'exchange-field', stage: 2, comes: [1], goes: [2] })],
  [
    'field-changes',
    () => {
      const tournament = drawn();
      tournament.play(1, 1, (player) => player);
      tournament.begin(2, 0);
      return tournament;
    },
    (tournament) => ({
      ...{ kind: 'correct', where, reason: 'x', seen: tournament.state.version, sum: null },
      scores: tournament.seats(where).map((player) => scored(player, 100 - player)),
    }),
  ],
  [
    'too-few-runners-up',
    () => {
      const tournament = drawn();
      tournament.play(1, 1, (player) => player);
      return tournament;
    },
    () => ({ kind: 'begin-stage', stage: 2, runnersUp: 9 }),
  ],
  ['tie-open', played, () => ({ kind: 'begin-stage', stage: 2, runnersUp: null })],
  [
    'table-twice',
    drawn,
    (tournament) => ({
      ...(seats(tournament, (same) => same) as Extract<Action, { kind: 'reseat' }>),
      tables: [1, 1].map((table) => ({ table, seats: [1, 2] })),
    }),
  ],
  ['wrong-seats', drawn, (tournament) => seats(tournament, (same) => same.slice(0, 1))],
  [
    'not-in-round',
    drawn,
    (tournament) =>
      slip(tournament, [
        ...even(tournament),
        scored(tournament.seats({ ...where, table: 2 })[0] as number, 1),
      ]),
  ],
  [
    'not-seated',
    drawn,
    (tournament) => seats(tournament, (same, table) => (table === 1 ? same.slice(1) : same)),
  ],
  ['table-played', played, (tournament) => seats(tournament, (same) => same.toReversed())],
  [
    'no-letters',
    () => drawn({ preset: 'club-swiss' }),
    () => ({ kind: 'draw-letters', where, rounds: null }),
  ],
  [
    'letters-unsettled',
    drawn,
    () => ({ kind: 'draw-letters', where, rounds: [letters([1, 'A'])] }),
  ],
  ['no-tie', drawn, () => ({ kind: 'break-tie', players: [1], rounds: null })],
  ['source-not-allowed', drawn, () => games],
  ['devices-missing', () => drawn({ preset: 'club-swiss' }), () => games],
  [
    'game-open',
    () => {
      const tournament = drawn({ preset: 'club-swiss' });
      for (const player of tournament.seats(where))
        tournament.must(
          { kind: 'claim', player, key: tournament.state.players[player - 1]?.key ?? '' },
          guest(player),
        );
      tournament.must(games);
      return tournament;
    },
    () => games,
  ],
  ['result-there', played, (tournament) => slip(tournament)],
  ['no-result', drawn, (tournament) => ({ kind: 'correct', reason: 'x', ...sheet(tournament) })],
  [
    'no-report',
    () => drawn({ preset: 'school-day' }),
    ({ state }) => ({ kind: 'confirm', where, seen: state.version }),
    (tournament) => seat(tournament, 0),
  ],
  [
    'already-confirmed',
    reported,
    ({ state }) => ({ kind: 'confirm', where, seen: state.version }),
    (tournament) => seat(tournament, 0),
  ],
  ['table-disputed', disputed, report, (tournament) => seat(tournament, 1)],
  [
    'referee-called',
    called,
    () => ({ kind: 'call-referee', where, about: null }),
    (tournament) => seat(tournament, 1),
  ],
  ['no-call', drawn, () => ({ kind: 'end-call', where })],
  ['no-dispute', drawn, () => ({ kind: 'settle', where, reason: 'x' })],
  ['score-missing', drawn, (tournament) => slip(tournament, even(tournament).slice(1))],
  [
    'score-out-of-range',
    drawn,
    (tournament) =>
      slip(
        tournament,
        tournament.seats(where).map((p) => scored(p, 1e6)),
      ),
  ],
  [
    'score-above-before',
    drawn,
    (tournament) =>
      slip(
        tournament,
        tournament.seats(where).map((p) => scored(p, 100, 90)),
      ),
  ],
  [
    'sum-wrong',
    drawn,
    (tournament) => slip(tournament, even(tournament), tournament.state.version, 399),
  ],
  [
    'nobody-played',
    () => {
      const tournament = drawn();
      tournament.must({ kind: 'mark', players: tournament.seats(where), status: 'withdrawn' });
      return tournament;
    },
    (tournament) =>
      slip(
        tournament,
        tournament.seats(where).map((p) => scored(p, null)),
      ),
  ],
  ['no-words', drawn, (tournament) => challenge(tournament, { words: [] })],
  ['not-a-letter', drawn, (tournament) => challenge(tournament, { words: [word('×')] })],
  ['verdict-missing', drawn, (tournament) => challenge(tournament, {})],
  ['own-word', drawn, (tournament) => challenge(tournament, { challengers: [first(tournament)] })],
  ['no-challenger', drawn, (tournament) => challenge(tournament, { challengers: [] })],
  [
    'no-misdraw-rule',
    () => drawn({ ruleset: 'fi-base' }),
    (tournament) => ({ kind: 'misdraw', where, player: first(tournament), tiles: 9, inBag: 9 }),
  ],
  [
    'no-misdraw',
    drawn,
    (tournament) => ({ kind: 'misdraw', where, player: first(tournament), tiles: 7, inBag: 9 }),
  ],
  [
    'no-room-clock',
    () => fresh({ preset: 'club-swiss' }),
    () => ({ kind: 'start-clock', seconds: 60 }),
  ],
  ['clock-running', running, () => ({ kind: 'start-clock', seconds: 60 })],
  [
    'clock-stopped',
    () => {
      const tournament = running();
      tournament.must({ kind: 'stop-clock' });
      return tournament;
    },
    () => ({ kind: 'stop-clock' }),
  ],
  ['clock-idle', fresh, () => ({ kind: 'extend', seconds: 5 })],
  ['time-out-of-range', running, () => ({ kind: 'extend', seconds: 0 })],
  ['nothing-to-undo', fresh, () => ({ kind: 'undo', command: 'c1' })],
  ['later-entries', drawn, () => ({ kind: 'undo', command: 'c2' })],
  [
    'bad-hall-rules',
    fresh,
    () => ({ kind: 'set-hall-rules', lines: [{ kind: 'own', line: ' ' }] }),
  ],
  [
    'before-missing',
    () => {
      const tournament = drawn({}, 4);
      tournament.enter(where, even(tournament));
      return tournament;
    },
    (tournament) => ({ kind: 'break-tie', players: tournament.seats(where), rounds: null }),
  ],
  [
    'bad-prize',
    fresh,
    () => ({ kind: 'set-prizes', prizes: [{ name: '', among: { kind: 'all' }, places: 1 }] }),
  ],
];

const director = (): Author => DIRECTOR;
const rows = cases.map(([code, start, action, by = director]) => ({ code, start, action, by }));

test.each(rows)('$code', ({ code, start, action, by }) => {
  const tournament = start();
  const before = tournament.state;
  expect(tournament.send(action(tournament), by(tournament))?.code).toBe(code);
  expect(tournament.state).toBe(before);
  reached.add(code);
});

test('already-done: a command sent twice happens once', () => {
  const tournament = fresh();
  const send = () => tournament.send({ kind: 'announce', text: 'Lunch' }, DIRECTOR, 'same');
  expect([send(), send()?.code]).toEqual([undefined, 'already-done']);
  reached.add('already-done');
});
