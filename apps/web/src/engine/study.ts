/** Answers what review, puzzle and words ask; loaded into the worker when the first of them does. */
import { err, ok, type Result } from '@taht/base';
import { parseWord } from '@taht/letters';
import { type Lexicon, oneLetterOff, textQueries } from '@taht/lexicon';
import {
  type BotKit,
  type Deadline,
  findCandidates,
  makePuzzle,
  noDeadline,
  pastPosition,
  type RankedCandidate,
  type ReviewKit,
  reviewTurn,
  simulate,
  staticPolicy,
  winModel,
} from '@taht/search';
import type {
  AboutWord,
  Equipment,
  FoundWords,
  Simulated,
  StudyAnswers,
  StudyQuestion,
  WordFailure,
} from './study-question.ts';

export interface StudyTools {
  readonly lexicon: Lexicon;
  kitOf(table: Equipment): BotKit;
  deadlineIn(milliseconds: number): Deadline;
}

export function answerStudy(
  question: Exclude<StudyQuestion, { kind: 'meaning' }>,
  tools: StudyTools,
): StudyAnswers[StudyQuestion['kind']] {
  switch (question.kind) {
    case 'find':
      return findWords(tools.lexicon, question);
    case 'about':
      return aboutWord(tools.lexicon, question.word);
    case 'puzzle': {
      const { table, seed } = question;
      return makePuzzle(tools.kitOf(table), table.rules.rack, seed) ?? null;
    }
    case 'review': {
      const { turn, number, patience } = question;
      const time =
        patience === null ? 'glance' : patience === 0 ? null : () => tools.deadlineIn(patience);
      return reviewTurn(turn, number, reviewKit(question.table, tools), time) ?? null;
    }
    case 'rank':
      return rank(question, reviewKit(question.table, tools));
    case 'simulate':
      return playOut(question, reviewKit(question.table, tools));
  }
}

const reviewKit = (table: Equipment, { kitOf }: StudyTools): ReviewKit => ({
  kit: kitOf(table),
  rules: table.rules,
  tileset: table.tileset,
});

const outlookOf = ({ kit, rules }: ReviewKit) => ({
  rules,
  policy: staticPolicy(kit.engine, rules.final, kit.evaluator),
});

function rank(
  { position, most }: Extract<StudyQuestion, { kind: 'rank' }>,
  equipped: ReviewKit,
): readonly RankedCandidate[] {
  const known = pastPosition(position, equipped);
  if (known === undefined) return [];
  return findCandidates(equipped.kit.engine, outlookOf(equipped), known, most);
}

const PLIES = 2;

function playOut(
  { position, candidates, iterations, seed }: Extract<StudyQuestion, { kind: 'simulate' }>,
  equipped: ReviewKit,
): readonly Simulated[] {
  const known = pastPosition(position, equipped);
  if (known === undefined || candidates.length === 0) return [];
  const { kit } = equipped;
  const win = winModel(kit.edition, known.seats.length);
  const options = { plies: PLIES, iterations, confidence: 1, aim: 'win', seed } as const;
  const outlook = { ...outlookOf(equipped), win };
  const result = simulate(kit.engine, outlook, known, candidates, options, noDeadline);
  return result.candidates.map(({ win: won, spread }) => ({
    win: won.mean,
    spread: spread.mean,
  }));
}

function findWords(
  lexicon: Lexicon,
  { find, text, most }: Extract<StudyQuestion, { kind: 'find' }>,
): Result<FoundWords, WordFailure> {
  const queries = textQueries(lexicon);
  switch (find) {
    case 'anagrams':
      return taken(queries.anagrams(text), most);
    case 'shorter':
      return taken(queries.subAnagrams(text), most);
    case 'pattern':
      return taken(queries.wordsMatching(text), most);
    case 'prefix':
      return taken(queries.wordsWithPrefix(text), most);
    case 'length':
      return taken(ok(queries.wordsOfLength(Number(text))), most);
  }
}

function taken(
  found: Result<Iterable<string>, WordFailure>,
  most: number,
): Result<FoundWords, WordFailure> {
  if (!found.ok) return found;
  const words: string[] = [];
  for (const word of found.value) {
    if (words.length === most) return ok({ words, isCut: true });
    words.push(word);
  }
  return ok({ words, isCut: false });
}

const NEAR = 40;

function aboutWord(lexicon: Lexicon, text: string): Result<AboutWord, WordFailure> {
  const letters = parseWord(lexicon.alphabet, text);
  if (!letters.ok) return err(letters.error);
  const word = letters.value.join('');
  const { alphabet } = lexicon;
  const queries = textQueries(lexicon);
  const codes = Uint8Array.from(letters.value, (letter) => alphabet.codes.get(letter) as number);
  const near: string[] = [];
  for (const found of oneLetterOff(lexicon, codes)) {
    if (near.length === NEAR) break;
    near.push(Array.from(found, (code) => alphabet.letters[code - 1]).join(''));
  }
  const all = <T>(found: Result<Iterable<T>, WordFailure>): readonly T[] =>
    found.ok ? [...found.value] : [];
  const inList = queries.contains(word);
  return ok({
    word,
    letters: letters.value,
    isWord: inList.ok && inList.value,
    front: all(queries.frontHooks(word)),
    back: all(queries.backHooks(word)),
    anagrams: all(queries.anagrams(word)).filter((found) => found !== word),
    near,
  });
}
