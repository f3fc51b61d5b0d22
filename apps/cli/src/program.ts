/** The commands and their options; what they say about themselves is in the user's language. */
import { editions } from '@taht/editions';
import { LANGUAGES } from '@taht/messages';
import { Command } from 'commander';
import { listEditions } from './commands/editions.ts';
import { type PlayOptions, play } from './commands/play.ts';
import { type ReplayOptions, replayFile } from './commands/replay.ts';
import { scoreFile } from './commands/score.ts';
import { verifyFile } from './commands/verify.ts';
import type { Texts } from './i18n.ts';
import type { Outcome } from './outcome.ts';
import { VERSION } from './version.ts';
import type { World } from './world.ts';

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

  const command = (name: 'editions' | 'score' | 'replay' | 'verify' | 'play'): Command => {
    const made = prepared(new Command(name), texts)
      .description(t(`cli.${name}`))
      .option('--json', t('cli.json'))
      .option('--language <code>', t('cli.language', { names: LANGUAGES.join(', ') }))
      .option('--no-color', t('cli.no-color'));
    program.addCommand(made);
    return made;
  };
  const names = editions.map(({ id }) => id).join(', ');

  command('editions').action((options: CommonOptions) =>
    finish(listEditions(texts, world.width), options),
  );
  command('score')
    .argument('<file>')
    .action(async (file: string, options: CommonOptions) =>
      finish(await scoreFile(file, texts), options),
    );
  command('replay')
    .argument('<file>')
    .option('--edition <id>', t('cli.edition', { names }), 'en')
    .option('--ruleset <id>', t('cli.ruleset'))
    .option('--lexicon <id>', t('cli.lexicon'))
    .action(async (file: string, options: ReplayOptions & CommonOptions) =>
      finish(await replayFile(file, options, texts), options),
    );
  command('verify')
    .argument('<file>')
    .action(async (file: string, options: CommonOptions) =>
      finish(await verifyFile(file, texts), options),
    );
  command('play')
    .option('--edition <id>', t('cli.edition', { names }))
    .option('--ruleset <id>', t('cli.ruleset'))
    .option('--tileset <id>', t('cli.tileset'))
    .option('--players <names>', t('cli.players'))
    .option('--house-rule <name>', t('cli.house-rule'), collect)
    .option('--resume [game]', t('cli.resume'))
    .option('--data <folder>', t('cli.data'))
    .option('--seed <hex>', t('cli.seed'))
    .action(async (options: PlayOptions) => finish(await play(options, world, texts), options));
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
