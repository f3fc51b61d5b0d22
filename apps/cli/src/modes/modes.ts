/** The other games that `taht play --mode` knows, and what each of them is handed. */
import { err, ok, type Result } from '@taht/base';
import { alphabetFor, boardOf, type Edition, editionOf, editions } from '@taht/editions';
import { randomSeed } from '@taht/host';
import type { Alphabet } from '@taht/letters';
import type { Lexicon } from '@taht/lexicon';
import { columnLabels, type Layout, type Ruleset, type TileSet } from '@taht/rules';
import { plain, type Script, type Texts } from '@taht/wording';
import { type Outcome, type Problem, wrongUse } from '../outcome.ts';
import type { Choices } from '../play/choices.ts';
import { type Asker, readName } from '../play/questions.ts';
import { namedLexicon } from '../play/word-list.ts';
import type { World } from '../world.ts';
import { playBingo } from './bingo.ts';
import { playSolitaire } from './solitaire.ts';
import { playUngame } from './ungame.ts';

export interface ModeOptions {
  readonly resume?: string | true;
  readonly seed?: string;
  readonly lexicon?: string;
  readonly daily?: boolean;
  readonly players?: string;
}

/** A game about to be played: who asks, with what tiles, rules and words. */
export interface ModeTable {
  readonly asker: Asker;
  readonly world: World;
  readonly data: string;
  readonly options: ModeOptions;
  readonly players: readonly string[];
  readonly ruleset: Ruleset;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly lexicon: Lexicon;
  readonly seed: string;
  readonly script: Script;
}

const MODES = {
  ungame: playUngame,
  bingo: playBingo,
  'solitaire-a': playSolitaire('one-rack'),
  'solitaire-b': playSolitaire('two-racks'),
  'solitaire-c': playSolitaire('open'),
} as const satisfies Readonly<Record<string, (table: ModeTable) => Promise<Outcome>>>;

export const MODE_NAMES: readonly string[] = Object.keys(MODES);

export function refuseMode(mode: string, { t }: Texts): Problem | undefined {
  if (MODE_NAMES.includes(mode)) return undefined;
  return wrongUse(t('modes.unknown', { name: plain(mode), names: MODE_NAMES.join(', ') }));
}

export async function playMode(
  mode: string,
  asker: Asker,
  options: ModeOptions,
  choices: Choices,
  data: string,
  world: World,
): Promise<Outcome> {
  const table = tableFor(asker, options, choices, data, world);
  return table.ok ? MODES[mode as keyof typeof MODES](table.value) : table.error;
}

function tableFor(
  asker: Asker,
  options: ModeOptions,
  choices: Choices,
  data: string,
  world: World,
): Result<ModeTable, Problem> {
  const { texts } = asker.style();
  const edition = choices.edition ?? editionOf(texts.language) ?? (editions[0] as Edition);
  const ruleset = choices.ruleset ?? edition.rulesets[0];
  const tileset = choices.tileset ?? setFor(edition, ruleset);
  const layout = boardOf(ruleset.board);
  if (layout === undefined) throw new Error(`no board ${ruleset.board}`);
  const list = options.lexicon ?? edition.lexicons[0] ?? '';
  const lexicon = namedLexicon(list, edition, data, texts);
  if (!lexicon.ok) return lexicon;
  if (lexicon.value === null) return err(wrongUse(texts.t('mode-refusal.no-list')));
  const alphabet: Alphabet = alphabetFor(tileset);
  const { notation } = ruleset;
  return ok({
    ...{ asker, world, data, options, layout, tileset },
    players: namesIn(options.players),
    ruleset: { ...ruleset, tileset: tileset.id },
    lexicon: lexicon.value,
    seed: options.seed ?? randomSeed(),
    script: { alphabet, notation, columns: columnLabels(notation, alphabet) },
  });
}

/** Any number of them. */
const namesIn = (text = ''): readonly string[] =>
  text
    .split(',')
    .map(readName)
    .filter((name) => name !== undefined);

const setFor = ({ tilesets }: Edition, ruleset: Ruleset): TileSet =>
  tilesets.find(({ id }) => id === ruleset.tileset) ?? tilesets[0];
