/** `taht keep`: keeps the score of a game on a real board. Without a terminal it explains how, or shows a sheet. */
import { ok, type Result } from '@taht/base';
import { dataFolder, newGameId, type ScoreSheetJournal } from '@taht/host';
import { loadLexicon } from '@taht/host/words';
import type { Lexicon } from '@taht/lexicon';
import type { Texts } from '@taht/phrasing';
import type { ScoreSheetSetup } from '@taht/record';
import { wantsColour } from '../../screen/paint.ts';
import { type Choices, type Flags, readFlags } from '../../setup/choices.ts';
import { chooseAll } from '../../setup/choosing.ts';
import { withGame } from '../../setup/options.ts';
import type { Commands } from '../../shell/command.ts';
import { answer, type Outcome, type Problem, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { makeAsker } from '../../terminal/asker.ts';
import { type Asker, Leaving, say } from '../../terminal/questions.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { NO_LEXICON, namedLexicon } from '../../words/word-list.ts';
import { closing } from './closing.ts';
import { keepSheet } from './loop.ts';
import { ScoreKeeper } from './score-keeper.ts';
import { createSheet, openSheet, setupOf } from './sheet-files.ts';
import { withoutTerminal } from './without-terminal.ts';
import { sheetWords } from './words.ts';

export const commands: Commands = {
  keep: (command, { world, texts, action }) =>
    withGame(command, texts, NO_LEXICON)
      .option('--minutes <number>', texts.t('cli.keep-minutes'))
      .option('--resume [sheet]', texts.t('cli.keep-resume'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(action((options: KeepOptions) => keep(options, world, texts))),
};

interface KeepOptions extends Omit<Flags, 'houseRule'> {
  readonly minutes?: string;
  /** True where it is given without a value. */
  readonly resume?: string | true;
  readonly data?: string;
  readonly json?: boolean;
  readonly color: boolean;
}

async function keep(options: KeepOptions, world: World, texts: Texts): Promise<Outcome> {
  const choices = readFlags(options, texts);
  if (!choices.ok) return wrongUse(choices.error);
  const minutes = options.minutes === undefined ? null : Number(options.minutes);
  if (minutes !== null && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= 600))
    return wrongUse(texts.t('cli.bad-minutes'));
  const data = dataFolder(options.data, world.env, world.cwd);
  if (world.openTerminal === null || options.json === true)
    return withoutTerminal(options.resume, choices.value, data, world, texts);
  const terminal = world.openTerminal(wantsColour(world.env, options.color));
  try {
    return await sitDown(terminal, { ...options, minutes }, choices.value, data, world, texts);
  } catch (error) {
    // Left before there was a sheet.
    if (error instanceof Leaving) return answer(null, [texts.t('play.goodbye')]);
    throw error;
  } finally {
    terminal.close();
  }
}

type Wanted = Omit<KeepOptions, 'minutes'> & { readonly minutes: number | null };

async function sitDown(
  terminal: Terminal,
  options: Wanted,
  choices: Choices,
  data: string,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const asker = await makeAsker(terminal, texts);
  const journal =
    options.resume === undefined
      ? await begin(asker, options, choices, data, world)
      : openSheet(options.resume, choices, data, world, texts);
  if (!journal.ok) return journal.error;
  const lexicon = lexiconOf(journal.value.held.setup, data);
  const keeper = new ScoreKeeper(asker, await sheetWords(texts), journal.value, lexicon, world.now);
  const { path, torn } = journal.value;
  if (torn) keeper.notice = [texts.t('play.torn', { path })];
  try {
    const end = await keepSheet(keeper);
    if (end === 'over') say(keeper, closing(keeper));
    const folder = options.data === undefined ? '' : ` --data ${options.data}`;
    const command = `npx taht keep --resume ${keeper.sheet.setup.id}${folder}`;
    return answer(null, end === 'over' ? [] : ['', texts.t('play.saved-to-resume', { command })]);
  } finally {
    journal.value.close();
  }
}

/** The word list of the sheet if it is at hand. Without it no word is called bad. */
function lexiconOf({ lexicon }: ScoreSheetSetup, data: string): Lexicon | null {
  const loaded = lexicon === null ? undefined : loadLexicon(lexicon, data);
  return loaded?.ok ? loaded.value : null;
}

async function begin(
  asker: Asker,
  options: Wanted,
  choices: Choices,
  data: string,
  world: World,
): Promise<Result<ScoreSheetJournal, Problem>> {
  const { texts } = asker.style();
  const chosen = await chooseAll(asker, { ...choices, houseRules: [] }, async () => ok(null));
  if (!chosen.ok) return chosen;
  const { edition, ruleset, tileset, players } = chosen.value;
  const named =
    options.lexicon === undefined ? undefined : namedLexicon(options.lexicon, edition, data, texts);
  if (named?.ok === false) return named;
  const lexicon = named === undefined ? (edition.lexicons[0] ?? null) : named.value?.info.id;
  const id = newGameId(world.now());
  const setup = setupOf(
    edition,
    { ruleset, tileset },
    players,
    id,
    lexicon ?? null,
    options.minutes,
    world.now(),
  );
  return createSheet({ setup, acts: [] }, data, texts);
}
