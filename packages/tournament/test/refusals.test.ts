/** Every refusal there is, each by the shortest way to it; none changes anything. */
import { afterAll, expect, test } from 'vitest';
import type { Action, Author, RefusalCode, SeatScore, Stage } from '../src/index.ts';
import { REFUSAL_CODES } from './codes.ts';
import {
  type DeskSpec,
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
  word,
} from './test-tournament.ts';

const reached = new Set<RefusalCode>();
afterAll(() => expect(REFUSAL_CODES.filter((code) => !reached.has(code))).toEqual([]));

const people = (n: number) => Array.from({ length: n }, (_, i) => pupil(i + 1));
const where = { stage: 1, round: 1, table: 1 };
const even = (desk: TestTournament): readonly SeatScore[] =>
  desk.seats(where).map((player) => scored(player, 100));

const empty = (): TestTournament => new TestTournament();
const fresh = (spec: DeskSpec = {}): TestTournament => TestTournament.with(spec, people(8));
function drawn(spec: DeskSpec = {}, n = 8): TestTournament {
  const desk = TestTournament.with(spec, people(n));
  desk.begin(1);
  desk.draw(1);
  return desk;
}
function played(spec: DeskSpec = {}, n = 8): TestTournament {
  const desk = drawn(spec, n);
  desk.play(1, 1, () => 100);
  return desk;
}
function reported(): TestTournament {
  const desk = drawn({ preset: 'school-day' });
  desk.must(report(desk), seat(desk, 0));
  return desk;
}
function disputed(): TestTournament {
  const desk = reported();
  desk.must({ kind: 'dispute', where, reason: 'no' }, seat(desk, 1));
  return desk;
}
function called(): TestTournament {
  const desk = drawn({ preset: 'school-day' });
  desk.must({ kind: 'call-referee', where, about: null }, seat(desk, 0));
  return desk;
}
function running(): TestTournament {
  const desk = fresh();
  desk.must({ kind: 'start-clock', seconds: 60 });
  return desk;
}
function over(): TestTournament {
  const desk = fresh();
  desk.must({ kind: 'close' });
  return desk;
}

const ASK = { kind: 'ask-in', name: 'Rita' } as const;
function asking(count = 1): TestTournament {
  const desk = fresh();
  for (let i = 1; i <= count; i++) desk.must(ASK, guest(i));
  return desk;
}
function shut(): TestTournament {
  const desk = fresh();
  desk.must({ kind: 'set-door', door: 'shut' });
  return desk;
}
const phones = (): TestTournament => fresh({ preset: 'school-day' });
const claim = ({ state }: TestTournament): Action => ({
  kind: 'claim',
  player: 1,
  key: state.players[0]?.key ?? '',
});
function claimed(): TestTournament {
  const desk = phones();
  desk.must(claim(desk), guest(1));
  return desk;
}

