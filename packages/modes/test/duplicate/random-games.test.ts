/** The laws of the duplicate game over random rules, players, referees and nonsense. */
import { isDeepStrictEqual } from 'node:util';
import type { Tile } from '@taht/letters';
import { count, isLong, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { duplicate } from '../../src/index.ts';
import { FACT_KINDS } from './codes.ts';
import { entrant, Hall, type HallSpec, placementIn, placesOn, SEED, setupOf } from './hall.ts';

const GAMES = 400;
/** How often each thing must occur in the full run. */
const LEAST = 20;

test('random games keep the laws', () => {
  const seen = new Map<string, number>();
  const note = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let i = 0; i < count(GAMES); i++) play(makeRng(seed() + i), note);
  const all = [
    ...FACT_KINDS.map((kind) => `event ${kind}`),
    ...['played-out', 'no-rack'].map((reason) => `end ${reason}`),
  ];
  console.log(
    [...seen]
      .sort()
      .map(([what, n]) => `${what} ${n}`)
      .join('\n'),
  );
  console.log(`LONG: random duplicate games: ${count(GAMES)} keep the laws`);
  const rare = all.filter((what) => (seen.get(what) ?? 0) < (isLong ? LEAST : 1));
  expect(rare).toEqual([]);
});

function play(rng: Rng, note: (what: string) => void): void {
  const spec = randomSpec(rng);
  const hall = Hall.with(spec, []);
  const expectFollowed = follower(rng.pick(VIEWERS));
  hall.onEvent = (event, game) => {
    expectNoLeak(event, game);
    expectFollowed(event, game);
    if (STANDING.includes(event.kind)) expectTotals(game);
  };
  hall.must({ kind: 'enter', players: randomEntrants(rng, 0) });
  for (let step = 0; hall.phase !== 'over' && step < 400; step++) {
    const before = hall.game;
    const [by, action] = rng.chance(0.12) ? nonsense(rng, hall) : sensible(rng, hall);
    const id = rng.chance(0.01) ? 'c1' : undefined;
    const refused = hall.send(action, by, id);
    if (refused === undefined) continue;
    note(`refusal ${refused}`);
    expect(hall.game).toBe(before);
  }
  if (hall.phase !== 'over') hall.must({ kind: 'end' });
  hall.must({ kind: 'forget', person: 'person-0' }, 'system');
  hall.must({ kind: 'file-answers' }, 'system');
  if (hall.game.phase.kind === 'over') note(`end ${hall.game.phase.reason}`);
  for (const { kind } of hall.events) note(`event ${kind}`);
  expectSameFold(hall);
}

/** After these somebody may stand otherwise. */
const STANDING: readonly string[] = ['judged', 'corrected', 'warned', 'undone', 'ended'];

type Sent = readonly ['referee' | 'system', duplicate.Action];

function randomSpec(rng: Rng): HallSpec {
  return {
    ruleset: rng.pick(['et-base', 'uk-base', 'fi-base', 'en-club']),
    rules: {
      caller: rng.pick(duplicate.DUPLICATE_VALUES.caller),
      laid: rng.pick(duplicate.DUPLICATE_VALUES.laid),
      score: rng.pick(duplicate.DUPLICATE_VALUES.score),
      wrongScore: rng.pick(duplicate.DUPLICATE_VALUES.wrongScore),
      joker: rng.chance(0.3) ? 'on' : 'off',
      rack: rng.pick([7, 8]),
      solo: { points: rng.pick([0, 10]), leastPlayers: 2 },
      warnings: { free: 1, points: -5 },
    },
  };
}

const randomEntrants = (rng: Rng, from: number): duplicate.Entrant[] =>
  Array.from({ length: 1 + rng.below(3) }, (_, i) =>
    entrant({ hall: rng.pick(['A', 'B']), hands: rng.pick(['device', 'paper']) }, from + i),
  );

