/** The data of every language: tile sets, the board, rulesets and house rules. No sentences, and no logic but to find what belongs together. */
export { alphabetFor } from './alphabet-for.ts';
export { std15 } from './board.ts';
export { coloursOf, type LetterOrWordPremium, type PremiumColour } from './colour-names.ts';
export { defaults } from './defaults.ts';
export { dictionaryLink, dictionaryOf } from './dictionaries.ts';
export {
  alphabetSpec,
  type DuplicateCustom,
  type Edition,
} from './edition.ts';
export {
  boardOf,
  editionOf,
  editions,
  homeOf,
  homeOfTiles,
  rulesetOf,
  tilesetOf,
} from './editions.ts';
export { byRulebook, friendlyIn, isFriendly } from './friendly.ts';
export {
  type HouseRuleName,
  houseRules,
  isFixedRuleset,
  leftOpen,
  openRulesIn,
  takesHouseRule,
  themeRule,
} from './house-rules.ts';
export { offeredIn } from './offered.ts';
export {
  PREMIUM_COLOURS,
  type PremiumColours,
  premiumColoursOf,
} from './premium-colours.ts';
export {
  COMMON_POINTS,
  RULE_CHAPTERS,
  type Rulebook,
  type RulebookRemark,
  type RuleChapter,
} from './rulebook.ts';
export { rulebookOf, rulebooks } from './rulebooks.ts';
export { type TileRow, type TileTable, tileSet } from './tile-set.ts';
export { tournamentRulesets } from './tournament-rulesets.ts';
