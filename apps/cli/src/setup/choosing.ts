/** Asks for whatever the options left open: edition, dictionary, rules, tiles, players, house rules. */
import { ok, type Result } from '@taht/base';
import {
  byRulebook,
  type Edition,
  editions,
  houseRules,
  isFixedRuleset,
  offeredIn,
  takesHouseRule,
  themeRule,
} from '@taht/editions';
import type { Lexicon } from '@taht/lexicon';
import { houseRuleName } from '@taht/phrasing';
import type { HouseRule, Ruleset, TileSet } from '@taht/rules';
import { BOT_NAMES, LEVELS } from '@taht/search';
import type { Problem } from '../shell/outcome.ts';
import { type Asker, askLine, askOne, askSome, readName, say } from '../terminal/questions.ts';
import { tilesetFor } from './by-name.ts';
import { type Choices, type Chosen, fixedRulesText, HOUSE_RULE_NAMES, isTold } from './choices.ts';

/** By flag or by asking. */
export type FindLexicon = (edition: Edition) => Promise<Result<Lexicon | null, Problem>>;

export async function chooseAll(
  asker: Asker,
  choices: Choices,
  findLexicon: FindLexicon,
): Promise<Result<Chosen, Problem>> {
  const edition = choices.edition ?? (await chooseEdition(asker));
  const lexicon = await findLexicon(edition);
  if (!lexicon.ok) return lexicon;
  const usual = isTold(choices) ? usualFor(edition, choices) : {};
  const ruleset = choices.ruleset ?? usual.ruleset ?? (await chooseRuleset(asker, edition));
  const tileset =
    choices.tileset ?? usual.tileset ?? (await chooseTileset(asker, edition, ruleset));
  const players = choices.players ?? (await choosePlayers(asker, ruleset, lexicon.value !== null));
  const rules =
    choices.houseRules ?? usual.houseRules ?? (await chooseHouseRules(asker, edition, ruleset));
  return ok({ edition, ruleset, tileset, lexicon: lexicon.value, players, houseRules: rules });
}

/** What nobody was told and nobody is asked: the rulebook's game as it is printed. */
function usualFor(edition: Edition, { ruleset: wanted }: Choices): Partial<Choices> {
  const ruleset = wanted ?? byRulebook(edition)[0] ?? edition.rulesets[0];
  return { ruleset, tileset: tilesetFor(edition, ruleset), houseRules: [] };
}

async function chooseEdition(asker: Asker): Promise<Edition> {
  const { texts } = asker.style();
  const names = editions.map(({ id }) => texts.find(`edition.${id}`) ?? id);
  const own = editions.findIndex(({ language }) => language === texts.language);
  const chosen = await askOne(asker, texts.t('play.choose-edition'), names, own);
  return editions[chosen] as Edition;
}

/** Nobody is asked where there is nothing to choose. Whoever wants the friendly ruleset names it. */
async function chooseRuleset(asker: Asker, edition: Edition): Promise<Ruleset> {
  const rulesets = byRulebook(edition);
  const { texts } = asker.style();
  if (rulesets.length < 2) return edition.rulesets[0];
  const names = rulesets.map(({ id }) => texts.find(`ruleset.${id}`) ?? id);
  return rulesets[await askOne(asker, texts.t('play.choose-ruleset'), names, 0)] as Ruleset;
}

async function chooseTileset(
  asker: Asker,
  { tilesets }: Edition,
  ruleset: Ruleset,
): Promise<TileSet> {
  const { texts } = asker.style();
  const usual = tilesets.findIndex(({ id }) => id === ruleset.tileset);
  if (tilesets.length < 2) return tilesets[0];
  const names = tilesets.map(({ id }) => texts.find(`tileset.${id}`) ?? id);
  return tilesets[await askOne(asker, texts.t('play.choose-tileset'), names, usual)] as TileSet;
}

async function choosePlayers(
  asker: Asker,
  { players: { min, max } }: Ruleset,
  canHaveBots: boolean,
): Promise<readonly string[]> {
  const { t } = asker.style().texts;
  const count = min === max ? min : await askCount(asker, min, max);
  if (canHaveBots) say(asker, [t('play.bots-too', { names: BOTS_SHOWN })]);
  const names: string[] = [];
  while (names.length < count) {
    const typed = await askLine(asker, t('play.player-name', { seat: names.length + 1 }));
    const name = readName(typed);
    if (name === undefined) say(asker, [t('play.name-empty')]);
    else if (names.includes(name)) say(asker, [t('play.name-taken', { name })]);
    else names.push(name);
  }
  return names;
}

/** The rungs of the ladder by their first and last. */
const BOTS_SHOWN = [
  `level-1 … level-${LEVELS}`,
  ...BOT_NAMES.filter((name) => !name.startsWith('level-')),
].join(', ');

async function askCount(asker: Asker, min: number, max: number): Promise<number> {
  const { t } = asker.style().texts;
  for (;;) {
    const typed = await askLine(asker, `${t('play.how-many-players')} (${min}–${max}) [${min}]`);
    const count = typed === '' ? min : Number(typed);
    if (Number.isInteger(count) && count >= min && count <= max) return count;
    say(asker, [t('play.answer-number', { min, max })]);
  }
}

/** Those of the edition's own rulebook come first. */
async function chooseHouseRules(
  asker: Asker,
  edition: Edition,
  ruleset: Ruleset,
): Promise<readonly HouseRule[]> {
  const { texts } = asker.style();
  const { t } = texts;
  if (isFixedRuleset(ruleset.id)) say(asker, [fixedRulesText(ruleset, texts)]);
  const own = new Set<string>(offeredIn(edition));
  const names = [...HOUSE_RULE_NAMES, 'theme']
    .filter((name) => takesHouseRule(ruleset.id, name))
    .toSorted((a, b) => Number(own.has(b)) - Number(own.has(a)));
  const options = names.map((name) => houseRuleName(texts, name));
  const headings = isFixedRuleset(ruleset.id)
    ? { 0: t('rule.ours') }
    : { [own.size]: t('play.not-in-rulebook') };
  const chosen = await askSome(asker, t('play.choose-house-rules'), options, headings);
  const rules: HouseRule[] = [];
  for (const i of chosen) {
    const name = names[i] as string;
    rules.push(
      name === 'theme' ? await chooseTheme(asker) : houseRules[name as keyof typeof houseRules],
    );
  }
  return rules;
}

async function chooseTheme(asker: Asker): Promise<HouseRule> {
  const { t } = asker.style().texts;
  for (;;) {
    const name = readName(await askLine(asker, t('play.choose-theme')));
    if (name !== undefined) return themeRule(name);
    say(asker, [t('play.name-empty')]);
  }
}
