/** What organisers, referees and players do. */
import type { Rng } from '@taht/testkit';
import {
  type Action,
  type Author,
  CALL_REASONS,
  type Person,
  type PlayerNumber,
  type SeatScore,
  STATUSES,
  type Table,
  type Tournament,
  textLines,
  todosOf,
  type Where,
} from '../src/index.ts';
import {
  DIRECTOR,
  guest,
  pupil,
  REFEREE,
  SYSTEM,
  scored,
  type TestTournament,
  word,
} from './test-tournament.ts';

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

export const player = (number: PlayerNumber): Author => ({ kind: 'player', player: number });

/** The tables of the last round, where things happen. */
export function placesOf({ stages }: Tournament): readonly (readonly [Where, Table])[] {
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

/** What the console is told to do next, and now and then what happens in between. */
export function sensible(rng: Rng, tournament: TestTournament, seen: number): Sent {
  const { state } = tournament;
  const late = lateCorrections(rng, state, seen);
  if (late !== undefined && rng.chance(0.15)) return late;
  if (rng.chance(0.3)) return inBetween(rng, tournament, seen);
  const [todo] = todosOf(state);
  if (todo === undefined) return afterwards(rng, tournament, seen);
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
    case 'await-before':
      return rng.chance(0.9)
        ? noteBefore(rng, state, todo.ties[0]?.players ?? [], seen)
        : inBetween(rng, tournament, seen);
    case 'draw-round':
      return [DIRECTOR, { kind: 'draw-round', stage: todo.stage, round: todo.round }];
    case 'close':
      return [DIRECTOR, { kind: 'close' }];
    default:
      return atTable(rng, tournament, seen);
  }
}

/** What a result lacks, wherever it was entered. */
function noteBefore(
  rng: Rng,
  { stages }: Tournament,
  [wanted = 0]: readonly PlayerNumber[],
  seen: number,
): Sent {
  for (const [s, { rounds }] of stages.entries())
    for (const [r, { tables }] of rounds.entries())
      for (const { table, result } of tables)
        for (const { player: each, score, before } of result?.scores ?? [])
          if (each === wanted && score !== null && before === null) {
            const where = { stage: s + 1, round: r + 1, table };
            const noted = [{ player: each, before: score + rng.below(2) }];
            return [rng.pick([DIRECTOR, REFEREE]), { kind: 'note-before', where, seen, noted }];
          }
  throw new Error(`nothing is missing of ${wanted}`);
}

function atTable(rng: Rng, tournament: TestTournament, seen: number): Sent {
  const { state } = tournament;
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
  if (results.includes('game') && rng.chance(0.5)) return withGame(rng, tournament, where, table);
  if (results.includes('players') && rng.chance(0.8)) {
    if (table.report === null) return [player(seat), { kind: 'report', ...sheet }];
    if (rng.chance(0.1)) return [player(seat), { kind: 'dispute', where, reason: 'not so' }];
    return [player(seat), { kind: 'confirm', where, seen }];
  }
  return [rng.pick([DIRECTOR, REFEREE]), { kind: 'enter-result', ...sheet, source: 'slip' }];
}

/** A game on Täht for the table, from the devices that it needs to its end. */
function withGame(rng: Rng, { state }: TestTournament, where: Where, table: Table): Sent {
  const { stage, round } = where;
  const { game, seats } = table;
  const lacks = seats.find((seat) => (state.players[seat - 1]?.person.id ?? null) === null);
  const key = state.players[(lacks ?? 1) - 1]?.key ?? '';
  if (game === null || game.ended !== null) {
    if (lacks !== undefined && rng.chance(0.9))
      return [guest(100 + lacks), { kind: 'claim', player: lacks, key }];
    return [DIRECTOR, { kind: 'open-games', stage, round, tables: [where.table] }];
  }
  if (game.address === null && rng.chance(0.8))
    return [SYSTEM, { kind: 'note-game', game: game.game, address: `game-${game.game}-1p` }];
  return [
    SYSTEM,
    {
      kind: 'end-game',
      game: game.game,
      end: rng.pick(['played', 'played', 'given-up', 'called-off', 'failed']),
      scores: rng.pick([scoresFor(rng, state, table), null]),
      order: rng.pick([seats.toReversed(), []]),
    },
  ];
}

/** Phones come in, are let in, turned away, and speak for players. */
function atDoor(rng: Rng, { state }: TestTournament): Sent {
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
    [DIRECTOR, { kind: 'make-recovery' }],
    [DIRECTOR, { kind: 'turn-away', ids: [id] }],
    [DIRECTOR, { kind: 'set-door', door: rng.pick(['open', 'open', 'shut']) }],
    [guest(who), { kind: 'claim', player: number, key }],
    [
      rng.pick([DIRECTOR, player(number)]),
      { kind: 'release', player: number, key: rng.pick(['same', 'new']) },
    ],
  ]);
}

/** Others should have gone on: a winner's score is corrected when the next stage has begun, and seats are exchanged. */
function lateCorrections(rng: Rng, state: Tournament, seen: number): Sent | undefined {
  const change = todosOf(state).find((todo) => todo.kind === 'field-changed');
  if (change !== undefined) {
    const { stage, comes, goes } = change;
    return [DIRECTOR, { kind: 'exchange-field', stage, comes, goes }];
  }
  const stage = state.stages.length - 1;
  const round = state.stages[stage - 1]?.rounds.length ?? 0;
  const tables = state.stages[stage - 1]?.rounds[round - 1]?.tables ?? [];
  const { field = null } = state.stages[stage] ?? {};
  if (field === null || tables.length === 0) return undefined;
  const { table, result } = rng.pick(tables);
  const all = result?.scores ?? [];
  const best = Math.max(...all.map(({ score }) => score ?? 0));
  const scores = all.map((each) => (each.score === best ? scored(each.player, 1) : each));
  const sheet = { where: { stage, round, table }, seen, scores, sum: null, reason: 'slip' };
  return [DIRECTOR, { kind: 'correct', ...sheet, isSure: true }];
}

function inBetween(rng: Rng, tournament: TestTournament, seen: number): Sent {
  const { state, events } = tournament;
  if (rng.chance(0.2)) return atDoor(rng, tournament);
  if (state.dropped.length > 0 && rng.chance(0.5))
    return [SYSTEM, { kind: 'drop-games', games: state.dropped }];
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
    [
      DIRECTOR,
      {
        kind: 'set-hall-rules',
        lines: rng.some([...textLines(setup.rules), { kind: 'own', line: 'Secret  line' }], 3),
      },
    ],
    [
      DIRECTOR,
      {
        kind: 'set-details',
        details: {
          name: rng.pick(['Cup', 'Another cup']),
          deleteBy: state.setup.deleteBy,
          names: { ...state.setup.rules.names, public: rng.pick(['full', 'number']) },
          shown: state.setup.rules.shown,
          phones: rng.pick(['none', 'games']),
          results: state.setup.rules.results,
        },
      },
    ],
    [DIRECTOR, { kind: 'set-lexicon', lexicon: { id: rng.pick(['en', 'own']), hash: 'x' } }],
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
    [player(a), { kind: 'call-referee', where, about: rng.pick([null, ...CALL_REASONS]) }],
    [rng.pick([REFEREE, DIRECTOR, player(a)]), { kind: 'end-call', where }],
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

function afterwards(rng: Rng, tournament: TestTournament, seen: number): Sent {
  if (rng.chance(0.9)) return inBetween(rng, tournament, seen);
  tournament.at = tournament.state.setup.deleteBy + 1;
  return [SYSTEM, { kind: 'tick' }];
}
