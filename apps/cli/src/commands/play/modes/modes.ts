/** The other games that `taht play --mode` knows, and how each is begun. */
import { err, ok, type Result } from '@taht/base';
import { boardOf, type Edition, editionOf, editions } from '@taht/editions';
import { randomSeed } from '@taht/host';
import { plain, type Texts } from '@taht/phrasing';
import { tilesetFor } from '../../../setup/by-name.ts';
import type { Choices } from '../../../setup/choices.ts';
import { answer, type Outcome, type Problem, wrongUse } from '../../../shell/outcome.ts';
import type { World } from '../../../shell/world.ts';
import { type CommandWords, commandWords } from '../../../terminal/input.ts';
import { type Asker, Leaving, readName } from '../../../terminal/questions.ts';
import { namedLexicon } from '../../../words/word-list.ts';
import { bingoHelp, playBingo } from './bingo.ts';
import { type ModeKit, type ModeOptions, type ModeTable, scriptOf } from './mode-table.ts';
import { isSaved } from './saved-game.ts';
import { playSolitaire } from './solitaire.ts';
import { solitaireHelp } from './solitaire-help.ts';
import { playUngame, ungameHelp } from './ungame.ts';

interface Mode {
  play(table: ModeTable): Promise<Outcome>;
  /** What can be typed. */
  help(kit: ModeKit, texts: Texts, words: CommandWords): readonly string[];
}

const MODES: Readonly<Record<string, Mode>> = {
  ungame: { play: playUngame, help: ungameHelp },
  bingo: { play: playBingo, help: bingoHelp },
  'solitaire-a': { play: playSolitaire('one-rack'), help: solitaireHelp('one-rack') },
  'solitaire-b': { play: playSolitaire('two-racks'), help: solitaireHelp('two-racks') },
  'solitaire-c': { play: playSolitaire('open'), help: solitaireHelp('open') },
};

export const MODE_NAMES: readonly string[] = Object.keys(MODES);

export function refuseMode(name: string, { t }: Texts): Problem | undefined {
  if (MODE_NAMES.includes(name)) return undefined;
  return wrongUse(t('modes.unknown', { name: plain(name), names: MODE_NAMES.join(', ') }));
}

function modeOf(name: string): Mode {
  const mode = MODES[name];
  if (mode === undefined) throw new Error(`no game ${name}`);
  return mode;
}

export async function playMode(
  mode: string,
  asker: Asker,
  options: ModeOptions,
  choices: Choices,
  data: string,
  world: World,
): Promise<Outcome> {
  const table = tableFor(mode, asker, options, choices, data, world);
  if (!table.ok) return table.error;
  try {
    return await modeOf(mode).play(table.value);
  } catch (error) {
    if (!(error instanceof Leaving) || !isSaved(table.value)) throw error;
    return answer(null, savedLines(table.value));
  }
}

/** For somebody who started it where nothing can be typed. */
export const howToPlayMode = async (
  mode: string,
  choices: Choices,
  texts: Texts,
): Promise<readonly string[]> => [
  texts.t('play.no-terminal'),
  texts.t('play.how-to', { command: commandFor(mode) }),
  '',
  ...modeOf(mode).help(kitFor(choices, texts), texts, await commandWords(texts)),
];

const commandFor = (mode: string): string => `npx taht play --mode ${mode}`;

function savedLines({ mode, asker, options: { data } }: ModeTable): readonly string[] {
  const { t } = asker.style().texts;
  const folder = data === undefined ? '' : ` --data ${data}`;
  const command = `${commandFor(mode)}${folder}`;
  return ['', t('play.saved-to-resume', { command }), t('play.goodbye')];
}

function tableFor(
  mode: string,
  asker: Asker,
  options: ModeOptions,
  choices: Choices,
  data: string,
  world: World,
): Result<ModeTable, Problem> {
  const { texts } = asker.style();
  const edition = editionFor(choices, texts);
  const list = options.lexicon ?? edition.lexicons[0] ?? '';
  const lexicon = namedLexicon(list, edition, data, texts);
  if (!lexicon.ok) return lexicon;
  if (lexicon.value === null) return err(wrongUse(texts.t('mode-refusal.no-list')));
  return ok({
    ...{ mode, asker, world, data, options },
    ...kitFor(choices, texts),
    players: namesIn(options.players),
    lexicon: lexicon.value,
    seed: options.seed ?? randomSeed(),
  });
}

const editionFor = ({ edition }: Choices, { language }: Texts): Edition =>
  edition ?? editionOf(language) ?? (editions[0] as Edition);

function kitFor(choices: Choices, texts: Texts): ModeKit {
  const edition = editionFor(choices, texts);
  const ruleset = choices.ruleset ?? edition.rulesets[0];
  const tileset = choices.tileset ?? tilesetFor(edition, ruleset);
  const layout = boardOf(ruleset.board);
  if (layout === undefined) throw new Error(`no board ${ruleset.board}`);
  const script = scriptOf(tileset, ruleset.notation);
  return { layout, tileset, script, ruleset: { ...ruleset, tileset: tileset.id } };
}

/** Any number of them. */
const namesIn = (text = ''): readonly string[] =>
  text
    .split(',')
    .map(readName)
    .filter((name) => name !== undefined);
