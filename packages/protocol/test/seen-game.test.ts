/** Whoever follows a game by what it is told sees what it would be shown. */
import {
  type EventView,
  eventFor,
  type Game,
  type GameEvent,
  type GameView,
  type Viewer,
  viewFor,
} from '@taht/rules';
import { count, isLong, makeRng, playRandomGame, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { followGame, seeGame, unseenGame, viewOfSeen } from '../src/index.ts';

interface Step {
  readonly event: GameEvent;
  readonly after: Game;
}

function stepsOf(number: number): readonly Step[] {
  const steps: Step[] = [];
  playRandomGame(seed() + number, {
    event: (_, event, after) => steps.push({ event, after }),
    refusal: () => {},
    reloaded: () => {},
  });
  return steps;
}

/** What of a view can be known without the events that are hidden; the seed has an event of its own after the end. */
const known = ({ version: _, now: __, seed: ___, ...view }: GameView) => view;

test('from the beginning or from any view on', () => {
  const tally = { games: 0, events: 0, asked: 0 };
  for (let i = 0; i < count(600); i++) {
    const rng = makeRng(seed() + i);
    const steps = stepsOf(i);
    const seats = steps[0]?.after.seats.length ?? 0;
    const viewer: Viewer = rng.chance(0.2)
      ? { kind: 'spectator' }
      : { kind: 'seat', seat: rng.below(seats) };
    for (const begin of [0, rng.below(steps.length)]) follow(steps, viewer, begin, tally, i);
    tally.games++;
  }
  // Otherwise every event would be answered by asking, and nothing would have been tried.
  expect(tally.asked).toBeLessThan(tally.events / 4);
  if (isLong)
    console.log(
      `LONG: games followed: ${tally.games}, ${tally.events} events, the whole view asked for ${tally.asked} times`,
    );
});

function follow(
  steps: readonly Step[],
  viewer: Viewer,
  begin: number,
  tally: { events: number; asked: number },
  i: number,
): void {
  const first = steps[begin - 1]?.after;
  let seen = first === undefined ? unseenGame(viewer) : seeGame(viewFor(first, viewer));
  for (const [at, { event, after }] of steps.entries()) {
    if (at < begin) continue;
    const told: EventView | null = eventFor(event, viewer);
    if (told === null) continue;
    const next = followGame(seen, told, at + 1);
    tally.events++;
    if (next === null) tally.asked++;
    seen = next ?? seeGame(viewFor(after, viewer));
    expect(known(viewOfSeen(seen)), `game ${i}, event ${at} ${event.kind}`).toEqual(
      known(viewFor(after, viewer)),
    );
  }
  const last = steps.at(-1)?.after;
  expect(viewOfSeen(seen).seed).toBe(last?.secret.seed);
}