/** What the phase waits for, and now and then what a referee does beside. */
function sensible(rng: Rng, hall: Hall): Sent {
  const { phase, players, rounds } = hall.game;
  const player = 1 + rng.below(players.length);
  const reason = 'seen';
  if (rng.chance(0.03)) return ['referee', { kind: 'warn', player, reason }];
  if (rng.chance(0.03) && rounds.length > 0) {
    const { call } = rng.pick(rounds);
    return ['referee', { kind: 'correct', call, player, points: rng.below(90), reason }];
  }
  if (rng.chance(0.02)) return ['referee', { kind: 'undo', reason }];
  switch (phase.kind) {
    case 'calling':
      hall.at += 30_000;
      if (hall.game.setup.duplicate.caller === 'automatic' && phase.due !== null)
        return ['system', { kind: 'tick' }];
      return ['referee', { kind: 'call', tiles: rng.chance(0.3) ? randomRack(rng, hall) : null }];
    case 'answering':
      if (phase.stopped !== null) return ['referee', { kind: 'resume-clock' }];
      if (rng.chance(0.1)) return ['referee', { kind: 'stop-clock' }];
      if (rng.chance(0.1)) return ['referee', { kind: 'extend', seconds: 30 }];
      if (rng.chance(0.1)) return ['referee', { kind: 'ring' }];
      hall.at = phase.deadline;
      return ['system', { kind: 'tick' }];
    case 'collecting':
      if (phase.choice === null && phase.bests.length > 0)
        return ['referee', { kind: 'choose', play: rng.below(phase.bests.length) }];
      if (!phase.isClosed) return ['referee', { kind: 'close-slips' }];
      return ['system', judging(rng, hall)];
    default:
      return ['referee', { kind: 'start' }];
  }
}

const randomRack = (rng: Rng, { game }: Hall): Tile[] =>
  rng.some([...game.bag, ...game.rack], game.setup.duplicate.rack);

function judging(rng: Rng, { game }: Hall): duplicate.Action {
  const { phase, players, board, rack } = game;
  const places = placesOn(game, board);
  const bests = phase.kind === 'collecting' ? phase.bests : [];
  const answers = players.flatMap((_, i) => {
    if (rng.chance(0.2)) return [];
    const best = rng.chance(0.5) ? bests[0] : undefined;
    const tiles = best?.tiles ?? placementIn(rng, game, places, rack, rack.length);
    return [{ player: i + 1, tiles, claimed: rng.pick([null, best?.score ?? 7]) }];
  });
  return { kind: 'judge', call: game.calls, answers };
}

function nonsense(rng: Rng, hall: Hall): Sent {
  const { players, calls } = hall.game;
  const player = rng.below(players.length + 3);
  const reason = rng.pick(['', 'why']);
  const actions: readonly duplicate.Action[] = [
    { kind: 'create', setup: setupOf({}), seed: 'x' },
    { kind: 'enter', players: rng.pick([[], [entrant({}, 0)], randomEntrants(rng, 100 + calls)]) },
    { kind: 'start' },
    { kind: 'call', tiles: rng.pick([null, [], ['?'] as Tile[], randomRack(rng, hall)]) },
    { kind: 'call', tiles: Array<Tile>(hall.game.setup.duplicate.rack).fill('×' as Tile) },
    { kind: 'stop-clock' },
    { kind: 'resume-clock' },
    { kind: 'extend', seconds: rng.pick([0, -1, 1.5, 10, 1e9]) },
    { kind: 'close-slips' },
    { kind: 'choose', play: rng.pick([-1, 0, 999]) },
    { kind: 'correct', call: rng.below(calls + 2), player, points: rng.pick([-1, 5, 1e9]), reason },
    { kind: 'warn', player, reason },
    { kind: 'undo', reason },
    {
      kind: 'judge',
      call: rng.pick([calls, calls + 1]),
      answers: rng.pick([
        [],
        [{ player: 99, tiles: [], claimed: null }],
        [1, 1].map(() => ({ player: 1, tiles: [], claimed: 3 })),
      ]),
    },
    { kind: 'file-answers' },
    { kind: 'forget', person: `person-${player}` },
    { kind: 'tick' },
  ];
  return [rng.pick(['referee', 'system']), rng.pick(actions)];
}

