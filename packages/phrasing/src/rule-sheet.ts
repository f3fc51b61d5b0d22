/** The rules of a game as a sheet to agree to, in the order of its rulebook: alone enough to play with a real board. */
import {
  boardOf,
  RULE_CHAPTERS,
  type RulebookRemark,
  type RuleChapter,
  rulebookOf,
  tilesetOf,
} from '@taht/editions';
import type { HouseRule, Ruleset } from '@taht/rules';
import { plain } from './plain.ts';
import { isOurs, pathsOf, type RuleLine, rulePointsOf } from './rule-points.ts';
import * as play from './tell-play.ts';
import * as score from './tell-score.ts';
import type { Texts } from './texts.ts';
import type { RuleFacts, Told } from './told.ts';

/** What stands beside the rules in a game's setup, or on a table before there is one. */
export interface RuleChoices {
  readonly houseRules: readonly HouseRule[];
  readonly lexicon: { readonly id: string } | null;
}

export interface RuleSentence {
  readonly id: string;
  /** The fields of the ruleset and the common points that it tells. */
  readonly about: readonly string[];
  /** Stands before it, such as the condition under which it holds. */
  readonly lead: string | null;
  readonly text: string;
  /** By a house rule. */
  readonly isChanged: boolean;
  /** The rulebook is silent here, and this is our reading. */
  readonly isOurs: boolean;
}

export interface RuleSection {
  readonly name: string;
  readonly heading: string;
  readonly sentences: readonly RuleSentence[];
  /** What is better read as a table: clocks, notation, house rules. */
  readonly lines: readonly RuleLine[];
}

export interface RuleSheet {
  /** The ruleset, the tile set and the word list. */
  readonly head: readonly RuleLine[];
  /** Which house rules were chosen. */
  readonly chosen: string;
  /** What the mark of our reading means, where there is one. */
  readonly note: string | null;
  readonly sections: readonly RuleSection[];
}

/** `rules` are those in force, house rules included. */
export function ruleSheetOf(rules: Ruleset, choices: RuleChoices, texts: Texts): RuleSheet {
  const names = choices.houseRules.map(({ name }) => houseRuleName(texts, name));
  const changed = new Set(choices.houseRules.flatMap(({ patch }) => pathsOf('', patch)));
  const facts = factsOf(rules, changed, texts);
  const sections = sectionsOf(facts, changed);
  return {
    head: headLines(facts, choices),
    chosen:
      names.length > 0
        ? texts.t('play.house-rules', { names: texts.list(names) })
        : texts.t('play.no-house-rules'),
    note: sections.some(hasOurs) ? texts.t('sheet.ours-note') : null,
    sections,
  };
}

const hasOurs = ({ sentences, lines }: RuleSection): boolean =>
  [...sentences, ...lines].some((each) => each.isOurs);

export const houseRuleName = (texts: Texts, name: string): string =>
  texts.find(`house-rule.${name}`) ?? plain(name);

function headLines(facts: RuleFacts, { lexicon }: RuleChoices): RuleLine[] {
  const { rules } = facts;
  const { t, find } = facts.texts;
  const line = (path: 'id' | 'tileset' | 'words.lexicon', value: string): RuleLine => ({
    path,
    label: t(`rule.${path}`),
    value,
    isChanged: false,
    isOurs: false,
  });
  return [
    line('id', find(`ruleset.${rules.id}`) ?? plain(rules.id)),
    line('tileset', find(`tileset.${rules.tileset}`) ?? plain(rules.tileset)),
    line(
      'words.lexicon',
      lexicon === null ? dictionaryOf(facts) : listName(facts.texts, lexicon.id),
    ),
  ];
}

/** A list that somebody has brought has no name but its id. */
const listName = ({ find }: Texts, id: string): string =>
  find(`rule.words.lexicon.${id}`) ?? plain(id);

/** Where no word list of ours is chosen. */
const dictionaryOf = (facts: RuleFacts): string =>
  facts.texts.t(play.isDictionaryNamed(facts) ? 'sheet.ospd' : 'rule.words.lexicon.none');

const CHAPTERS: Readonly<Record<RuleChapter, (facts: RuleFacts) => readonly Told[]>> = {
  aim: play.aim,
  blank: play.blank,
  before: play.before,
  turn: play.turn,
  exchange: play.exchange,
  pass: play.pass,
  opening: play.opening,
  words: play.words,
  challenge: score.challenge,
  premiums: score.premiums,
  counting: score.counting,
  bonus: score.bonus,
  laying: play.laying,
  end: score.end,
  final: score.final,
  ties: score.ties,
  misdraw: play.misdraw,
  takeBack: play.takeBack,
};

/** Chapters as the rulebook has them, then what it does not speak of; what no sentence tells follows as lines. */
function sectionsOf(facts: RuleFacts, changed: ReadonlySet<string>): readonly RuleSection[] {
  const { rules, texts } = facts;
  const order = new Set([...(facts.book?.chapters ?? []), ...RULE_CHAPTERS]);
  const chapters = [...order].map((name) => ({
    name: name as string,
    sentences: CHAPTERS[name](facts).map((told) => sentenceOf(told, changed, facts)),
  }));
  const told = new Set(chapters.flatMap(({ sentences }) => sentences.flatMap((s) => s.about)));
  const untold = rulePointsOf(rules, texts, changed).filter(({ path }) => !told.has(path));
  const others = [...new Set(untold.map(({ path }) => groupOf(path)))].filter(
    (group) => !order.has(group as RuleChapter),
  );
  return [...chapters, ...others.map((name) => ({ name, sentences: [] }))]
    .map(({ name, sentences }) => ({
      name,
      heading: headingOf(name, texts),
      sentences,
      lines: untold.filter(({ path }) => groupOf(path) === name),
    }))
    .filter(({ sentences, lines }) => sentences.length + lines.length > 0);
}

/** A point that is a group of its own has its name beside its value already. */
const headingOf = (name: string, { find }: Texts): string =>
  find(`sheet.heading.${name}`) ?? find(`rule.${name}.heading`) ?? find(`rule.${name}`) ?? name;

const groupOf = (path: string): string => path.split('.')[0] ?? path;

/** What rules tell that follow no rulebook: all that helps at a table, and nothing that one document says of itself. */
const WITHOUT_RULEBOOK: readonly RulebookRemark[] = [
  'contents',
  'paper',
  'ways',
  'hook',
  'bridge',
  'announce',
  'all-agree',
];

function factsOf(rules: Ruleset, changed: ReadonlySet<string>, texts: Texts): RuleFacts {
  const book = rulebookOf(rules.id);
  const remarks = book?.tells ?? WITHOUT_RULEBOOK;
  return {
    rules,
    book,
    tileset: tilesetOf(rules.tileset),
    board: boardOf(rules.board),
    texts,
    tells: (remark) => remarks.includes(remark),
    isOurs: (point) => isOurs(rules, changed, point),
  };
}

/** "The rulebook names no penalty" says itself that the rulebook is silent. */
const SAYS_IT_ITSELF = 'sheet.challenge.good.not-named';

const sentenceOf = (
  { id, about, values, lead, number }: Told,
  changed: ReadonlySet<string>,
  facts: RuleFacts,
): RuleSentence => ({
  id,
  about,
  lead: lead ?? null,
  text:
    number === undefined ? facts.texts.t(id, values) : `${number}. ${facts.texts.t(id, values)}`,
  isChanged: about.some((path) => changed.has(path)),
  isOurs: id !== SAYS_IT_ITSELF && about.some(facts.isOurs),
});
