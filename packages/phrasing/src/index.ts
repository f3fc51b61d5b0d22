/** Codes and facts of a game turned into what people read, in their language; how it looks is up to the app. */

export { bagText, unseenCounts } from './bag.ts';
export { clockText, timeLeft, timeLine } from './clock.ts';
export { differenceText, type RecordDifference } from './difference.ts';
export { sayDrawWarning, sayWhy } from './draw.ts';
export { explainDuplicate, explainLaid } from './duplicate.ts';
export { type EndReader, type EndWords, endWordsOf } from './end-words.ts';
export {
  explainNotation,
  explainRefusal,
  type Names,
  NO_NAMES,
} from './explain.ts';
export { explainLetter } from './explain-letter.ts';
export { explainMode, type ModeRefusal } from './explain-mode.ts';
export {
  changeText,
  type FinalRow,
  type FinalSheet,
  finalSheetOf,
  scoresLine,
} from './final-sheet.ts';
export {
  bestWord,
  courseOf,
  longestWord,
  type Swing,
  swingOf,
  type WordFact,
  wordsPlayed,
} from './game-facts.ts';
export { gotAwayLines, type StandingPlay, standingPlays } from './got-away.ts';
export { hintText } from './hint.ts';
export { glossText, readingText } from './meaning.ts';
export { type AnyMove, laidText, moveText } from './move.ts';
export { type NamedPlayer, namesApart } from './names-apart.ts';
export { makeNaming, type Naming, type Script } from './naming.ts';
export { newsLines, newsOf, withoutServed } from './news.ts';
export { sayOutlook, sayTie } from './outlook.ts';
export { plain } from './plain.ts';
export { sayRosterFault, sayTshFailure } from './roster.ts';
export { type RuleChange, ruleChangesOf } from './rule-changes.ts';
export { type RuleLine, rulePointsOf } from './rule-points.ts';
export {
  houseRuleName,
  type RuleChoices,
  type RuleSection,
  type RuleSentence,
  type RuleSheet,
  ruleSheetOf,
} from './rule-sheet.ts';
export { changeLines, lineText, remarkText, rowText, scoreSheetNaming } from './score-sheet.ts';
export { crossHeading, schoolHeading, standingHeading } from './sheet-headings.ts';
export type { Texts, Values } from './texts.ts';
export {
  explainTournament,
  importCommand,
  sayGames,
  sayHallRule,
  sayReference,
  sayWaiting,
} from './tournament.ts';
export {
  addTurn,
  freshSquares,
  pointsText,
  type Turn,
  tilesText,
  turnsOf,
  turnText,
} from './turns.ts';
export {
  DEPTHS,
  type Depth,
  type Reason,
  reasonsOf,
  shortReason,
  type ToldFacts,
  type ToldReading,
  verdictText,
  type WhyWords,
} from './why.ts';