/** Whoever is not the referee sees no best play, no row and no seed before their time. */
function expectNoLeak(event: duplicate.DuplicateEvent, game: duplicate.Game): void {
  const viewers: duplicate.Viewer[] = [
    { kind: 'spectator' },
    { kind: 'player', player: game.players.length },
  ];
  for (const viewer of viewers) {
    const { own, ...view } = viewOf(game, viewer);
    const shown = JSON.stringify([view, own, duplicate.eventFor(event, viewer, game)]);
    const hidden = ['"bests"', '"digest"', 'person-', ...(isOver(game) ? [] : [SEED])];
    const leaked = hidden.filter((text) => shown.includes(text));
    if (leaked.length > 0)
      expect.fail(`${viewer.kind} sees ${leaked} after ${event.kind}: ${shown}`);
    expect(own?.player).toBe(viewer.kind === 'player' ? viewer.player : undefined);
  }
  if (!isOver(game) && JSON.stringify(viewOf(game, { kind: 'referee' })).includes(SEED))
    expect.fail('the referee sees the seed');
}

/** Without what is the same from first to last. */
function viewOf(game: duplicate.Game, viewer: duplicate.Viewer) {
  const { rules: _, tileset: __, layout: ___, ...view } = duplicate.viewFor(game, viewer);
  return view;
}

const isOver = ({ phase }: duplicate.Game): boolean => phase.kind === 'over';

const VIEWERS: readonly duplicate.Viewer[] = [
  { kind: 'player', player: 1 },
  { kind: 'spectator' },
  { kind: 'referee' },
];

/** Of these a part is told with what follows: who leads with the verdicts, the seed when it is revealed. */
const TOLD_LATER: readonly string[] = ['entered', 'ended'];

/** After these the whole is asked for anew; with thousands on the list the referee does so seldom. */
const mayAskAnew = ({ kind }: duplicate.Viewer): readonly string[] =>
  kind === 'referee' ? ['undone', 'corrected', 'warned', 'forgotten'] : ['undone'];

/** Whoever is told of an event knows what a look at the game would show. */
function follower(
  viewer: duplicate.Viewer,
): (event: duplicate.DuplicateEvent, game: duplicate.Game) => void {
  let view: duplicate.DuplicateView | undefined;
  return (event, game) => {
    if (game.players.length === 0) return;
    const seen = duplicate.eventFor(event, viewer, game);
    const before = view;
    const whole = duplicate.viewFor(game, viewer);
    view = whole;
    if (seen === null || before === undefined || TOLD_LATER.includes(event.kind)) return;
    const followed = duplicate.followView(before, seen, game.version);
    if (followed === null) expect(mayAskAnew(viewer)).toContain(event.kind);
    else if (!isDeepStrictEqual(followed, whole)) expect(followed).toEqual(whole);
  };
}

/** The sheet adds up: rounds, solos and penalties make the total, and places follow it; nothing laid is above the top. */
function expectTotals(game: duplicate.Game): void {
  if (game.phase.kind === 'new') return;
  const { rows, rounds: judged } = duplicate.resultSheetOf(game);
  for (const { best, top } of judged) expect(best?.score ?? 0).toBeLessThanOrEqual(top?.score ?? 0);
  for (const { rounds, penalty, total, rank } of rows) {
    const sum = rounds.reduce((all, { points, solo }) => all + points + solo, penalty);
    expect(total).toBe(sum);
    expect(rank).toBe(1 + rows.filter((row) => row.total > total).length);
  }
}

/** Loading between any two events gives the game that was live. */
function expectSameFold({ events, game }: Hall): void {
  const stored = JSON.parse(JSON.stringify(events)) as duplicate.DuplicateEvent[];
  const loaded = stored.reduce(duplicate.evolve, duplicate.START);
  if (!isDeepStrictEqual(loaded, game)) expect(loaded).toEqual(game);
}
