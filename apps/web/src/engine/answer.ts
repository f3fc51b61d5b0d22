/** Answers questions in the thread that calls: what the worker does with what it is sent. */
import { err, ok, type Result } from '@taht/base';
import type { GameView } from '@taht/rules';
import {
  type BotEquipment,
  type BotKit,
  botAction,
  botProfile,
  budgetFor,
  type Deadline,
  findCandidates,
  hintsFor,
  levelProfile,
  makeBotKit,
  type RankedCandidate,
  STATIC_LEVEL,
  simPosition,
  staticPolicy,
} from '@taht/search';
import type { EngineData } from './load-engine.ts';
import type { Answer, AnswerFailure, GameQuestion } from './question.ts';
import type { Equipment } from './study-question.ts';

/** Begins to count when it is called. */
export type DeadlineIn = (ms: number) => Deadline;

/** For rules, tiles and board, as a view has them; only bots that look ahead need `foresight`. */
export const kitFor = (
  data: EngineData,
  { rules, tileset, layout }: Equipment,
  foresight?: BotEquipment['foresight'],
): BotKit => makeBotKit({ ...data, rules, tileset, layout, ...(foresight && { foresight }) });

/** Whether the code for looking ahead is wanted. */
export const needsForesight = (question: GameQuestion): boolean =>
  question.kind === 'action' && botProfile(question.bot)?.ahead != null;

export function answerTo(
  kit: BotKit,
  question: GameQuestion,
  deadlineIn: DeadlineIn,
): Result<Answer, AnswerFailure> {
  const { view } = question;
  const { hash } = kit.lexicon.info;
  if (view.lexicon !== null && view.lexicon.hash !== hash)
    return err({ code: 'other-lexicon', hash, wanted: view.lexicon.hash });
  switch (question.kind) {
    case 'action': {
      const { bot, seed, patience } = question;
      const profile = botProfile(bot);
      if (profile === undefined) return err({ code: 'unknown-bot', bot });
      const deadline = deadlineIn(budgetFor(view, profile, patience));
      return ok(botAction(kit, { profile, seed }, view, deadline) ?? null);
    }
    case 'moves':
      return ok(bestMoves(kit, view, question.most));
    case 'hints':
      return ok(hintsFor(kit, view, { ...levelProfile(STATIC_LEVEL), words: question.words }));
  }
}

function bestMoves(kit: BotKit, view: GameView, most: number): RankedCandidate[] {
  const position = simPosition(view);
  if (position === undefined) return [];
  const { engine, evaluator } = kit;
  const { rules } = view;
  const policy = staticPolicy(engine, rules.final, evaluator);
  return findCandidates(engine, { rules, policy }, position, most);
}
