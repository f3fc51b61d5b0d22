/** Everything that an edition is played with, and the names by which it is asked for. */
import { alphabetFor, boardOf, type Edition, editionOf, editions, tilesetOf } from '@taht/editions';
import type { Alphabet } from '@taht/letters';
import { type Layout, type Ruleset, readLayout, type TileSet, tileTables } from '@taht/rules';
import { type BotKit, foresight, makeBotKit } from '@taht/search';
import type { OpenOptions } from './taht.ts';
import { unknownName } from './trouble.ts';
import { type WordFiles, wordsFor } from './words.ts';

export interface Opened {
  readonly edition: Edition;
  readonly rules: Ruleset;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly alphabet: Alphabet;
  readonly kit: BotKit;
}

export async function openEdition(
  id: string,
  { words, lexicon, ruleset }: OpenOptions,
  files: WordFiles,
): Promise<Opened> {
  const edition = editionOf(id);
  if (edition === undefined)
    throw unknownName(
      'no-such-edition',
      'edition',
      id,
      editions.map((each) => each.id),
    );
  const [standard] = edition.rulesets;
  const rules =
    ruleset === undefined ? standard : edition.rulesets.find((each) => each.id === ruleset);
  if (rules === undefined)
    throw unknownName(
      'no-such-ruleset',
      'ruleset',
      ruleset ?? '',
      edition.rulesets.map((each) => each.id),
    );
  const list = lexicon ?? (edition.lexicons[0] as string);
  if (!edition.lexicons.includes(list))
    throw unknownName('no-such-lexicon', 'word list', list, edition.lexicons);
  const tileset = tilesetOf(rules.tileset) as TileSet;
  const layout = boardOf(rules.board) as Layout;
  const own = Array.isArray(words) ? (words as readonly string[]) : undefined;
  const found = await wordsFor(edition, files, list, own);
  const kit = makeBotKit({ ...found, tileset, layout, rules, edition: id, foresight });
  return { edition, rules, tileset, layout, alphabet: alphabetFor(tileset), kit };
}

/** A board to read plays on. */
export const groundOf = ({ tileset, layout }: Pick<Opened, 'tileset' | 'layout'>) => ({
  tables: tileTables(tileset),
  ...readLayout(layout),
});
