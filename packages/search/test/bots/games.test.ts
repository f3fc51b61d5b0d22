/** Whole games in which bots sit at every kind of table; a refusal of anything they do fails the test. */
import { readFileSync } from 'node:fs';
import { BLANK } from '@taht/letters';
import { decodeLexicon, encodeLetters, judgeOf, judgeWord } from '@taht/lexicon';
import {
  type Action,
  type Game,
  type GameEvent,
  type HouseRule,
  nextDue,
  openingMinimum,
  type Ruleset,
  type RulesetPatch,
  type Seat,
  tileOf,
  type Verdict,
  viewFor,
} from '@taht/rules';
import { count, drawStream, editions, makeRng, type Rng, seed, Table } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  BOT_NAMES,
  type Bot,
  type BotKit,
  type BotProfile,
  botAction,
  botProfile,
} from '../../src/index.ts';
import { kitFor, shortSighted } from './kit.ts';

const rulesets: readonly Ruleset[] = editions.flatMap((edition) => edition.rulesets);

const any: RulesetPatch = { players: { min: 2, max: 4 } };

/** How often a seat lays its tiles in another order, as nobody but a cheat would. */
interface Manners {
  readonly bluffs: number;
}

interface Told {
  readonly kinds: ReadonlySet<string>;
  readonly game: Game;
}

function playThrough(
  kit: BotKit,
  base: Ruleset,
  house: readonly HouseRule[],
  bots: readonly Bot[],
  random: number,
  { bluffs }: Manners = { bluffs: 0 },
): Told {
  const rng = makeRng(random);
  const secret = `${random}`.padStart(64, '0');
  const table = Table.offered({
    ruleset: base.id,
    rules: any,
    houseRules: house,
    players: bots.length,
    judge: judgeOf(kit.lexicon),
    draw: (game, index, bound) => drawStream({ ...game, seed: secret }, index, bound),
    hasPlay: (game, seat) => {
      kit.engine.setBoard(game.board);
      const rack = kit.engine.countsOf(game.seats[seat]?.rack ?? []);
      return kit.engine.hasPlay(rack, openingMinimum(game));
    },
  });
  const kinds = new Set<string>();
  while (table.game.phase.kind !== 'over') {
    const before = table.game.version;
    for (const [seat, bot] of bots.entries()) {
      const view = viewFor(table.game, { kind: 'seat', seat });
      const action = botAction(kit, bot, view);
      if (action === undefined) continue;
      kinds.add(action.kind);
      if (action.kind === 'place') expectOwnTiles(table.game, action);
      const sent = spoilt(rng, bluffs, table.game, action);
      const events = table.send({ kind: 'seat', seat }, sent);
      if (sent === action) expectKnownWords(kit, bot.profile, table.game.rules, events);
    }
    if (table.game.version === before) host(table, kit);
  }
  return { kinds, game: table.game };
}

/** Waits until something falls due, or does what a referee would. */
function host(table: Table, { lexicon }: BotKit): void {
  const due = nextDue(table.game);
  const { phase } = table.game;
  if (due !== null) {
    table.now = due;
    table.send({ kind: 'system' }, { kind: 'tick' });
  } else if (phase.kind === 'verdict') {
    const words = [...new Set(phase.challenges.flatMap((challenge) => challenge.words))];
    const verdicts = words
      .sort((a, b) => a - b)
      .map((word): Verdict => {
        const { valid } = judgeWord(lexicon, phase.play.words[word]?.letters ?? []);
        return valid ? 'valid' : 'invalid';
      });
    table.send({ kind: 'system' }, { kind: 'rule', verdicts, reason: 'list' });
  } else table.send({ kind: 'system' }, { kind: 'close-window' });
}

function spoilt(rng: Rng, bluffs: number, game: Game, action: Action): Action {
  if (action.kind !== 'place' || (action.swaps ?? []).length > 0 || !rng.chance(bluffs))
    return action;
  if (game.rules.challenge.mode === 'off-auto-reject') return action;
  const letters = action.tiles.map(({ letter, blank }) => ({ letter, blank })).reverse();
  return {
    ...action,
    tiles: action.tiles.map(({ square }, i) => ({
      square,
      ...(letters[i] as (typeof letters)[0]),
    })),
  };
}

/** Tiles come from the own rack, or from the board where a blank is swapped. */
function expectOwnTiles(game: Game, action: Extract<Action, { kind: 'place' }>): void {
  const seat: Seat = game.phase.kind === 'turn' ? game.phase.seat : -1;
  const rack = [...(game.seats[seat]?.rack ?? []), ...(action.swaps ?? []).map(() => BLANK)];
  for (const tile of action.tiles) expect(rack).toContain(tileOf(tile));
}

