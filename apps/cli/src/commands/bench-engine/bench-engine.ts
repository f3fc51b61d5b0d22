/** `taht bench-engine`: how fast the engine is here, beside the figures of another machine or another day. */
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { err, ok, type Result } from '@taht/base';
import { readBytes, replaceFile } from '@taht/host/files';
import { plain, type Texts } from '@taht/phrasing';
import { greedyPolicy, staticPolicy } from '@taht/search';
import {
  allPlaysSpeed,
  bestPlaySpeed,
  type Clock,
  gameSpeed,
  positionsOf,
  rolloutSpeed,
} from '@taht/search/measure';
import { type EngineOptions, type Equipped, equip } from '../../engine/equip.ts';
import { withEngine } from '../../setup/options.ts';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, type Problem } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import {
  type Figures,
  type FiguresFile,
  makeFigures,
  parseFigures,
  withFigures,
} from './figures.ts';
import { reportLines } from './report.ts';
import stored from './stored-figures.json' with { type: 'json' };

export const commands: Commands = {
  'bench-engine': (command, { world, texts, action }) =>
    withEngine(command, texts)
      .option('--against <file>', texts.t('cli.against'))
      .option('--out <file>', texts.t('cli.out-file'))
      .action(action((options: BenchOptions) => benchEngine(options, world, texts, WORK))),
};

interface BenchOptions extends EngineOptions {
  readonly against?: string;
  readonly out?: string;
}

/** How much is measured; other figures than these cannot be compared with them. */
export interface Work {
  readonly positions: number;
  readonly games: number;
}

const WORK: Work = { positions: 1000, games: 200 };

/** In microseconds of this thread alone: what else the machine does meanwhile takes none of it. */
const threadTime: Clock = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

export function benchEngine(
  options: BenchOptions,
  world: World,
  texts: Texts,
  work: Work,
): Outcome {
  const { against: other, out } = options;
  const base = other === undefined ? ok(stored as FiguresFile) : read(other, world, texts);
  if (!base.ok) return base.error;
  const equipped = equip(options, world, texts);
  if (!equipped.ok) return equipped.error;
  const figures = measure(equipped.value, work);
  const { id } = equipped.value.lexicon.info;
  const machine = { machine: cpus()[0]?.model.trim() ?? '', node: process.versions.node };
  if (out !== undefined) {
    const known = read(out, world, texts);
    const file = withFigures(known.ok ? known.value : undefined, machine, id, figures);
    const written = replaceFile(resolve(world.cwd, out), makeFigures(file));
    if (!written.ok) return failed(explainFile(texts, written.error));
  }
  const compared = figuresOf(base.value, id, figures);
  const { machine: otherMachine, node } = base.value;
  const against = compared ? { machine: otherMachine, node, figures: compared } : null;
  return answer(
    { ...machine, figures, against },
    reportLines(figures, compared, base.value, id, texts),
  );
}

/** Those of the same list and rules; its words may have changed a little since. */
function figuresOf({ lists }: FiguresFile, id: string, own: Figures): Figures | undefined {
  const known = Object.hasOwn(lists, id) ? lists[id] : undefined;
  return known?.ruleset === own.ruleset ? known : undefined;
}

function read(path: string, world: World, texts: Texts): Result<FiguresFile, Problem> {
  const bytes = readBytes(resolve(world.cwd, path));
  if (!bytes.ok) return err(failed(explainFile(texts, bytes.error)));
  const file = parseFigures(new TextDecoder().decode(bytes.value));
  return file.ok ? file : err(failed(texts.t('bench.not-figures', { path: plain(path) })));
}

function measure({ kit, rules, lexicon }: Equipped, { positions: wanted, games }: Work): Figures {
  const engine = kit.wholeEngine();
  const positions = positionsOf(engine, rules, wanted);
  const all = allPlaysSpeed(engine, positions, threadTime);
  const thinking = staticPolicy(engine, rules.final, kit.evaluator);
  const whole = Math.round;
  return {
    list: lexicon.info.hash,
    ruleset: rules.id,
    found: all.found,
    allPlays: whole(all.positions),
    plays: whole(all.plays),
    bestPlay: whole(bestPlaySpeed(engine, positions, threadTime)),
    greedyGames: whole(gameSpeed(engine, rules, greedyPolicy, games, threadTime)),
    staticGames: whole(gameSpeed(engine, rules, thinking, games, threadTime)),
    rollouts: whole(rolloutSpeed(engine, positions, threadTime)),
  };
}