const seat = (desk: TestTournament, i: number): Author => ({
  kind: 'player',
  player: desk.seats(where)[i] as number,
});
const sheet = (
  desk: TestTournament,
  scores = even(desk),
  seen = desk.state.version,
  sum: number | null = null,
) => ({
  where,
  scores,
  seen,
  sum,
});
const slip = (
  desk: TestTournament,
  ...rest: [scores?: readonly SeatScore[], seen?: number, sum?: number]
): Action => ({
  kind: 'enter-result',
  source: 'slip',
  ...sheet(desk, ...rest),
});
const games: Action = { kind: 'open-games', stage: 1, round: 1, tables: [1] };
const report = (desk: TestTournament): Action => ({ kind: 'report', ...sheet(desk) });
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
  desk: TestTournament,
  change: (seats: readonly number[], table: number) => readonly number[],
): Action => ({
  kind: 'reseat',
  stage: 1,
  round: 1,
  seen: desk.state.version,
  tables: desk
    .tables(1)
    .map((each) => ({ table: each.table, seats: change(desk.seats(each), each.table) })),
  byes: [],
});
const challenge = (
  desk: TestTournament,
  of: Partial<Extract<Action, { kind: 'challenge' }>>,
): Action => {
  const [player = 0, other = 0] = desk.seats(where);
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
const first = (desk: TestTournament): number => desk.seats(where)[0] as number;
const stages = (desk: TestTournament, of: Partial<Stage>): Action => ({
  kind: 'set-stages',
  stages: desk.state.plan.map((stage) => ({ ...stage, ...of })),
});

type Case = readonly [
  RefusalCode,
  () => TestTournament,
  (desk: TestTournament) => Action,
  ((desk: TestTournament) => Author)?,
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
  ['bad-rules', fresh, (desk) => stages(desk, { rounds: 0 })],
  ['delete-by-past', empty, () => create({ deleteBy: NOON }), system],
  ['no-director', empty, () => create({ officials: [] }), system],
  [
    'official-twice',
    fresh,
    ({ state }) => ({ kind: 'set-officials', officials: [...state.officials, ...state.officials] }),
  ],
  ['text-missing', fresh, () => ({ kind: 'announce', text: ' ' })],
  ['reason-missing', played, (desk) => ({ kind: 'correct', reason: '', ...sheet(desk) })],
  ['changed-since', drawn, (desk) => slip(desk, even(desk), 0)],
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
  ['stage-begun', drawn, (desk) => stages(desk, { name: 'other' })],
  ['no-such-stage', fresh, () => ({ kind: 'begin-stage', stage: 9, runnersUp: null })],
  ['no-such-round', drawn, () => ({ kind: 'draw-round', stage: 1, round: 3 })],
  ['no-such-table', drawn, () => ({ kind: 'settle', where: { ...where, table: 99 }, reason: 'x' })],
  ['stage-not-over', fresh, () => ({ kind: 'begin-stage', stage: 2, runnersUp: null })],
  ['tables-open', drawn, () => ({ kind: 'begin-stage', stage: 2, runnersUp: null })],
  [
    'too-few-players',
    () => {
      const desk = TestTournament.with({}, people(2));
      desk.begin(1);
      desk.must({ kind: 'mark', players: [1], status: 'absent' });
      return desk;
    },
    () => ({ kind: 'draw-round', stage: 1, round: 1 }),
  ],
  [
    'field-changes',
    () => {
      const desk = drawn();
      desk.play(1, 1, (player) => player);
      desk.begin(2, 0);
      return desk;
    },
    (desk) => ({
      ...{ kind: 'correct', where, reason: 'x', seen: desk.state.version, sum: null },
      scores: desk.seats(where).map((player) => scored(player, 100 - player)),
    }),
  ],
  [
    'too-few-runners-up',
    () => {
      const desk = drawn();
      desk.play(1, 1, (player) => player);
      return desk;
    },
    () => ({ kind: 'begin-stage', stage: 2, runnersUp: 9 }),
  ],
  ['tie-open', played, () => ({ kind: 'begin-stage', stage: 2, runnersUp: null })],
  [
    'table-twice',
    drawn,
    (desk) => ({
      ...(seats(desk, (same) => same) as Extract<Action, { kind: 'reseat' }>),
      tables: [1, 1].map((table) => ({ table, seats: [1, 2] })),
    }),
  ],
  ['wrong-seats', drawn, (desk) => seats(desk, (same) => same.slice(0, 1))],
  [
    'not-in-round',
    drawn,
    (desk) =>
      slip(desk, [...even(desk), scored(desk.seats({ ...where, table: 2 })[0] as number, 1)]),
  ],
  [
    'not-seated',
    drawn,
    (desk) => seats(desk, (same, table) => (table === 1 ? same.slice(1) : same)),
  ],
  ['table-played', played, (desk) => seats(desk, (same) => same.toReversed())],
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
      const desk = drawn({ preset: 'club-swiss' });
      for (const player of desk.seats(where))
        desk.must(
          { kind: 'claim', player, key: desk.state.players[player - 1]?.key ?? '' },
          guest(player),
        );
      desk.must(games);
      return desk;
    },
    () => games,
  ],
  ['result-there', played, (desk) => slip(desk)],
  ['no-result', drawn, (desk) => ({ kind: 'correct', reason: 'x', ...sheet(desk) })],
  [
    'no-report',
    () => drawn({ preset: 'school-day' }),
    ({ state }) => ({ kind: 'confirm', where, seen: state.version }),
    (desk) => seat(desk, 0),
  ],
  [
    'already-confirmed',
    reported,
    ({ state }) => ({ kind: 'confirm', where, seen: state.version }),
    (desk) => seat(desk, 0),
  ],
  ['table-disputed', disputed, report, (desk) => seat(desk, 1)],
  [
    'referee-called',
    called,
    () => ({ kind: 'call-referee', where, about: null }),
    (desk) => seat(desk, 1),
  ],
  ['no-call', drawn, () => ({ kind: 'end-call', where })],
  ['no-dispute', drawn, () => ({ kind: 'settle', where, reason: 'x' })],
  ['score-missing', drawn, (desk) => slip(desk, even(desk).slice(1))],
  [
    'score-out-of-range',
    drawn,
    (desk) =>
      slip(
        desk,
        desk.seats(where).map((p) => scored(p, 1e6)),
      ),
  ],
  [
    'score-above-before',
    drawn,
    (desk) =>
      slip(
        desk,
        desk.seats(where).map((p) => scored(p, 100, 90)),
      ),
  ],
  ['sum-wrong', drawn, (desk) => slip(desk, even(desk), desk.state.version, 399)],
  [
    'nobody-played',
    () => {
      const desk = drawn();
      desk.must({ kind: 'mark', players: desk.seats(where), status: 'withdrawn' });
      return desk;
    },
    (desk) =>
      slip(
        desk,
        desk.seats(where).map((p) => scored(p, null)),
      ),
  ],
  ['no-words', drawn, (desk) => challenge(desk, { words: [] })],
  ['not-a-letter', drawn, (desk) => challenge(desk, { words: [word('×')] })],
  ['verdict-missing', drawn, (desk) => challenge(desk, {})],
  ['own-word', drawn, (desk) => challenge(desk, { challengers: [first(desk)] })],
  ['no-challenger', drawn, (desk) => challenge(desk, { challengers: [] })],
  [
    'no-misdraw-rule',
    () => drawn({ ruleset: 'fi-base' }),
    (desk) => ({ kind: 'misdraw', where, player: first(desk), tiles: 9, inBag: 9 }),
  ],
  [
    'no-misdraw',
    drawn,
    (desk) => ({ kind: 'misdraw', where, player: first(desk), tiles: 7, inBag: 9 }),
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
      const desk = running();
      desk.must({ kind: 'stop-clock' });
      return desk;
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
      const desk = drawn({}, 4);
      desk.enter(where, even(desk));
      return desk;
    },
    (desk) => ({ kind: 'break-tie', players: desk.seats(where), rounds: null }),
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
  const desk = start();
  const before = desk.state;
  expect(desk.send(action(desk), by(desk))?.code).toBe(code);
  expect(desk.state).toBe(before);
  reached.add(code);
});

test('already-done: a command sent twice happens once', () => {
  const desk = fresh();
  const send = () => desk.send({ kind: 'announce', text: 'Lunch' }, DIRECTOR, 'same');
  expect([send(), send()?.code]).toEqual([undefined, 'already-done']);
  reached.add('already-done');
});
