/**
 * How far the bots of the ladder are apart: each against the one below, both sides beginning equally often, a draw half
 * a win. `npx node packages/search/ladder.ts --edition en --games 1000 --seed 1 [--bots level-1,level-2,…] [--leaves FILE]`;
 * with `--challenges` by the rulebook, where the lower ones lay words that are none and all doubt each other's.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { editionOf, houseRules, std15 } from '@taht/editions';
import { decodeCommonness, decodeLexicon } from '@taht/lexicon';
import {
  applyHouseRules,
  type HouseRule,
  type Ruleset,
  type Setup,
  type TileSet,
} from '@taht/rules';
import {
  BOT_NAMES,
  type Bot,
  type BotKit,
  botProfile,
  foresight,
  makeBotKit,
  makeRandom,
  parseLeaves,
  playBots,
  STATIC_LEVEL,
} from './src/index.ts';

const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'en' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    bots: {
      type: 'string',
      default: BOT_NAMES.filter((name) => name.startsWith('level-'))
        .slice(0, STATIC_LEVEL)
        .join(),
    },
    leaves: { type: 'string' },
    challenges: { type: 'boolean', default: false },
  },
});

/** Mostly words are judged at once, for the games are about the moves; nobody has a clock. */
const house: readonly HouseRule[] = [
  ...(values.challenges ? [] : [houseRules['challenge-void']]),
  { name: 'no-clock', patch: { clock: { kind: 'none', seconds: 0 } } },
];

function must<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function tableFor(id: string): { readonly kit: BotKit; readonly setup: Setup } {
  const edition = editionOf(id);
  if (edition === undefined) throw new Error(`no edition ${id}`);
  const base = edition.rulesets[0] as Ruleset;
  const tileset = edition.tilesets.find((set) => set.id === base.tileset) as TileSet;
  const lexicon = must(decodeLexicon(readFileSync(`lexicons/${id}.dawg`)));
  const commonness = must(decodeCommonness(readFileSync(`lexicons/${id}.ranks`), lexicon));
  const rules = applyHouseRules(base, house);
  const file = values.leaves ?? `lexicons/${id}.leaves.json`;
  const leaves = must(parseLeaves(readFileSync(file, 'utf8')));
  const kit = makeBotKit({
    lexicon,
    tileset,
    layout: std15,
    rules,
    edition: id,
    leaves,
    ranks: { lexicon, commonness },
    phonies: readFileSync(`lexicons/${id}.phonies.txt`, 'utf8'),
    foresight,
  });
  const players = ['a', 'b'].map((name) => ({ id: name, name }));
  const setup = {
    game: '',
    players,
    base,
    houseRules: house,
    tileset,
    board: std15,
    lexicon: null,
    commitment: '',
  };
  return { kit, setup };
}

const botNamed = (name: string, seed: number): Bot => {
  const profile = botProfile(name);
  if (profile === undefined) throw new Error(`no bot ${name}`);
  return { profile, seed };
};

const games = Number(values.games);
const { kit, setup } = tableFor(values.edition);
const names = values.bots.split(',');
for (const [i, upper] of names.entries()) {
  const lower = names[i - 1];
  if (lower === undefined) continue;
  const started = process.hrtime.bigint();
  const random = makeRandom(Number(values.seed));
  const points = [0, 0];
  let won = 0;
  for (let game = 0; game < games; game++) {
    const first = game % 2;
    const pair = [botNamed(upper, 2 * game), botNamed(lower, 2 * game + 1)];
    const seated = first === 0 ? pair : pair.toReversed();
    const { seats } = playBots(kit, { ...setup, game: `${values.seed}-${game}` }, seated, random);
    const scores = seats.map(({ score }) => score);
    const [own = 0, other = 0] = first === 0 ? scores : scores.toReversed();
    won += own > other ? 1 : own === other ? 0.5 : 0;
    points[0] = (points[0] as number) + own;
    points[1] = (points[1] as number) + other;
  }
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const share = won / games;
  const error = Math.sqrt((share * (1 - share)) / games);
  console.log(
    [
      values.edition,
      `${upper} against ${lower}`,
      `${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)}`,
      points.map((sum) => (sum / games).toFixed(0)).join(' to '),
      `${games} games, seed ${values.seed}, ${(games / seconds).toFixed(1)} games/s`,
    ].join(' · '),
  );
}
