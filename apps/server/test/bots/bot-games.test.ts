/** Whole games of bots alone, through rooms as people play them: all of them end, and nothing is refused. */
import type { BotWork } from '@taht/host';
import type { Action, HouseRule, RulesetPatch } from '@taht/rules';
import { BOT_NAMES } from '@taht/search';
import { count, editions, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { Memory } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';
import { bots, eventsOf, FakeClock, offerOf, openRooms, playOut } from './bot-table.ts';
import { LocalEngines } from './local-engines.ts';

const SYSTEM = { kind: 'system' } as const;

/** Tiles in another order, as nobody but a cheat would lay them. */
const bluffer =
  (rng: Rng, chance: number) =>
  (action: Action, { view }: BotWork): Action => {
    if (view.rules.challenge.mode === 'off-auto-reject' || action.kind !== 'place') return action;
    if ((action.swaps ?? []).length > 0 || !rng.chance(chance)) return action;
    const letters = action.tiles.map(({ letter, blank }) => ({ letter, blank })).reverse();
    const tiles = action.tiles.map(({ square }, i) => ({
      square,
      ...(letters[i] as (typeof letters)[number]),
    }));
    return { ...action, tiles };
  };

interface Plan {
  readonly edition: string;
  readonly ruleset?: string;
  readonly houseRules?: readonly HouseRule[];
  readonly rules?: RulesetPatch;
  readonly bluffs?: number;
}

/** The kinds of events that happened. */
async function play(
  { bluffs = 0, ...plan }: Plan,
  games: number,
  at: number,
): Promise<ReadonlySet<string>> {
  const rng = makeRng(seed() + at);
  const clock = new FakeClock();
  const engines = new LocalEngines();
  engines.spoil = bluffer(rng, bluffs);
  const memory = new Memory();
  const { rooms, bugs } = await openRooms(memory, clock, { engines });
  const streams = Array.from({ length: games }, (_, i) => `game-${i}`);
  for (const [i, game] of streams.entries()) {
    const names = Array.from({ length: 2 + ((i + at) % 3) }, () => rng.pick(BOT_NAMES));
    const action = offerOf({ ...plan, players: bots(...names), game, seed: at * 1000 + i });
    value(await rooms.create('game', game, { id: 'create', who: SYSTEM, action }));
  }
  const over = await playOut(rooms, clock, streams);
  await rooms.stop();
  expect(bugs).toEqual([]);
  for (const { phase } of over)
    expect(phase.kind === 'over' && phase.outcome.reason).not.toBe('resigned');
  return new Set(streams.flatMap((stream) => eventsOf(memory, stream)).map(({ kind }) => kind));
}

test.each(editions.flatMap(({ id, rulesets }) => rulesets.map((rules) => [rules.id, id] as const)))(
  'by %s every game ends',
  async (ruleset, edition) => {
    await play({ edition, ruleset }, count(40), 1);
  },
);

const houseRule = (name: string, patch: RulesetPatch): HouseRule => ({ name, patch });

test.each<[string, RulesetPatch, string?]>([
  ['words of the list alone', { challenge: { mode: 'off-auto-reject' } }],
  ['challenges of players', { challenge: { mode: 'players' } }, 'ruled'],
  ['a referee whom nobody is', { challenge: { mode: 'referee' } }, 'ruled'],
  [
    'a referee who has to close every window',
    { challenge: { mode: 'referee', window: { until: 'referee' } } },
    'ruled',
  ],
  [
    'others may join',
    { challenge: { mode: 'players', window: { joinSeconds: 15 } } },
    'joining-closed',
  ],
  ['a window of 20 seconds', { challenge: { mode: 'players', window: { seconds: 20 } } }],
  ['drawing at once', { challenge: { mode: 'players', draw: 'at-once' } }],
  [
    'a lost challenge loses the turn',
    { challenge: { mode: 'players', onGood: { challenger: 'skip-next' } } },
  ],
  ['two bags', { bags: { split: 'vowel-consonant', blanks: 'each' } }, 'choice-due'],
  ['three bags', { bags: { split: 'vowel-consonant', blanks: 'third' } }, 'choice-due'],
  ['a blank may be taken from the board', { blank: { reuse: 'may-replay' } }],
  ['a blank taken from the board must be laid', { blank: { reuse: 'must-replay' } }],
  ['jacks to open', { opening: { minLetters: [5, 4] } }],
  ['pass only when stuck', { pass: { when: 'when-stuck' } }],
  ['a theme', { theme: { name: 'sea', bonus: 5 } }],
  ['two minutes a move', { clock: { kind: 'per-move', seconds: 120, expiry: 'pass' } }],
  ['twenty-five minutes a game', { clock: { kind: 'per-game', seconds: 1500 } }],
  ['three days a move', { clock: { kind: 'days', seconds: 259_200 } }],
])('with %s every game ends', async (name, patch, happens = 'ended') => {
  const plan = { edition: 'et', rules: base, houseRules: [houseRule(name, patch)], bluffs: 0.2 };
  expect([...(await play(plan, count(60), 2))]).toContain(happens);
});

/** A ruleset in which any challenge mode makes sense. */
const base: RulesetPatch = {
  challenge: {
    bystanders: 'none',
    onBad: { mover: 'lose-turn' },
    onGood: { challenger: 'none', moverPoints: 0, points: 0 },
  },
};
