/** The thread: keeps the lexicons that it is sent, the engine that it used last, and the kits of some tables. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Commonness, Lexicon } from '@taht/lexicon';
import type { BotKit, Deadline } from '@taht/search';
import { BotKits } from './bot-kits.ts';
import { askBot, carryOut, makeReady, type ReadyEngine } from './carry-out.ts';
import type { Answers, Assignment, FromWorker, Task, ToWorker } from './task.ts';

const port = parentPort as MessagePort;
const lexicons = new Map<string, Lexicon>();
const ranks = new Map<string, Commonness>();
const kits = new BotKits();
let last: { readonly key: string; readonly ready: ReadyEngine } | undefined;

port.on('message', (message: ToWorker) => {
  if (message.kind === 'lexicon') lexicons.set(message.lexicon.info.hash, message.lexicon);
  else if (message.kind === 'ranks') ranks.set(message.lexicon, message.commonness);
  else port.postMessage(answerTo(message));
});

function answerTo({ lexicon, assignment, stop }: Extract<ToWorker, { kind: 'task' }>): FromWorker {
  const deadline = { expired: () => Atomics.load(stop, 0) !== 0 };
  try {
    return { kind: 'done', answer: perform(lexiconOf(lexicon), assignment, deadline) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

const perform = (
  lexicon: Lexicon,
  assignment: Assignment,
  deadline: Deadline,
): Answers[Task['kind']] =>
  assignment.for === 'engine'
    ? carryOut(readyFor(lexicon, assignment), assignment.task, deadline)
    : askBot(kitFor(lexicon, assignment), assignment.task, deadline);

function readyFor(
  lexicon: Lexicon,
  { setting }: Extract<Assignment, { for: 'engine' }>,
): ReadyEngine {
  const key = JSON.stringify([lexicon.info.hash, setting]);
  if (last?.key === key) return last.ready;
  const ready = makeReady(lexicon, setting);
  last = { key, ready };
  return ready;
}

function kitFor(lexicon: Lexicon, { task, setting }: Extract<Assignment, { for: 'bot' }>): BotKit {
  const commonness = setting.ranks === null ? undefined : ranks.get(setting.ranks);
  const known =
    setting.ranks === null || commonness === undefined
      ? undefined
      : { lexicon: lexiconOf(setting.ranks), commonness };
  return kits.kitFor(lexicon, task.view, setting, known);
}

function lexiconOf(hash: string): Lexicon {
  const lexicon = lexicons.get(hash);
  if (lexicon === undefined) throw new Error(`no lexicon ${hash}`);
  return lexicon;
}
