/** The commands and their options; what they say about themselves is in the user's language. */
import { editions } from '@taht/editions';
import { LANGUAGES, type MessageId } from '@taht/messages';
import { BOT_NAMES } from '@taht/search';
import type { Texts } from '@taht/wording';
import { Command } from 'commander';
import { type AnagramOptions, findAnagrams } from './commands/anagram.ts';
import { type AnalyseOptions, analyseFile } from './commands/analyse/analyse.ts';
import { type BackupOptions, backup, restore } from './commands/backup.ts';
import { checkWords } from './commands/check.ts';
import { listEditions } from './commands/editions.ts';
import { type KeepOptions, keep } from './commands/keep/keep.ts';
import { type BuildOptions, buildLists } from './commands/lexicon/build.ts';
import { showDiff } from './commands/lexicon/diff.ts';
import { type ImportOptions, importList } from './commands/lexicon/import.ts';
import { showInfo } from './commands/lexicon/info.ts';
import { listAll } from './commands/lexicon/list.ts';
import { listMoves, type MovesOptions } from './commands/moves.ts';
import { NEW_GAME } from './commands/play/duplicate/join.ts';
import { MODE_NAMES } from './commands/play/modes/modes.ts';
import { type PlayOptions, play } from './commands/play/play.ts';
import { type ReplayOptions, replayFile } from './commands/replay.ts';
import { scoreFile } from './commands/score/score.ts';
import { playSelf, type SelfplayOptions } from './commands/selfplay/selfplay.ts';
import { type ServeOptions, serve } from './commands/serve.ts';
import { type TrainOptions, train } from './commands/train.ts';
import { verifyFile } from './commands/verify.ts';
import { addTournament } from './program-tournament.ts';
import type { Outcome } from './shell/outcome.ts';
import { VERSION } from './shell/version.ts';
import type { World } from './shell/world.ts';
import type { DataOption, LexiconOptions } from './words/open.ts';
import { NO_LEXICON } from './words/word-list.ts';

export interface CommonOptions {
  readonly json?: boolean;
}

/** Given the outcome of whatever command was asked for. */
export type Finish = (outcome: Outcome, options: CommonOptions) => void;

