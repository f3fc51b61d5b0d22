/** What bots of one table share: the engine for its rules, the words and their ranks, and what leaves are worth. */
import { type Commonness, type FamilyList, type Lexicon, withoutFamily } from '@taht/lexicon';
import type { Move, Ruleset } from '@taht/rules';
import type { Deadline } from '../deadline.ts';
import { Engine } from '../engine.ts';
import type { Equipment } from '../equipment.ts';
import { type LeaveFile, leaveWeights } from '../leave-file.ts';
import { LeaveEvaluator, leaveModel } from '../leave-model.ts';
import type { Candidate } from '../sim/candidate.ts';
import type { OwnTurn } from './own-turn.ts';
import { type PhonyWord, phoniesFor } from './phonies.ts';
import type { LookAhead } from './profile.ts';
import { Sight } from './sight.ts';
import { Vocabulary } from './vocabulary.ts';

export interface BotEquipment extends Omit<Equipment, 'rules'> {
  /** With the house rules of the table. */
  readonly rules: Ruleset;
  /** By which a lead is turned into a chance to win. */
  readonly edition: string;
  /** Trained on the edition's own list, good for every list of the language; without it leaves are worth nothing. */
  readonly leaves?: LeaveFile;
  /** The list as it was built, and its ranks; without them no word is more common than another. */
  readonly ranks?: { readonly lexicon: Lexicon; readonly commonness: Commonness };
  /** Of these words and ranks, where it has been made for another kit: counting the words takes a while. */
  readonly vocabulary?: Vocabulary;
  /** Words that no bot lays and no hint tells. */
  readonly family?: FamilyList;
  /** Words that are none and that the weaker bots take for words, a word a line; without them no bot lays such a word. */
  readonly phonies?: string;
  /** Needed by bots that look ahead, and by no others. */
  readonly foresight?: (equipment: BotEquipment) => Foresight;
}

/** Finds the best of some moves by playing them out. */
export interface Foresight {
  best(
    kit: BotKit,
    turn: OwnTurn,
    moves: readonly Candidate[],
    ahead: LookAhead,
    seed: number,
    deadline: Deadline,
  ): Move;
}

/** Everything in it is scratch space or never changes: no bot remembers anything from one question to the next. */
export interface BotKit {
  readonly edition: string;
  /** By which words are judged. */
  readonly lexicon: Lexicon;
  /** Finds no word of the family list. */
  readonly engine: Engine;
  /** Finds those too, for whoever must play and can play nothing else; made when it is first wanted. */
  wholeEngine(): Engine;
  /** Those that are in the list after all are left out; read when they are first wanted. */
  phonies(): readonly PhonyWord[];
  readonly vocabulary: Vocabulary;
  readonly sight: Sight;
  readonly evaluator: LeaveEvaluator;
  readonly foresight: Foresight | undefined;
}

/** Leaves that do not know all tiles of the set are worth nothing. */
export function makeBotKit(equipment: BotEquipment): BotKit {
  const { tileset, lexicon, edition, leaves, ranks, family } = equipment;
  const polite = family === undefined ? lexicon : withoutFamily(lexicon, family);
  const engine = new Engine({ ...equipment, lexicon: polite });
  let whole: Engine | undefined;
  let phonies: readonly PhonyWord[] | undefined;
  const model = leaveModel(engine.tiles, tileset);
  const weights = leaves && leaveWeights(leaves, engine.tiles);
  const vocabulary =
    equipment.vocabulary ?? new Vocabulary(ranks?.lexicon ?? lexicon, ranks?.commonness);
  return {
    edition,
    lexicon,
    engine,
    wholeEngine: () => {
      whole ??= polite === lexicon ? engine : new Engine(equipment);
      return whole;
    },
    phonies: () => {
      phonies ??= phoniesFor(lexicon, equipment.phonies ?? '');
      return phonies;
    },
    vocabulary,
    sight: new Sight(engine, vocabulary),
    evaluator: new LeaveEvaluator(
      model,
      weights?.ok ? weights.value : new Float64Array(model.size),
    ),
    foresight: equipment.foresight?.({ ...equipment, lexicon: polite }),
  };
}
