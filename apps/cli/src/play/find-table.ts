/** The table to sit down at: a saved game where one is asked for or chosen, else a new one. */
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { newGameId, randomSeed } from '@taht/host';
import { explainRefusal, NO_NAMES } from '../explain.ts';
import { explainFile, explainJournal } from '../file-texts.ts';
import type { Texts } from '../i18n.ts';
import { failed, type Problem, wrongUse } from '../outcome.ts';
import type { World } from '../world.ts';
import { type Choices, makeSetup } from './choices.ts';
import { chooseAll } from './choosing.ts';
import { createTable, type GameTable, openTable } from './game-table.ts';
import { type Asker, say } from './questions.ts';
import { findGame, offerGames } from './saved-games.ts';

export interface TableOptions {
  /** True where it is given without a value. */
  readonly resume?: string | true;
  readonly seed?: string;
}

export async function findTable(
  asker: Asker,
  options: TableOptions,
  choices: Choices,
  folder: string,
  world: World,
): Promise<Result<GameTable, Problem>> {
  const { texts } = asker.style();
  if (options.resume !== undefined) {
    const path = findGame(options.resume, folder, world.cwd);
    return path === undefined
      ? err(failed(texts.t('play.nothing-to-resume', { path: folder })))
      : open(path, world, texts);
  }
  const isNamed = choices.edition !== undefined || choices.players !== undefined;
  const path = isNamed ? undefined : await offerGames(asker, folder);
  return path === undefined
    ? begin(asker, options, choices, folder, world)
    : open(path, world, texts);
}

function open(path: string, world: World, texts: Texts): Result<GameTable, Problem> {
  const table = openTable(path, world.now);
  return table.ok ? table : err(failed(explainJournal(texts, table.error)));
}

/** Rules that do not go together are asked for again where they were chosen here, and are wrong use as flags. */
async function begin(
  asker: Asker,
  options: TableOptions,
  choices: Choices,
  folder: string,
  world: World,
): Promise<Result<GameTable, Problem>> {
  const { texts } = asker.style();
  let chosen = await chooseAll(asker, choices);
  for (;;) {
    const id = newGameId(world.now());
    const seed = options.seed ?? randomSeed();
    const setup = makeSetup(id, chosen, seed);
    const table = createTable(join(folder, `${id}.jsonl`), setup, seed, world.now);
    if (table.ok) return ok(table.value);
    if (table.error.kind === 'not-written')
      return err(failed(explainFile(texts, table.error.failure)));
    const { refusal } = table.error;
    const sentence = explainRefusal(texts, refusal, NO_NAMES);
    const isAsked = refusal.code === 'bad-ruleset' && choices.houseRules === undefined;
    if (!isAsked) return err(wrongUse(sentence));
    say(asker, [sentence]);
    chosen = await chooseAll(asker, { ...chosen, houseRules: undefined });
  }
}
