/**
 * The choices of a table as a short text that is safe in an address:
 * `1_ruleset_tileset_lexicon_house~rules_point.value~point.value`, without what is as the rulebook has it.
 */
import { err, ok, type Result } from '@taht/base';
import { isFixedRuleset, takesHouseRule } from '@taht/editions';
import { type Choices, editionOfRuleset, FIXED_NAMES, plainChoices } from './choices.ts';
import { makeOption, type OptionValue, optionAt, parseOption } from './options.ts';

const VERSION = '1';
const NO_LEXICON = '-';
const THEME = /^theme\.(\d{1,4})\.((?:[0-9a-f]{2})+)$/u;
const LONGEST = 2000;
export const LONGEST_THEME = 60;

export interface CodeFailure {
  readonly code: 'bad-code' | 'newer-code';
}

export function encodeChoices(choices: Choices): string {
  const { ruleset, houseRules, theme, options } = choices;
  const plain = plainChoices(editionOfRuleset(ruleset)?.id ?? '', ruleset);
  const tileset = choices.tileset === plain.tileset ? '' : choices.tileset;
  const lexicon = choices.lexicon === plain.lexicon ? '' : (choices.lexicon ?? NO_LEXICON);
  const themed = theme === null ? [] : [`theme.${theme.bonus}.${makeHex(theme.name)}`];
  const points = Object.entries(options).map(([path, value]) => `${path}.${makeOption(value)}`);
  const fields = [VERSION, ruleset, tileset, lexicon, [...houseRules, ...themed].join('~')];
  return [...fields, points.join('~')].join('_').replace(/_+$/u, '');
}

export function decodeChoices(code: string): Result<Choices, CodeFailure> {
  const [version = '', ruleset = '', tileset = '', lexicon = '', rules = '', points = '', ...more] =
    code.slice(0, LONGEST).split('_');
  if (/^\d+$/u.test(version) && Number(version) > Number(VERSION))
    return err({ code: 'newer-code' });
  const edition = editionOfRuleset(ruleset);
  if (version !== VERSION || edition === undefined || more.length > 0) return bad;
  const plain = plainChoices(edition.id, ruleset);
  const isTileset = tileset === '' || edition.tilesets.some(({ id }) => id === tileset);
  const isLexicon = lexicon === '' || lexicon === NO_LEXICON || edition.lexicons.includes(lexicon);
  const named = namedIn(rules);
  const options = optionsIn(points);
  if (!isTileset || !isLexicon || named === undefined || options === undefined) return bad;
  const isTaken = itemsOf(rules).every((item) => takesHouseRule(ruleset, item));
  if (!isTaken || (isFixedRuleset(ruleset) && points !== '')) return bad;
  return ok({
    ...plain,
    ...named,
    options,
    ...(tileset !== '' && { tileset }),
    ...(lexicon !== '' && { lexicon: lexicon === NO_LEXICON ? null : lexicon }),
  });
}

const bad = err<CodeFailure>({ code: 'bad-code' });

const itemsOf = (text: string): string[] => (text === '' ? [] : text.split('~'));

function namedIn(text: string): Pick<Choices, 'houseRules' | 'theme'> | undefined {
  let theme: Choices['theme'] = null;
  const names: string[] = [];
  for (const item of itemsOf(text)) {
    const [, bonus, hex] = THEME.exec(item) ?? [];
    const name = hex === undefined ? undefined : parseHex(hex);
    if (name !== undefined) theme = { name, bonus: Number(bonus) };
    else if (FIXED_NAMES.includes(item) && !names.includes(item)) names.push(item);
    else return undefined;
  }
  return { houseRules: names, theme };
}

function optionsIn(text: string): Choices['options'] | undefined {
  const options: Record<string, OptionValue> = {};
  for (const item of itemsOf(text)) {
    const end = item.lastIndexOf('.');
    const option = optionAt(item.slice(0, Math.max(end, 0)));
    const value = option && parseOption(option, item.slice(end + 1));
    if (option === undefined || value === undefined) return undefined;
    options[option.path] = value;
  }
  return options;
}

const makeHex = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Undefined for bytes that are no text, or too much of it. */
function parseHex(hex: string): string | undefined {
  const bytes = Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.length <= LONGEST_THEME ? text : undefined;
  } catch {
    return undefined;
  }
}
