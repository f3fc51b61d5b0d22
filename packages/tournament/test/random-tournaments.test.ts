/** The laws of a tournament over random rules, organisers and nonsense, with consoles that look away in between. */
import { count, isLong, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { TOURNAMENT_PRESETS } from '../src/index.ts';
import { FACT_KINDS } from './codes.ts';
import {
  expectNoLeak,
  expectRounds,
  expectSameDecisions,
  expectSameFold,
  expectSameViews,
  expectStandings,
} from './laws.ts';
import { randomPupils, sensible } from './random-actions.ts';
import { nonsense } from './random-nonsense.ts';
import { SEED, SYSTEM, setupOf, TestTournament, type TournamentSpec } from './test-tournament.ts';

const EVENTS = 5000;
const STEPS = 70;
/** How often each kind of event must occur in the full run. */
const LEAST = 20;

test('random events keep the laws', () => {
  const seen = new Map<string, number>();
  const note = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let i = 0; i < count(EVENTS, 140); i++) run(makeRng(seed() + i), note);
  console.log(
    [...seen]
      .sort()
      .map(([what, n]) => `${what} ${n}`)
      .join('\n'),
  );
  console.log(`LONG: random tournaments: ${count(EVENTS, 140)} keep the laws`);
  const rare = FACT_KINDS.filter((kind) => (seen.get(`event ${kind}`) ?? 0) < (isLong ? LEAST : 1));
  expect(rare).toEqual([]);
});

function run(rng: Rng, note: (what: string) => void): void {
  const spec = randomSpec(rng);
  const tournament = new TestTournament(spec);
  tournament.onEvent = (event, state, before) => {
    note(`event ${event.kind}`);
    expectRounds(state);
    expectStandings(state);
    expectNoLeak(event, state);
    expectSameViews(event, state, before);
  };
  if (rng.chance(0.05)) note(`refusal ${tournament.send({ kind: 'tick' }, SYSTEM)?.code}`);
  tournament.must({ kind: 'create', setup: setupOf(spec), seed: SEED }, SYSTEM);
  tournament.must({ kind: 'enter', players: randomPupils(rng, 0), status: 'expected' });
  // The version that a console has looked at; it may be an old one.
  let looked = tournament.state.version;
  for (let step = 0; !tournament.state.isForgotten && step < STEPS; step++) {
    tournament.at += rng.below(600_000);
    if (rng.chance(0.9)) looked = tournament.state.version;
    const before = tournament.state;
    const [by, action] = rng.chance(0.2)
      ? nonsense(rng, tournament, looked)
      : sensible(rng, tournament, looked);
    const refused = tournament.send(action, by, rng.chance(0.01) ? 'c1' : undefined);
    if (refused === undefined) continue;
    note(`refusal ${refused.code}`);
    expect(tournament.state).toBe(before);
  }
  expectSameFold(tournament);
  if (rng.chance(0.2)) expectSameDecisions(tournament);
}

function randomSpec(rng: Rng): TournamentSpec {
  const { id } = rng.pick(TOURNAMENT_PRESETS);
  return {
    preset: id,
    ruleset: rng.pick(['tr-school', 'fi-base', 'en-club']),
    rules: {
      ...(rng.chance(0.3) ? { clock: { kind: 'room', seconds: 1800 } } : {}),
      ...(rng.chance(0.3) ? { phones: 'results', results: ['slip', 'players', 'game'] } : {}),
      ...(rng.chance(0.2)
        ? { names: { referee: 'initials', projector: 'first', public: 'first' } }
        : {}),
      ...(rng.chance(0.2) ? { shown: { standings: 'none', schools: 'hidden' } } : {}),
    },
    words: { KIT: 'valid', KITZ: 'invalid' },
  };
}
