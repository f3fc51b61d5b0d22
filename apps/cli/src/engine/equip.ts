/** Makes the engine and its bots for the edition, rules and word list that a command names. */
import { err, ok, type Result } from '@taht/base';
import { alphabetFor, boardOf, type Edition } from '@taht/editions';
import { dataFolder, type EngineFiles, engineFiles } from '@taht/host';
import type { Alphabet } from '@taht/letters';
import type { Lexicon } from '@taht/lexicon';
import type { Texts } from '@taht/phrasing';
import type { Layout, Ruleset, TileSet } from '@taht/rules';
import { type BotKit, foresight, makeBotKit } from '@taht/search';
import { type NamedRules, namedRules } from '../setup/by-name.ts';
import { failed, type Problem, wrongUse } from '../shell/outcome.ts';
import type { World } from '../shell/world.ts';
import { type LexiconOptions, openLexicon } from '../words/open.ts';
import { explainLexicon } from '../words/texts.ts';

export interface EngineOptions extends Omit<LexiconOptions, 'lexicon'> {
  readonly edition: string;
  readonly ruleset?: string;
  /** The edition's first where none is named. */
  readonly lexicon?: string;
}

export interface Equipped {
  readonly edition: Edition;
  readonly rules: Ruleset;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly alphabet: Alphabet;
  readonly lexicon: Lexicon;
  /** What the bots go by beside the words. */
  readonly files: EngineFiles;
  readonly kit: BotKit;
}

export function equip(
  options: EngineOptions,
  world: World,
  texts: Texts,
): Result<Equipped, Problem> {
  const chosen = namedRules(options.edition, options.ruleset, texts);
  return chosen.ok ? equipFor(chosen.value, options, world, texts) : err(wrongUse(chosen.error));
}

/** For rules that are chosen already. */
export function equipFor(
  { edition, rules, tileset }: NamedRules,
  options: Omit<EngineOptions, 'edition' | 'ruleset'>,
  world: World,
  texts: Texts,
): Result<Equipped, Problem> {
  const list = { ...options, lexicon: options.lexicon ?? (edition.lexicons[0] as string) };
  const lexicon = openLexicon(list, world, texts);
  if (!lexicon.ok) return lexicon;
  if (lexicon.value.info.edition !== edition.id)
    return err(
      wrongUse(texts.t('lexicon.other-edition', { id: list.lexicon, edition: edition.id })),
    );
  return makeEquipped(edition, rules, tileset, lexicon.value, options, world, texts);
}

/** For rules and a word list that are chosen already. */
export function makeEquipped(
  edition: Edition,
  rules: Ruleset,
  tileset: TileSet,
  lexicon: Lexicon,
  { data }: Pick<EngineOptions, 'data'>,
  world: World,
  texts: Texts,
): Result<Equipped, Problem> {
  const files = engineFiles(edition.id, dataFolder(data, world.env, world.cwd));
  if (!files.ok) return err(failed(explainLexicon(texts, files.error)));
  const layout = boardOf(rules.board) as Layout;
  const kit = makeBotKit({
    lexicon,
    tileset,
    layout,
    rules,
    edition: edition.id,
    ...files.value,
    foresight,
  });
  return ok({
    edition,
    rules,
    tileset,
    layout,
    alphabet: alphabetFor(tileset),
    lexicon,
    files: files.value,
    kit,
  });
}
