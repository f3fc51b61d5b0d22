/** `taht train`: learns what leaves are worth from games of the engine against itself. It can stop and go on. */
import { join, resolve } from 'node:path';
import { BUILT_IN_LEXICONS, dataFolder, leavesName, readBytes, replaceFile } from '@taht/host';
import { plain, type Texts } from '@taht/phrasing';
import {
  decodeTraining,
  encodeTraining,
  type LeaveFile,
  leaveFile,
  makeLeaves,
  startTraining,
  type Training,
  trainGeneration,
} from '@taht/search';
import { type EngineOptions, type Equipped, equip } from '../engine/equip.ts';
import { withEngine } from '../setup/options.ts';
import type { Commands } from '../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../shell/outcome.ts';
import { tellProgress } from '../shell/progress.ts';
import type { World } from '../shell/world.ts';
import { explainFile } from '../text/explain-file.ts';
import { countText } from '../words/texts.ts';

export const commands: Commands = {
  train: (command, { world, texts, action }) =>
    withEngine(command, texts)
      .requiredOption('--generations <number>', texts.t('cli.generations'))
      .requiredOption('--games <number>', texts.t('cli.games'))
      .requiredOption('--seed <number>', texts.t('cli.number-seed'))
      .option('--out <file>', texts.t('cli.out-file'))
      .action(action((options: TrainOptions) => train(options, world, texts))),
};

interface TrainOptions extends EngineOptions {
  readonly generations: string;
  readonly games: string;
  readonly seed: string;
  readonly out?: string;
}

function train(options: TrainOptions, world: World, texts: Texts): Outcome {
  for (const text of [options.generations, options.games, options.seed])
    if (!/^\d{1,9}$/.test(text))
      return wrongUse(texts.t('selfplay.no-number', { text: plain(text) }));
  const equipped = equip(options, world, texts);
  if (!equipped.ok) return equipped.error;
  const { kit, rules, edition, lexicon } = equipped.value;
  const [generations, gamesPerGeneration, seed] = [
    options.generations,
    options.games,
    options.seed,
  ].map(Number) as [number, number, number];
  const state = statePath(options, equipped.value, world);
  let training = readState(state, equipped.value);
  while (training.generation < generations) {
    training = trainGeneration(kit.wholeEngine(), rules, training, {
      seed,
      gamesPerGeneration,
      onGame: (done) =>
        tellProgress(world, String(training.generation + 1), done, gamesPerGeneration),
    });
    const written = replaceFile(state, encodeTraining(training));
    if (!written.ok) return failed(explainFile(texts, written.error));
  }
  const command = commandOf(options, equipped.value, training);
  const file = leaveFile(
    {
      edition: edition.id,
      ruleset: rules.id,
      lexicon: idOf(lexicon.info),
      command,
      games: training.games,
    },
    kit.engine.tiles,
    training.weights,
  );
  const path = resolve(world.cwd, options.out ?? join(BUILT_IN_LEXICONS, leavesName(edition.id)));
  const written = replaceFile(path, makeLeaves(file));
  if (!written.ok) return failed(explainFile(texts, written.error));
  const { generation, games } = training;
  return answer({ path, generation, games }, [
    texts.t('train.done', { games: countText(texts, games), path: plain(path) }),
  ]);
}

const idOf = ({ id, hash }: LeaveFile['lexicon']): LeaveFile['lexicon'] => ({ id, hash });

/** Goes on with what was begun with the same words, rules and seed. */
function statePath(options: TrainOptions, { lexicon, rules }: Equipped, world: World): string {
  const data = dataFolder(options.data, world.env, world.cwd);
  const name = [rules.id, lexicon.info.hash.slice(0, 12), options.games, options.seed].join('-');
  return join(data, 'training', name);
}

function readState(path: string, { kit }: Equipped): Training {
  const bytes = readBytes(path);
  const known = bytes.ok ? decodeTraining(kit.wholeEngine(), bytes.value) : undefined;
  return known ?? startTraining(kit.wholeEngine());
}

/** What was begun before may have more generations than are asked for now: those that it has are named. */
const commandOf = (
  options: TrainOptions,
  { edition, rules, lexicon }: Equipped,
  { generation }: Training,
): string =>
  `npx taht train --edition ${edition.id} --ruleset ${rules.id} --lexicon ${lexicon.info.id} --generations ${generation} --games ${options.games} --seed ${options.seed}`;
