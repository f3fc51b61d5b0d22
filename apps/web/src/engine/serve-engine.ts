/** The engine inside the worker: keeps the files that it was opened with, and the kit that it used last. */
import { err, ok, type Result } from '@taht/base';
import type { BotEquipment, BotKit } from '@taht/search';
import { answerTo, type DeadlineIn, kitFor, needsForesight } from './answer.ts';
import { files } from './files.ts';
import type { LoadFailure, WantedList } from './load.ts';
import { type EngineData, loadEngine } from './load-engine.ts';
import type { FromEngine, ToEngine } from './message.ts';
import type { Answer, AnswerFailure, Question } from './question.ts';
import { fetchStored, forgetDamaged } from './stored-files.ts';
import { type Equipment, isStudy } from './study-question.ts';

let data: EngineData | undefined;
let foresight: BotEquipment['foresight'];
let last: { readonly key: string; readonly kit: BotKit } | undefined;

export async function serveEngine(message: ToEngine): Promise<FromEngine> {
  return message.kind === 'open'
    ? { kind: 'opened', result: await open(message.lexicon) }
    : { kind: 'answered', result: await answer(message.question) };
}

async function open(lexicon: WantedList): Promise<Result<null, LoadFailure>> {
  const loaded = await loadEngine(lexicon, files, fetchStored);
  if (!loaded.ok) {
    await forgetDamaged(loaded.error);
    return loaded;
  }
  data = loaded.value;
  return ok(null);
}

async function answer(question: Question): Promise<Result<Answer, AnswerFailure>> {
  try {
    if (question.kind === 'meaning') {
      const { tellWord } = await import('./meaning.ts');
      return ok(await tellWord(question.word, opened()));
    }
    if (isStudy(question)) {
      const { answerStudy } = await import('./study.ts');
      return ok(answerStudy(question, { lexicon: opened().lexicon, kitOf, deadlineIn }));
    }
    if (foresight === undefined && needsForesight(question)) {
      ({ foresight } = await import('./foresight.ts'));
      last = undefined;
    }
    return answerTo(kitOf(question.view), question, deadlineIn);
  } catch (error) {
    return err({ code: 'broken', reason: error instanceof Error ? error.message : String(error) });
  }
}

function opened(): EngineData {
  if (data === undefined) throw new Error('asked before it was opened');
  return data;
}

function kitOf({ rules, tileset, layout }: Equipment): BotKit {
  const key = JSON.stringify([rules, tileset, layout]);
  if (last?.key !== key)
    last = { key, kit: kitFor(opened(), { rules, tileset, layout }, foresight) };
  return last.kit;
}

const deadlineIn: DeadlineIn = (ms) => {
  const until = performance.now() + ms;
  return { expired: () => performance.now() >= until };
};