/** All are in the list, and no bot lays a word that it does not know unless it must. */
function expectKnownWords(
  { lexicon, vocabulary }: BotKit,
  { words, lead }: BotProfile,
  { pass }: Ruleset,
  events: readonly GameEvent[],
): void {
  const least = vocabulary.leastOf(lead === null && pass.when === 'always' ? words : 1);
  for (const event of events)
    if (event.kind === 'placed')
      for (const { letters } of event.words) {
        expect(judgeWord(lexicon, letters).valid).toBe(true);
        const codes = encodeLetters(lexicon.alphabet, letters);
        expect(vocabulary.familiarity(codes)).toBeGreaterThanOrEqual(least);
      }
}

const botNamed = (name: string, at: number): Bot => ({
  profile: shortSighted(botProfile(name) as BotProfile),
  seed: at,
});

const someBots = (rng: Rng, seats: number): Bot[] =>
  Array.from({ length: seats }, (_, i) => botNamed(rng.pick(BOT_NAMES), i));

describe('every action of every bot is taken', () => {
  test.each(rulesets)('by $id, two to four seats', (rules) => {
    const rng = makeRng(seed());
    const kit = kitFor(rules);
    for (let n = 0; n < count(20); n++)
      for (const seats of [2, 3, 4]) playThrough(kit, rules, [], someBots(rng, seats), seed() + n);
  });

  test.each(BOT_NAMES)('%s against itself', (name) => {
    const rules = rulesets[0] as Ruleset;
    const kit = kitFor(rules);
    for (let n = 0; n < count(20); n++)
      playThrough(kit, rules, [], [botNamed(name, 1), botNamed(name, 2)], seed() + n);
  });

  test.each<[name: string, patch: RulesetPatch, actions: readonly Action['kind'][]]>([
    ['a blank taken from the board must be laid again', { blank: { reuse: 'must-replay' } }, []],
    ['or may be kept', { blank: { reuse: 'may-replay' } }, []],
    ['jacks to open', { opening: { minLetters: [5, 4] } }, ['pass']],
    ['two bags', { bags: { split: 'vowel-consonant', blanks: 'each' } }, ['choose-bags']],
    ['three bags', { bags: { split: 'vowel-consonant', blanks: 'third' } }, ['choose-bags']],
    ['exchange only from a full bag', { exchange: { minBag: 7 } }, []],
    ['an exchange counts as a pass', { exchange: { countsAsPass: true } }, []],
    ['pass only when stuck', { pass: { when: 'when-stuck' } }, []],
    [
      'nothing but words of the list',
      {
        challenge: {
          mode: 'off-auto-reject',
          bystanders: 'none',
          onBad: { mover: 'lose-turn' },
          onGood: { challenger: 'none', moverPoints: 0 },
        },
      },
      [],
    ],
    ['a window of 20 seconds', { challenge: { window: { seconds: 20 } } }, ['accept']],
    ['others may join', { challenge: { window: { joinSeconds: 15 } } }, ['accept', 'challenge']],
    ['drawing at once', { challenge: { draw: 'at-once' } }, ['accept', 'challenge']],
    ['two minutes a move', { clock: { kind: 'per-move', seconds: 120 } }, []],
    ['a theme', { theme: { name: 'sea', bonus: 5 } }, ['accept']],
  ])('%s', (name, patch, actions) => {
    const house = [{ name, patch }];
    const rng = makeRng(seed());
    const seen = new Set<string>();
    for (const base of [
      rulesets[0] as Ruleset,
      rulesets.find(({ id }) => id === 'uk-base') as Ruleset,
    ]) {
      const kit = kitFor(base, house);
      for (let n = 0; n < count(40); n++) {
        const bots = someBots(rng, 2 + (n % 3));
        const { kinds } = playThrough(kit, base, house, bots, seed() + n, { bluffs: 0.2 });
        for (const kind of kinds) seen.add(kind);
      }
    }
    for (const kind of actions) expect([...seen]).toContain(kind);
  });
});

test.each(editions.map(({ id, rulesets: [rules] }) => [id, rules as Ruleset] as const))(
  'with the whole list of %s as judge',
  (id, rules) => {
    const file = new URL(`../../../../lexicons/${id}.dawg`, import.meta.url);
    const lexicon = decodeLexicon(readFileSync(file));
    if (!lexicon.ok) throw new Error(lexicon.error.code);
    const kit = kitFor(rules, [], lexicon.value);
    const rng = makeRng(seed());
    for (let n = 0; n < count(20); n++) playThrough(kit, rules, [], someBots(rng, 2), seed() + n);
  },
);

test('phonies of others are challenged, and games go on', () => {
  const rules = rulesets[0] as Ruleset;
  const kit = kitFor(rules);
  const bots = ['level-12', 'level-8', 'level-3'].map(botNamed);
  const { kinds } = playThrough(kit, rules, [], bots, seed(), { bluffs: 0.5 });
  expect([...kinds]).toContain('challenge');
});
