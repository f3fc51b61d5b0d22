/** A game of bots in Node: positions of it to ask about, and the answers of the same code here. */
import { ok, type Result } from '@taht/base';
import { engineFiles, loadLexicon } from '@taht/host';
import { BLANK } from '@taht/letters';
import { type GameView, viewFor } from '@taht/rules';
import { botAction, botProfile, makeRandom, noDeadline } from '@taht/search';
import { editions, Table } from '@taht/testkit';
import { answerTo, kitFor } from '../../src/engine/answer.ts';
import type { EngineData } from '../../src/engine/load-engine.ts';
import type { Answer, AnswerFailure, Answers, Question } from '../../src/engine/question.ts';
import { answerStudy } from '../../src/engine/study.ts';
import { type Equipment, isStudy } from '../../src/engine/study-question.ts';

export const STRONGEST_STATIC = 'level-14';
const SEED = 20261115;

/** The lists that come with the program are wanted, so no folder of a user is looked into. */
const NO_DATA = '';

function must<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Made once in each process of the tests. */
const remembered = <T>(make: (id: string) => T): ((id: string) => T) => {
  const made = new Map<string, T>();
  return (id) => {
    const value = made.get(id) ?? make(id);
    made.set(id, value);
    return value;
  };
};

/** By the id of a list. */
export const dataHere = remembered((id): EngineData => {
  const lexicon = must(loadLexicon(id, NO_DATA));
  const { edition } = lexicon.info;
  return { edition, lexicon, ...must(engineFiles(edition, NO_DATA)) };
});

/** What is answered at once; meanings are fetched first. */
export type PlainQuestion = Exclude<Question, { kind: 'meaning' }>;

export function answerHere(
  data: EngineData,
  question: PlainQuestion,
): Result<Answer, AnswerFailure> {
  if (!isStudy(question)) return answerTo(kitFor(data, question.view), question, () => noDeadline);
  const kitOf = (table: Equipment) => kitFor(data, table);
  return ok(answerStudy(question, { lexicon: data.lexicon, kitOf, deadlineIn: () => noDeadline }));
}

/** A game with the words of a list: the position of every turn, as the seat on turn sees it. */
export const viewsOf = remembered((id): readonly GameView[] => {
  const data = dataHere(id);
  const random = makeRandom(SEED);
  const ruleset = editions.find(({ id }) => id === data.edition)?.rulesets[0].id;
  const table = Table.offered({
    ...(ruleset !== undefined && { ruleset }),
    rules: { clock: { kind: 'none' } },
    draw: (_, _index, bound) => random.below(bound),
  });
  const profile = botProfile(STRONGEST_STATIC);
  if (profile === undefined) throw new Error(`no bot ${STRONGEST_STATIC}`);
  const kit = kitFor(data, viewFor(table.game, { kind: 'seat', seat: 0 }));
  const views: GameView[] = [];
  while (table.game.phase.kind !== 'over') {
    const { version } = table.game;
    for (const seat of [0, 1]) {
      const view = viewFor(table.game, { kind: 'seat', seat });
      const action = botAction(kit, { profile, seed: seat }, view);
      if (action === undefined) continue;
      if (view.phase.kind === 'turn') views.push({ ...view, lexicon: data.lexicon.info });
      table.send({ kind: 'seat', seat }, action);
    }
    if (table.game.version === version) throw new Error(`nobody moves: ${table.phase}`);
  }
  return views;
});

/** The first in which somebody lays tiles. */
export function viewWithPlay(views: readonly GameView[], data: EngineData): GameView {
  const isPlay = (view: GameView): boolean => {
    const [best] = must(answerHere(data, { kind: 'moves', view, most: 1 })) as Answers['moves'];
    return best?.candidate.kind === 'place';
  };
  const found = views.find(isPlay);
  if (found === undefined) throw new Error('no play in the whole game');
  return found;
}

/** The first with a blank on the rack and some plays on the board. */
export function viewWithBlank(views: readonly GameView[]): GameView {
  const found = views.slice(2).find(({ viewer, seats }) => {
    const rack = viewer.kind === 'seat' ? seats[viewer.seat]?.rack : null;
    return rack?.includes(BLANK) === true;
  });
  if (found === undefined) throw new Error('no blank in the whole game');
  return found;
}
