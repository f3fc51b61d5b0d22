/** `taht play`: begins or resumes a game in the terminal. Without a terminal it explains how to play. */
import { banner, dataFolder, gamesFolder, SEED_PATTERN } from '@taht/host';
import { LANGUAGES } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import { BOT_NAMES, seatHasPlay } from '@taht/search';
import { makePaint, wantsColour } from '../../screen/paint.ts';
import { type Choices, type Flags, isTold, readFlags } from '../../setup/choices.ts';
import { withGame } from '../../setup/options.ts';
import type { Commands } from '../../shell/command.ts';
import { answer, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { makeAsker } from '../../terminal/asker.ts';
import { type Asker, askOne, Leaving, say } from '../../terminal/questions.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { textsIn } from '../../text/i18n.ts';
import { NO_LEXICON } from '../../words/word-list.ts';
import { NEW_GAME } from './duplicate/join.ts';
import { playSolo } from './duplicate/solo.ts';
import { lastLanguage, saveLanguage } from './last-language.ts';
import { agreeAtOnce } from './local/agree.ts';
import { BotKits } from './local/bots.ts';
import { findTable } from './local/find-table.ts';
import { howToPlay } from './local/how-to.ts';
import { playGame } from './local/loop.ts';
import { unfinishedGames } from './local/saved-games.ts';
import { Sitting } from './local/sitting.ts';
import { howToPlayMode, MODE_NAMES, playMode, refuseMode } from './modes/modes.ts';
import { isSaved } from './modes/saved-game.ts';
import { playNetwork } from './play-network.ts';

export const commands: Commands = {
  play: (command, { world, texts, action }) => {
    const { t } = texts;
    withGame(command, texts, NO_LEXICON)
      .option('--house-rule <name>', t('cli.house-rule'), collect)
      .option('--resume [game]', t('cli.resume'))
      .option('--data <folder>', t('cli.data'))
      .option('--seed <hex>', t('cli.seed'))
      .option('--server <url>', t('cli.server'))
      .option('--name <name>', t('cli.name'))
      .option('--table <code>', t('cli.table'))
      .option('--seats <number>', t('cli.seats'))
      .option('--mode <name>', t('cli.mode', { names: MODE_NAMES.join(', ') }))
      .option('--daily', t('cli.daily'))
      .option('--duplicate <code>', t('cli.duplicate', { new: NEW_GAME }))
      .option('--duplicate-archive <game>', t('cli.duplicate-archive'))
      .option('--bot <name>', t('cli.bot', { names: BOT_NAMES.join(', ') }), collect)
      .action(action((options: PlayOptions) => play(options, world, texts)));
  },
};

const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];

export interface PlayOptions extends Flags {
  /** Whoever plays wants it to begin: they have agreed to what is usual. */
  readonly atOnce?: boolean;
  /** The address of a server; without it the game is played at this terminal alone. */
  readonly server?: string;
  readonly name?: string;
  readonly table?: string;
  readonly seats?: string;
  /** Another game of the rulebooks. */
  readonly mode?: string;
  readonly daily?: boolean;
  /** A duplicate game on the server: a code, a name, or a new one. */
  readonly duplicate?: string;
  readonly duplicateArchive?: string;
  readonly bot?: readonly string[];
  /** True where it is given without a value. */
  readonly resume?: string | true;
  readonly data?: string;
  readonly seed?: string;
  readonly language?: string;
  readonly json?: boolean;
  readonly color: boolean;
}