export function makeProgram(world: World, texts: Texts, finish: Finish): Command {
  const { t } = texts;
  const program = prepared(new Command('taht'), texts)
    .description(t('cli.about'))
    .version(VERSION, '--version', t('cli.version'))
    .option('--language <code>', t('cli.language', { names: LANGUAGES.join(', ') }))
    .helpCommand('help [command]', t('cli.help'))
    .enablePositionalOptions();

  const command = (name: string, about: MessageId, parent = program): Command => {
    const made = prepared(new Command(name), texts)
      .description(t(about))
      .option('--json', t('cli.json'))
      .option('--language <code>', t('cli.language', { names: LANGUAGES.join(', ') }))
      .option('--no-color', t('cli.no-color'));
    parent.addCommand(made);
    return made;
  };
  const names = editions.map(({ id }) => id).join(', ');

  command('editions', 'cli.editions').action((options: CommonOptions) =>
    finish(listEditions(texts, world.width), options),
  );
  command('score', 'cli.score')
    .argument('<file>')
    .action(async (file: string, options: CommonOptions) =>
      finish(await scoreFile(file, texts), options),
    );
  command('replay', 'cli.replay')
    .argument('<file>')
    .option('--edition <id>', t('cli.edition', { names }))
    .option('--ruleset <id>', t('cli.ruleset'))
    .option('--lexicon <id>', t('cli.lexicon'))
    .option('--patch <file>', t('cli.patch'))
    .option('--data <folder>', t('cli.data'))
    .action(async (file: string, options: ReplayOptions & CommonOptions) =>
      finish(await replayFile(file, options, world, texts), options),
    );
  command('verify', 'cli.verify')
    .argument('<file>')
    .action(async (file: string, options: CommonOptions) =>
      finish(await verifyFile(file, texts), options),
    );
  command('play', 'cli.play')
    .option('--edition <id>', t('cli.edition', { names }))
    .option('--ruleset <id>', t('cli.ruleset'))
    .option('--tileset <id>', t('cli.tileset'))
    .option('--lexicon <id>', t('cli.play-lexicon', { none: NO_LEXICON }))
    .option('--players <names>', t('cli.players'))
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
    .action(async (options: PlayOptions) => finish(await play(options, world, texts), options));
  command('keep', 'cli.keep')
    .option('--edition <id>', t('cli.edition', { names }))
    .option('--ruleset <id>', t('cli.ruleset'))
    .option('--tileset <id>', t('cli.tileset'))
    .option('--lexicon <id>', t('cli.play-lexicon', { none: NO_LEXICON }))
    .option('--players <names>', t('cli.players'))
    .option('--minutes <number>', t('cli.keep-minutes'))
    .option('--resume [sheet]', t('cli.keep-resume'))
    .option('--data <folder>', t('cli.data'))
    .action(async (options: KeepOptions) => finish(await keep(options, world, texts), options));
  command('serve', 'cli.serve')
    .option('--port <number>', t('cli.port'))
    .option('--host <address>', t('cli.host'))
    .option('--data <folder>', t('cli.data'))
    .option('--database <url>', t('cli.database'))
    .option('--metrics', t('cli.metrics'))
    .option('--tls', t('cli.tls'))
    .option('--make-admin <name>', t('cli.make-admin'))
    .action(async (options: ServeOptions & CommonOptions) =>
      finish(await serve(options, texts), options),
    );
  command('backup', 'cli.backup')
    .argument('<file>')
    .option('--force', t('cli.backup-force'))
    .option('--data <folder>', t('cli.data'))
    .action(async (file: string, options: BackupOptions & CommonOptions) =>
      finish(await backup(file, options, world, texts), options),
    );
  command('restore', 'cli.restore')
    .argument('<file>')
    .option('--force', t('cli.restore-force'))
    .option('--data <folder>', t('cli.data'))
    .action(async (file: string, options: BackupOptions & CommonOptions) =>
      finish(await restore(file, options, world, texts), options),
    );
  command('check', 'cli.check')
    .argument('<words...>', t('cli.words'))
    .requiredOption('--lexicon <id>', t('cli.lexicon'))
    .option('--patch <file>', t('cli.patch'))
    .option('--data <folder>', t('cli.data'))
    .action(async (words: readonly string[], options: LexiconOptions & CommonOptions) =>
      finish(await checkWords(words, options, world, texts), options),
    );
  command('anagram', 'cli.anagram')
    .argument('<letters>')
    .requiredOption('--lexicon <id>', t('cli.lexicon'))
    .option('--pattern <pattern>', t('cli.pattern'))
    .option('--shorter', t('cli.shorter'))
    .option('--patch <file>', t('cli.patch'))
    .option('--data <folder>', t('cli.data'))
    .action((letters: string, options: AnagramOptions & CommonOptions) =>
      finish(findAnagrams(letters, options, world, texts), options),
    );
  const engineCommand = (name: string, about: MessageId): Command =>
    command(name, about)
      .requiredOption('--edition <id>', t('cli.edition', { names }))
      .option('--ruleset <id>', t('cli.ruleset'))
      .option('--lexicon <id>', t('cli.lexicon'))
      .option('--patch <file>', t('cli.patch'))
      .option('--data <folder>', t('cli.data'));
  engineCommand('moves', 'cli.moves')
    .requiredOption('--position <cgp>', t('cli.position'))
    .option('--top <number>', t('cli.top'))
    .option('--all', t('cli.all'))
    .action((options: MovesOptions & CommonOptions) =>
      finish(listMoves(options, world, texts), options),
    );
  engineCommand('selfplay', 'cli.selfplay')
    .requiredOption('--players <names>', t('cli.bots'))
    .requiredOption('--games <number>', t('cli.games'))
    .requiredOption('--seed <number>', t('cli.number-seed'))
    .option('--move-ms <number>', t('cli.move-ms'))
    .action((options: SelfplayOptions & CommonOptions) =>
      finish(playSelf(options, world, texts), options),
    );
  command('analyse', 'cli.analyse')
    .argument('<file>')
    .option('--edition <id>', t('cli.edition', { names }))
    .option('--ruleset <id>', t('cli.ruleset'))
    .option('--lexicon <id>', t('cli.lexicon'))
    .option('--patch <file>', t('cli.patch'))
    .option('--move-ms <number>', t('cli.move-ms'))
    .option('--data <folder>', t('cli.data'))
    .action(async (file: string, options: AnalyseOptions & CommonOptions) =>
      finish(await analyseFile(file, options, world, texts), options),
    );
  engineCommand('train', 'cli.train')
    .requiredOption('--generations <number>', t('cli.generations'))
    .requiredOption('--games <number>', t('cli.games'))
    .requiredOption('--seed <number>', t('cli.number-seed'))
    .option('--out <file>', t('cli.out-file'))
    .action((options: TrainOptions & CommonOptions) =>
      finish(train(options, world, texts), options),
    );

  const group = (name: string, about: MessageId): Command => {
    const made = prepared(new Command(name), texts)
      .description(t(about))
      .helpCommand('help [command]', t('cli.help'));
    // With their arguments the names would leave no room for what the commands are for.
    made.configureHelp({ ...made.configureHelp(), subcommandTerm: (each) => each.name() });
    program.addCommand(made);
    return made;
  };
  const tournament = group('tournament', 'cli.tournament');
  addTournament((name, about) => command(name, about, tournament), world, texts, finish);
  const lexicon = group('lexicon', 'cli.lexicons');
  command('list', 'cli.lexicon-list', lexicon)
    .option('--data <folder>', t('cli.data'))
    .action((options: DataOption & CommonOptions) =>
      finish(listAll(options, world, texts), options),
    );
  command('info', 'cli.lexicon-info', lexicon)
    .argument('<id>')
    .option('--patch <file>', t('cli.patch'))
    .option('--data <folder>', t('cli.data'))
    .action((id: string, options: Omit<LexiconOptions, 'lexicon'> & CommonOptions) =>
      finish(showInfo(id, options, world, texts), options),
    );
  command('diff', 'cli.lexicon-diff', lexicon)
    .argument('<from>')
    .argument('<to>')
    .option('--data <folder>', t('cli.data'))
    .action((from: string, to: string, options: DataOption & CommonOptions) =>
      finish(showDiff(from, to, options, world, texts), options),
    );
  command('import', 'cli.lexicon-import', lexicon)
    .argument('<file>')
    .requiredOption('--edition <id>', t('cli.edition', { names }))
    .requiredOption('--id <id>', t('cli.lexicon-id'))
    .option('--encoding <name>', t('cli.encoding'))
    .option('--force', t('cli.force'))
    .option('--data <folder>', t('cli.data'))
    .action(async (file: string, options: ImportOptions & CommonOptions) =>
      finish(await importList(file, options, world, texts), options),
    );
  command('build', 'cli.lexicon-build', lexicon)
    .argument('[ids...]')
    .option('--check', t('cli.build-check'))
    .option('--no-ranks', t('cli.no-ranks'))
    .option('--sources <folder>', t('cli.sources'))
    .option('--new-sources', t('cli.new-sources'))
    .option('--out <folder>', t('cli.out'))
    .option('--data <folder>', t('cli.data'))
    .action(async (ids: readonly string[], options: BuildOptions & CommonOptions) =>
      finish(await buildLists(ids, options, world, texts), options),
    );
  return program;
}

const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];

/** Commander ends by throwing, says nothing by itself, and its headings are translated. */
function prepared(command: Command, { t }: Texts): Command {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': t('cli.usage'),
    'Commands:': t('cli.commands'),
    'Arguments:': t('cli.arguments'),
    'Options:': t('cli.options'),
  };
  return command
    .exitOverride()
    .helpOption('-h, --help', t('cli.help'))
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .allowExcessArguments(false);
}
