/**
 * `npm exec -- node scripts/learn-win-chance.ts`: lets the engine play against itself in every edition, and writes what
 * leads have been worth to packages/search/src/sim/win-models.ts. The same lexicons give the same numbers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edition, editions, std15, tilesetOf } from '@taht/editions';
import { decodeLexicon } from '@taht/lexicon';
import type { Ruleset, TileSet } from '@taht/rules';
import {
  Engine,
  fitWinModel,
  LeaveEvaluator,
  type Policy,
  playForWins,
  startTraining,
  staticPolicy,
  surpriseOf,
  trainGeneration,
} from '@taht/search';
import { root } from './paths.js';

const SEED = 20261115;
const GENERATIONS = 4;
const GAMES_PER_GENERATION = 400;
const GAMES = { 2: 2000, 3: 1200, 4: 900 } as const;

const file = join(root, 'packages/search/src/sim/win-models.ts');
const entries = editions.map((edition) => `  ${edition.id}: [\n${rowsOf(edition).join('')}  ],\n`);
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(
    /(MODELS = \{\n)[\s\S]*?(\} satisfies)/u,
    `$1${entries.join('')}$2`,
  ),
);

function rowsOf({ id, rulesets }: Edition): string[] {
  const rules = rulesets[0] as Ruleset;
  const engine = engineOf(id, rules);
  const policy = policyOf(engine, rules);
  return ([2, 3, 4] as const).map((seats) => {
    const samples = playForWins(engine, rules, policy, { seats, games: GAMES[seats], seed: SEED });
    const { unit, power, turn } = fitWinModel(samples);
    const surprise = surpriseOf({ unit, power, turn }, samples).toFixed(4);
    console.log(`${id}, ${seats} seats: ${samples.length} turns, surprise ${surprise}`);
    return `    [${[unit.toFixed(2), power.toFixed(3), turn.toFixed(1)].map(Number).join(', ')}],\n`;
  });
}

function engineOf(id: string, rules: Ruleset): Engine {
  const loaded = decodeLexicon(readFileSync(join(root, 'lexicons', `${id}.dawg`)));
  if (!loaded.ok) throw new Error(loaded.error.code);
  const tileset = tilesetOf(rules.tileset) as TileSet;
  return new Engine({ lexicon: loaded.value, tileset, layout: std15, rules });
}

/** Leave values of its own, from a short training: the script needs no other file than the word lists. */
function policyOf(engine: Engine, rules: Ruleset): Policy {
  let training = startTraining(engine);
  for (let done = 0; done < GENERATIONS; done++)
    training = trainGeneration(engine, rules, training, {
      seed: SEED,
      gamesPerGeneration: GAMES_PER_GENERATION,
    });
  return staticPolicy(engine, rules.final, new LeaveEvaluator(training.model, training.weights));
}
