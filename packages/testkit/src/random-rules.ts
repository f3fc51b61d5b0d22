/** Random setups: any edition, ruleset, mix of fields, house rules and two to four players. */
import { editions, houseRules, isFriendly, std15, themeRule } from '@taht/editions';
import { commitmentOf } from '@taht/record';
import {
  applyHouseRules,
  type HouseRule,
  RULE_VALUES,
  type Ruleset,
  type RulesetPatch,
  type Setup,
  TIE_BREAKS,
} from '@taht/rules';
import { markTiles } from './marked.ts';
import type { Rng } from './rng.ts';
import { testEdition } from './test-edition.ts';

/** A setup as somebody might propose it; not every one makes sense, and the rules say so. */
export function randomSetup(rng: Rng, game: string, seed: string): Setup {
  const edition = rng.pick([...editions, testEdition]);
  // In a friendly game nothing is challenged, and less can happen.
  const isAmongFriends = rng.chance(0.2);
  const preset = rng.pick(
    edition.rulesets.filter(
      ({ id }) => isFriendly(id) === isAmongFriends || edition === testEdition,
    ),
  );
  const plain = edition.tilesets.find(({ id }) => id === preset.tileset);
  if (plain === undefined) throw new Error(`${preset.id} has no tile set`);
  const tileset = rng.chance(0.5) ? markTiles(plain) : plain;
  const base = rng.chance(0.4) ? preset : mixed(rng, preset);
  const players = rng.chance(0.02) ? rng.pick([1, 5]) : 2 + rng.below(3);
  return {
    game,
    players: Array.from({ length: players }, (_, i) => ({
      id: `p${i}`,
      name: `Player ${i + 1}`,
      ...(rng.chance(0.2) && { bot: true as const }),
    })),
    base: { ...base, players: { min: 2, max: 4 }, takeBack: takeBack(rng, base) },
    houseRules: randomHouseRules(rng),
    tileset,
    board: std15,
    lexicon: null,
    commitment: commitmentOf(seed),
  };
}

/** Freely only where that makes sense, and then often. */
const takeBack = (rng: Rng, { challenge, bags }: Ruleset): Ruleset['takeBack'] =>
  challenge.mode === 'off-auto-reject' && bags.split === 'none' && rng.chance(0.7)
    ? 'free'
    : rng.pick(RULE_VALUES.takeBack.slice(0, 2));

export function randomHouseRules(rng: Rng): HouseRule[] {
  if (rng.chance(0.5)) return [];
  const theme = themeRule('sea', 5);
  const named: readonly HouseRule[] = [...Object.values(houseRules), theme];
  // Of what it asks for nothing else does.
  return rng.chance(0.1) ? [theme] : rng.some(named, 1 + rng.below(2));
}

/** Some fields set to any of their values, numbers to something sensible beside them. */
function mixed(rng: Rng, base: Ruleset): Ruleset {
  const fields = rng.some(Object.keys(RULE_VALUES) as (keyof typeof RULE_VALUES)[], rng.below(7));
  const patches = fields.map((field) => ({
    name: field,
    patch: patchOf(field, rng.pick<string>(RULE_VALUES[field])),
  }));
  const rules = applyHouseRules(base, [...patches, { name: 'numbers', patch: numbers(rng) }]);
  return rng.chance(0.9) ? sensible(rng, rules) : rules;
}

function patchOf(path: string, value: string): RulesetPatch {
  const [head = '', ...rest] = path.split('.');
  return { [head]: rest.length === 0 ? value : patchOf(rest.join('.'), value) };
}

const numbers = (rng: Rng): RulesetPatch => ({
  exchange: { minBag: rng.pick([1, 7]), countsAsPass: rng.chance(0.2) },
  ties: rng.some(TIE_BREAKS, rng.below(3)),
  challenge: {
    window: { seconds: rng.pick(['none', 20]), joinSeconds: rng.pick([0, 0, 15]) },
    forcedSkipCountsAsPass: rng.chance(0.3),
  },
  end: {
    noMoveLeft: rng.chance(0.5),
    scorelessTurns: rng.pick(['none', 6, 12]),
    passRounds: rng.pick([2, 2, 'none']),
  },
  bags: { seconds: rng.pick(['none', 30]) },
  ...(rng.chance(0.1) ? { opening: { minLetters: [5, 4] } } : {}),
});

/** Fills in what a mix needs, so that most of them can be played. */
function sensible(rng: Rng, rules: Ruleset): Ruleset {
  const { clock, challenge, final, end, bags } = rules;
  const off = challenge.mode === 'off-auto-reject';
  const isGame = clock.kind === 'per-game';
  return {
    ...rules,
    clock: {
      ...clock,
      seconds: { none: 0, 'per-move': 120, 'per-game': 1500, days: 86_400 }[clock.kind],
      increment: isGame ? rng.pick([0, 10]) : 0,
      capMinutes: isGame ? rng.pick(['none', 5]) : 'none',
      timeBank: clock.kind === 'days' ? rng.pick(['none', 86_400]) : 'none',
      vacation: clock.kind === 'days' ? rng.pick(['none', 864_000]) : 'none',
    },
    challenge: {
      ...challenge,
      draw: bags.split === 'none' ? challenge.draw : 'after-window',
      bystanders: off ? 'none' : challenge.bystanders,
      window: {
        ...challenge.window,
        joinSeconds: challenge.bystanders === 'skip-next' ? 15 : challenge.window.joinSeconds,
      },
      onBad: { ...challenge.onBad, mover: off ? 'lose-turn' : challenge.onBad.mover },
      onGood: {
        ...challenge.onGood,
        challenger: off ? 'none' : challenge.onGood.challenger,
        points: -10,
        moverPoints: off ? 0 : rng.pick([0, 5, 10]),
      },
    },
    final: { ...final, deductOwn: final.creditOut === 'double' ? 'unless-out' : final.deductOwn },
    end: { ...end, passRounds: end.scorelessTurns === 'none' ? 2 : end.passRounds },
  };
}
