/** What organisers, referees and players do, and what nobody should. */
import type { Rng } from '@taht/testkit';
import {
  type Action,
  type Author,
  type Person,
  type PlayerNumber,
  type SeatScore,
  STATUSES,
  type Table,
  type Tournament,
  todosOf,
  type Where,
} from '../src/index.ts';
import {
  DAY,
  type Desk,
  DIRECTOR,
  guest,
  letters,
  NOON,
  pupil,
  REFEREE,
  SYSTEM,
  scored,
  setupOf,
  word,
} from './desk.ts';

export type Sent = readonly [Author, Action];

export const randomPupils = (rng: Rng, from: number): readonly Person[] =>
  Array.from({ length: 1 + rng.below(14) }, (_, i) =>
    pupil(from + i, {
      school: rng.pick(['', 'School A', 'School B', 'School C']),
      ageGroup: rng.pick(['U10', 'U12']),
      team: rng.pick(['', 'Red', 'Blue']),
      needs: { table: rng.chance(0.1) ? 1 + rng.below(4) : null, note: '' },
    }),
  );

const player = (number: PlayerNumber): Author => ({ kind: 'player', player: number });

/** The tables of the last round, where things happen. */
function placesOf({ stages }: Tournament): readonly (readonly [Where, Table])[] {
  const rounds = stages.at(-1)?.rounds ?? [];
  const at = { stage: stages.length, round: rounds.length };
  return (rounds.at(-1)?.tables ?? []).map((table) => [{ ...at, table: table.table }, table]);
}

/** Few different scores, so that ties are common. */
function scoresFor(rng: Rng, { players }: Tournament, { seats }: Table): readonly SeatScore[] {
  return seats.map((seat) => {
    const status = players[seat - 1]?.status;
    if ((status === 'withdrawn' || status === 'absent') && rng.chance(0.7))
      return scored(seat, null);
    const score = 200 + rng.below(4);
    return scored(seat, score, rng.chance(0.5) ? score + rng.below(2) : null);
  });
}

/** What the desk is told to do next, and now and then what happens in between. */
export function sensible(rng: Rng, desk: Desk, seen: number): Sent {
  const { state } = desk;
  if (rng.chance(0.3)) return inBetween(rng, desk, seen);
  const [todo] = todosOf(state);
  if (todo === undefined) return afterwards(rng, desk, seen);
  switch (todo.kind) {
    case 'enter-players':
      return [DIRECTOR, { kind: 'enter', players: randomPupils(rng, 50), status: 'present' }];
    case 'check-in':
      return [DIRECTOR, { kind: 'mark', players: todo.players, status: 'present' }];
    case 'begin-stage':
      return [
        DIRECTOR,
        { kind: 'begin-stage', stage: todo.stage, runnersUp: rng.pick([null, 1, 2]) },
      ];
    case 'break-tie':
      return [DIRECTOR, { kind: 'break-tie', players: todo.players, rounds: null }];
    case 'draw-round':
      return [DIRECTOR, { kind: 'draw-round', stage: todo.stage, round: todo.round }];
    case 'close':
      return [DIRECTOR, { kind: 'close' }];
    default:
      return atTable(rng, desk, seen);
  }
}

function atTable(rng: Rng, { state }: Desk, seen: number): Sent {
  const open = placesOf(state).filter(
    ([, { result, dispute }]) => result === null || dispute !== null,
  );
  const [where, table] = rng.pick(open.length > 0 ? open : placesOf(state));
  const sheet = { where, seen, scores: scoresFor(rng, state, table), sum: null };
  const seat = rng.pick(table.seats);
  if (table.dispute !== null) {
    if (table.result !== null && rng.chance(0.5))
      return [REFEREE, { kind: 'correct', ...sheet, reason: 'counted again' }];
    return [REFEREE, { kind: 'settle', where, reason: 'agreed' }];
  }
  if (table.letters.length === 0 && rng.chance(0.2))
    return [REFEREE, { kind: 'draw-letters', where, rounds: null }];
  const { results } = state.setup.rules;
  if (results.includes('players') && rng.chance(0.8)) {
    if (table.report === null) return [player(seat), { kind: 'report', ...sheet }];
    if (rng.chance(0.1)) return [player(seat), { kind: 'dispute', where, reason: 'not so' }];
    return [player(seat), { kind: 'confirm', where, seen }];
  }
  if (results.includes('game') && rng.chance(0.3))
    return [SYSTEM, { kind: 'enter-result', ...sheet, source: 'game' }];
  return [rng.pick([DIRECTOR, REFEREE]), { kind: 'enter-result', ...sheet, source: 'slip' }];
}

