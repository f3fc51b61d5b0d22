/** What the players choose before a game, by options or by answers, and the setup that it makes. */
import { err, ok, type Result } from '@taht/base';
import {
  boardOf,
  type Edition,
  editions,
  homeOf,
  homeOfTiles,
  houseRules,
  leftOpen,
  takesHouseRule,
  themeRule,
} from '@taht/editions';
import type { Lexicon } from '@taht/lexicon';
import { houseRuleName, type Texts } from '@taht/phrasing';
import { commitmentOf } from '@taht/record';
import type { HouseRule, Ruleset, Setup, TileSet } from '@taht/rules';
import { botId } from '@taht/search';
import { readName } from '../terminal/questions.ts';
import { isBotName } from './bot-seat.ts';
import { type Kind, named, unknownName } from './by-name.ts';

export interface Flags {
  readonly edition?: string;
  readonly ruleset?: string;
  readonly tileset?: string;
  readonly lexicon?: string;
  readonly players?: string;
  readonly houseRule?: readonly string[];
}

/** What the options settle. The program asks for whatever is undefined. */
export interface Choices {
  readonly edition: Edition | undefined;
  readonly ruleset: Ruleset | undefined;
  readonly tileset: TileSet | undefined;
  readonly players: readonly string[] | undefined;
  readonly houseRules: readonly HouseRule[] | undefined;
}

/** Whoever says in which language who plays is asked nothing more: the rest is as usual. */
export const isTold = ({ edition, players }: Choices): boolean =>
  edition !== undefined && players !== undefined;

/** What the options name, or a sentence about the first name that we do not have. */
export function readFlags(
  flags: Flags,
  texts: Texts,
  rulesetsOf: (edition: Edition) => readonly Ruleset[] = ({ rulesets }) => rulesets,
): Result<Choices, string> {
  const edition = perhaps('edition', editions, flags.edition, texts);
  if (!edition.ok) return edition;
  const home = edition.value ?? editionWith(flags);
  const list = home === undefined ? editions : [home];
  const ruleset = perhaps('ruleset', list.flatMap(rulesetsOf), flags.ruleset, texts);
  if (!ruleset.ok) return ruleset;
  const tileset = perhaps(
    'tileset',
    list.flatMap(({ tilesets }) => tilesets),
    flags.tileset,
    texts,
  );
  if (!tileset.ok) return tileset;
  const rules = readHouseRules(flags.houseRule, ruleset.value, texts);
  if (!rules.ok) return rules;
  const players = readPlayers(flags.players, ruleset.value, texts);
  if (!players.ok) return players;
  return ok({
    edition: home,
    ruleset: ruleset.value,
    tileset: tileset.value,
    players: players.value,
    houseRules: rules.value,
  });
}

/** Undefined where none is named. */
const perhaps = <T extends { readonly id: string }>(
  kind: Kind,
  list: readonly T[],
  id: string | undefined,
  texts: Texts,
): Result<T | undefined, string> =>
  id === undefined ? ok(undefined) : named(kind, list, id, texts);

/** A ruleset or tile set says by itself to which edition it belongs. */
export const editionWith = ({ ruleset, tileset }: Flags): Edition | undefined =>
  (ruleset === undefined ? undefined : homeOf(ruleset)) ??
  (tileset === undefined ? undefined : homeOfTiles(tileset));

export const HOUSE_RULE_NAMES: readonly string[] = Object.keys(houseRules);

function readHouseRules(
  names: readonly string[] | undefined,
  ruleset: Ruleset | undefined,
  texts: Texts,
): Result<readonly HouseRule[] | undefined, string> {
  if (names === undefined) return ok(undefined);
  const rules: HouseRule[] = [];
  for (const name of names) {
    const rule = houseRuleNamed(name);
    if (rule === undefined)
      return err(unknownName('house-rule', name, [...HOUSE_RULE_NAMES, 'theme=…'], texts));
    if (ruleset !== undefined && !takesHouseRule(ruleset.id, rule.name))
      return err(fixedRulesText(ruleset, texts));
    rules.push(rule);
  }
  return ok(rules);
}

/** Says that the rules are fixed, and which house rules they leave open. */
export const fixedRulesText = ({ id }: Ruleset, texts: Texts): string =>
  texts.t('play.fixed-rules-here', {
    names: texts.list(leftOpen(id).map((name) => houseRuleName(texts, name))),
  });

/** `theme=sea` names the theme as well. */
function houseRuleNamed(text: string): HouseRule | undefined {
  const [, theme] = /^theme=(.*)$/su.exec(text) ?? [];
  if (theme !== undefined) {
    const name = readName(theme);
    return name === undefined ? undefined : themeRule(name);
  }
  return HOUSE_RULE_NAMES.includes(text) ? houseRules[text as keyof typeof houseRules] : undefined;
}

const ANY_RULES = { min: 2, max: 4 };

function readPlayers(
  text: string | undefined,
  ruleset: Ruleset | undefined,
  { t }: Texts,
): Result<readonly string[] | undefined, string> {
  if (text === undefined) return ok(undefined);
  const names = text.split(',').map(readName);
  if (names.some((name) => name === undefined)) return err(t('play.name-empty'));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return err(t('play.name-taken', { name: twice }));
  const { min, max } = ruleset?.players ?? ANY_RULES;
  if (names.length < min || names.length > max)
    return err(t('refusal.wrong-number-of-players', { min, max }));
  return ok(names as string[]);
}

export interface Chosen {
  readonly edition: Edition;
  readonly ruleset: Ruleset;
  readonly tileset: TileSet;
  /** Null where the table decides about words. */
  readonly lexicon: Lexicon | null;
  readonly players: readonly string[];
  readonly houseRules: readonly HouseRule[];
}

export function makeSetup(game: string, chosen: Omit<Chosen, 'edition'>, seed: string): Setup {
  const { ruleset, tileset, lexicon, players } = chosen;
  const board = boardOf(ruleset.board);
  if (board === undefined) throw new Error(`no board ${ruleset.board}`);
  return {
    game,
    players: players.map((name, i) =>
      isBotName(name) ? { id: botId(name, i + 1), name, bot: true } : { id: `p${i + 1}`, name },
    ),
    base: { ...ruleset, tileset: tileset.id },
    houseRules: chosen.houseRules,
    tileset,
    board,
    lexicon: lexicon && { id: lexicon.info.id, hash: lexicon.info.hash },
    commitment: commitmentOf(seed),
  };
}