export async function play(options: PlayOptions, world: World, texts: Texts): Promise<Outcome> {
  const { mode, players: _, ...flags } = options;
  const unknown = mode === undefined ? undefined : refuseMode(mode, texts);
  if (unknown !== undefined) return unknown;
  // How many may play is another matter in another game.
  const choices = readFlags(mode === undefined ? options : flags, texts);
  if (!choices.ok) return wrongUse(choices.error);
  if (options.seed !== undefined && !SEED_PATTERN.test(options.seed))
    return wrongUse(texts.t('play.bad-seed'));
  const data = dataFolder(options.data, world.env, world.cwd);
  if (world.openTerminal === null || options.json === true)
    return mode === undefined
      ? withoutTerminal(choices.value, gamesFolder(data), world, texts)
      : modeWithoutTerminal(mode, choices.value, texts);
  const terminal = world.openTerminal(wantsColour(world.env, options.color));
  try {
    return await sitDown(terminal, options, choices.value, data, world, texts);
  } catch (error) {
    // Left before there was a game.
    if (error instanceof Leaving) return answer(null, [texts.t('play.goodbye')]);
    throw error;
  } finally {
    terminal.close();
  }
}

async function withoutTerminal(
  choices: Choices,
  folder: string,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const style = { texts, paint: makePaint(false), columns: world.width, rows: 24 };
  const lines = await howToPlay(style, choices.edition);
  const games = unfinishedGames(folder).map(({ id, path, players }) => ({ id, path, players }));
  return answer({ howTo: lines, unfinished: games }, lines);
}

async function modeWithoutTerminal(mode: string, choices: Choices, texts: Texts): Promise<Outcome> {
  const lines = await howToPlayMode(mode, choices, texts);
  return answer({ howTo: lines }, lines);
}

async function sitDown(
  terminal: Terminal,
  options: PlayOptions,
  choices: Choices,
  data: string,
  world: World,
  given: Texts,
): Promise<Outcome> {
  const texts =
    options.language === undefined && options.resume === undefined && !isTold(choices)
      ? await findLanguage(terminal, options, data, given)
      : given;
  const asker = await makeAsker(terminal, texts);
  const { server, duplicateArchive } = options;
  if (duplicateArchive !== undefined)
    return playSolo(asker, { ...options, duplicateArchive }, data);
  if (server !== undefined) return playNetwork(asker, { ...options, server }, choices, data, world);
  const { mode } = options;
  if (mode !== undefined) return playMode(mode, asker, options, choices, data, world);
  const table = await findTable(asker, options, choices, data, world);
  if (!table.ok) return table.error;
  if (options.atOnce === true) await agreeAtOnce(table.value);
  const { path, torn } = table.value.journal;
  const kits = new BotKits(world, texts, data);
  table.value.hasPlay = (game, seat) => {
    const kit = kits.kitFor(table.value);
    return kit === undefined || seatHasPlay(kit.wholeEngine(), game, seat);
  };
  const sitting = new Sitting(asker, table.value, kits);
  if (torn) sitting.notice = [texts.t('play.torn', { path })];
  const end = await playGame(sitting);
  if (end === 'over') return answer(null, []);
  const folder = options.data === undefined ? '' : ` --data ${options.data}`;
  const command = `npx taht play --resume ${table.value.game.setup.game}${folder}`;
  return answer(null, ['', texts.t('play.saved-to-resume', { command }), texts.t('play.goodbye')]);
}

/** Nobody is asked again who goes on with a game. */
async function findLanguage(
  terminal: Terminal,
  { mode }: PlayOptions,
  data: string,
  given: Texts,
): Promise<Texts> {
  const last = lastLanguage(data);
  if (last !== undefined && mode !== undefined && isSaved({ mode, data })) return textsIn(last);
  const texts = last === undefined ? given : await textsIn(last);
  const chosen = await chooseLanguage(await makeAsker(terminal, texts));
  saveLanguage(data, chosen.language);
  return chosen;
}

async function chooseLanguage(asker: Asker): Promise<Texts> {
  const { texts, paint } = asker.style();
  asker.terminal.clear();
  say(asker, [...banner(paint.amber), '', texts.t('play.welcome'), '']);
  const all = await Promise.all(LANGUAGES.map(textsIn));
  const names = all.map(({ t }) => t('language.name'));
  const usual = LANGUAGES.indexOf(texts.language);
  const chosen = await askOne(asker, texts.t('play.choose-language'), names, usual);
  return textsIn(LANGUAGES[chosen] ?? texts.language);
}
