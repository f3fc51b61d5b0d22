/** Carries tasks out in the thread that calls: what a worker does with what it is sent. */
import type { Lexicon } from '@taht/lexicon';
import {
  afterLooks,
  type BotKit,
  botAction,
  type Deadline,
  Endgame,
  Engine,
  findCandidates,
  hintsFor,
  LeaveEvaluator,
  leaveModel,
  leaveWeights,
  type Outlook,
  Roller,
  searchEnd,
  soonerOf,
  staticPolicy,
} from '@taht/search';
import type { Answers, BotTask, EngineSetting, EngineTask } from './task.ts';

/** An engine with its judgement, ready for tasks. */
export interface ReadyEngine {
  readonly engine: Engine;
  readonly outlook: Outlook;
  /** It takes much memory: made when it is first wanted. */
  endgame(): Endgame;
}

export function makeReady(lexicon: Lexicon, setting: EngineSetting): ReadyEngine {
  const { tileset, layout, rules, leaves, win } = setting;
  const equipment = { lexicon, tileset, layout, rules };
  const engine = new Engine(equipment);
  const model = leaveModel(engine.tiles, tileset);
  const weights = leaves && leaveWeights(leaves, engine.tiles);
  if (weights?.ok === false) throw new Error(weights.error.code);
  const evaluator = new LeaveEvaluator(model, weights?.value ?? new Float64Array(model.size));
  const outlook = { rules, win, policy: staticPolicy(engine, rules.final, evaluator) };
  let endgame: Endgame | undefined;
  return {
    engine,
    outlook,
    endgame: () => {
      endgame ??= new Endgame(equipment);
      return endgame;
    },
  };
}

export function carryOut(
  { engine, outlook, endgame }: ReadyEngine,
  task: EngineTask,
  deadline: Deadline,
): Answers[EngineTask['kind']] {
  engine.deadline = deadline;
  const rollerFor = ({
    position,
    candidates,
    options,
  }: Extract<EngineTask, { candidates: unknown }>) =>
    new Roller(engine, outlook, position, candidates, options, deadline);
  switch (task.kind) {
    case 'find-candidates':
      return findCandidates(engine, outlook, task.position, task.most);
    case 'search-end': {
      const sooner = soonerOf(deadline, afterLooks(task.looks));
      return searchEnd(endgame(), engine, task.position, task.mostExchanged, sooner);
    }
    case 'first-sight':
      return rollerFor(task).firstSight;
    case 'roll':
      return roll(rollerFor(task), task);
  }
}

export const askBot = (kit: BotKit, task: BotTask, deadline: Deadline): Answers[BotTask['kind']] =>
  task.kind === 'bot-action'
    ? botAction(kit, task.bot, task.view, deadline)
    : hintsFor(kit, task.view);

function roll(
  roller: Roller,
  { alive, from, count }: Extract<EngineTask, { kind: 'roll' }>,
): Float64Array {
  const outcomes = new Float64Array(2 * alive.length * count);
  let at = 0;
  for (let iteration = from; iteration < from + count; iteration++) {
    const start = at;
    for (const candidate of alive) {
      const outcome = roller.roll(candidate, iteration);
      if (outcome === undefined) return outcomes.slice(0, start);
      outcomes[at++] = outcome.spread;
      outcomes[at++] = outcome.win;
    }
  }
  return outcomes;
}