/** Phones come in, are let in, turned away, and speak for players. */
function atDoor(rng: Rng, { state }: Desk): Sent {
  const { players, asking } = state;
  const who = 1 + rng.below(3);
  const some = rng.pick([...asking, undefined]);
  const id = some?.id ?? 'nobody';
  const number = 1 + rng.below(players.length || 1);
  if (rng.chance(0.1))
    return rng.pick<Sent>([
      [SYSTEM, { kind: 'forget', person: rng.pick([id, 'person-ref']) }],
      [SYSTEM, { kind: 'take-over', director: { id: 'person-dir', name: 'Dir' } }],
    ]);
  const key = rng.chance(0.8) ? (players[number - 1]?.key ?? '') : '00000000';
  return rng.pick<Sent>([
    [guest(who), { kind: 'ask-in', name: `Secret Helper ${who}` }],
    [
      DIRECTOR,
      {
        kind: 'let-in',
        id,
        role: rng.pick(['referee', 'director']),
        tables: rng.pick([null, [1]]),
      },
    ],
    [DIRECTOR, { kind: 'turn-away', ids: [id] }],
    [DIRECTOR, { kind: 'set-door', door: rng.pick(['open', 'open', 'shut']) }],
    [guest(who), { kind: 'claim', player: number, key }],
    [
      rng.pick([DIRECTOR, player(number)]),
      { kind: 'release', player: number, key: rng.pick(['same', 'new']) },
    ],
  ]);
}

function inBetween(rng: Rng, desk: Desk, seen: number): Sent {
  const { state, events } = desk;
  if (rng.chance(0.2)) return atDoor(rng, desk);
  const { players, setup } = state;
  const number = 1 + rng.below(players.length || 1);
  const places = placesOf(state);
  if (state.clock.kind === 'stopped') return [SYSTEM, { kind: 'resume-clock' }];
  if (state.clock.kind === 'running' && rng.chance(0.3)) return [DIRECTOR, { kind: 'stop-clock' }];
  const some: Sent[] = [
    [DIRECTOR, { kind: 'mark', players: [number], status: rng.pick(STATUSES) }],
    [DIRECTOR, { kind: 'enter', players: randomPupils(rng, 1000 + state.version), status: 'late' }],
    [DIRECTOR, { kind: 'amend', player: number, seen, person: pupil(2000 + state.version) }],
    [DIRECTOR, { kind: 'announce', text: 'Lunch at one' }],
    [DIRECTOR, { kind: 'start-clock', seconds: rng.pick([null, 60]) }],
    [DIRECTOR, { kind: 'extend', seconds: 60 }],
    [REFEREE, { kind: 'rule', word: word('KI'), verdict: 'valid', reason: 'in the book' }],
    [
      DIRECTOR,
      { kind: 'set-prizes', prizes: [{ name: 'Cup', among: { kind: 'all' }, places: 3 }] },
    ],
    [DIRECTOR, { kind: 'set-stages', stages: [...state.plan, ...setup.rules.stages.slice(0, 1)] }],
    [
      DIRECTOR,
      {
        kind: 'set-officials',
        officials: setup.officials.map((each) =>
          each.role === 'referee' ? { ...each, tables: rng.pick([null, [1, 2]]) } : each,
        ),
      },
    ],
    [DIRECTOR, { kind: 'undo', command: rng.pick(events).command }],
    [DIRECTOR, { kind: 'undo', command: events.at(-1)?.command ?? '' }],
  ];
  if (places.length === 0) return rng.pick(some);
  const [where, table] = rng.pick(places);
  const [a = 0, b = 0] = rng.some(table.seats, 2);
  const swapped = places.map(([, each], i, all) => {
    const seats = [...each.seats];
    const next = all[(i + 1) % all.length]?.[1].seats ?? seats;
    return {
      table: each.table,
      seats:
        i === 0
          ? [next[0] ?? 0, ...seats.slice(1)]
          : i === 1
            ? [places[0]?.[1].seats[0] ?? 0, ...seats.slice(1)]
            : seats,
    };
  });
  const round = state.stages.at(-1)?.rounds.at(-1);
  return rng.pick([
    ...some,
    [
      REFEREE,
      {
        kind: 'challenge',
        where,
        player: a,
        words: [word(rng.pick(['KIT', 'KITZ', 'KI']))],
        challengers: [b],
        verdict: null,
      },
    ],
    [
      REFEREE,
      { kind: 'misdraw', where, player: a, tiles: rng.pick([5, 6, 8]), inBag: rng.below(20) },
    ],
    [REFEREE, { kind: 'dispute', where, reason: 'noise' }],
    [
      DIRECTOR,
      {
        kind: 'correct',
        where,
        seen,
        scores: scoresFor(rng, state, table),
        sum: null,
        reason: 'slip',
      },
    ],
    [
      DIRECTOR,
      {
        kind: 'reseat',
        stage: where.stage,
        round: where.round,
        seen,
        tables: swapped,
        byes: round?.byes ?? [],
      },
    ],
  ] satisfies Sent[]);
}

function afterwards(rng: Rng, desk: Desk, seen: number): Sent {
  if (rng.chance(0.9)) return inBetween(rng, desk, seen);
  desk.at = desk.state.setup.deleteBy + 1;
  return [SYSTEM, { kind: 'tick' }];
}

export function nonsense(rng: Rng, desk: Desk, seen: number): Sent {
  const { state } = desk;
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
    { kind: 'enter-result', ...sheet, source: rng.pick(['slip', 'referee', 'game']) },
    { kind: 'correct', ...sheet, reason },
    { kind: 'report', ...sheet },
    { kind: 'confirm', where, seen },
    { kind: 'dispute', where, reason },
    { kind: 'settle', where, reason },
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
