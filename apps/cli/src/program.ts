/** Builds the program for Commander: a row for every command, and the called one with all its options. */
import { LANGUAGES, type MessageId } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import { Command, type Option } from 'commander';
import { groups, rows } from './command-list.ts';
import type { Call, CommandRow, GroupRow } from './shell/command.ts';
import type { Outcome } from './shell/outcome.ts';
import { VERSION } from './shell/version.ts';
import type { World } from './shell/world.ts';

export interface CommonOptions {
  readonly json?: boolean;
}

/** Receives the outcome of the command that was called. */
export type Finish = (outcome: Outcome, options: CommonOptions) => void;

export async function makeProgram(
  args: readonly string[],
  world: World,
  texts: Texts,
  finish: Finish,
): Promise<Command> {
  const { t } = texts;
  const program = prepared(new Command('taht'), texts)
    .description(t('cli.about'))
    .version(VERSION, '--version', t('cli.version'))
    .option('--language <code>', languageText(texts))
    .helpCommand('help [command]', t('cli.help'))
    .enablePositionalOptions();
  const isHelp = args.some((arg) => ['-h', '--help', 'help'].includes(arg));
  const examples = isHelp ? (await import('./examples.ts')).examples : {};
  const call = { world, texts, finish, examples };
  const at = calledAt(args, [...rows, ...groups]);
  await addCommands(program, rows, args[at], call);
  for (const [name, about, load] of groups) {
    const group = add(program, name, at < 0 ? t(about) : '', texts);
    if (name !== args[at]) continue;
    group.description(t(about)).helpCommand('help [command]', t('cli.help'));
    // With arguments the names would leave no room for the descriptions.
    group.configureHelp({ ...group.configureHelp(), subcommandTerm: (each) => each.name() });
    const { rows: own } = await load();
    const rest = args.slice(at + 1);
    await addCommands(group, own, rest[calledAt(rest, own)], call, `${name} `);
  }
  return program;
}

/** The index of the argument that names the called command; -1 if the list of commands is wanted. */
function calledAt(args: readonly string[], list: readonly (CommandRow | GroupRow)[]): number {
  const names = list.map(([usage]) => nameIn(usage));
  const at = args.findIndex((arg) => names.includes(arg));
  return args.slice(0, at).some((arg) => arg === '-h' || arg === '--help') ? -1 : at;
}

interface Calling extends Pick<Call, 'world' | 'texts'> {
  readonly finish: Finish;
  /** By command with its group; only where help is asked for. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
}

/** Adds all of them and loads the called one. The others get texts only if none is called, because then they are listed. */
async function addCommands(
  parent: Command,
  list: readonly CommandRow[],
  called: string | undefined,
  { world, texts, finish, examples }: Calling,
  group = '',
): Promise<void> {
  for (const [usage, about, load] of list) {
    const name = nameIn(usage);
    if (called !== undefined && called !== name) {
      add(parent, name, '', texts);
      continue;
    }
    const command = addCommonOptions(add(parent, name, texts.t(about), texts), texts);
    if (name === called) {
      const { commands } = await load();
      const action: Call['action'] =
        (work) =>
        async (...args) =>
          finish(await work(...args), command.opts<CommonOptions>());
      commands[name]?.(command, { world, texts, action });
      addExamples(command, examples[`${group}${name}`] ?? [], texts);
    } else if (usage !== name) command.arguments(usage.slice(name.length));
  }
}

function addExamples(command: Command, lines: readonly string[], { t }: Texts): void {
  if (lines.length === 0) return;
  const text = lines.map((line) => `  ${line}`).join('\n');
  command.addHelpText('after', `\n${t('cli.examples')}\n${text}`);
}

/** `check` of `check <words...>`. */
export const nameIn = (usage: string): string => usage.split(' ', 1)[0] ?? '';

function add(parent: Command, name: string, about: string, texts: Texts): Command {
  const command = prepared(new Command(name), texts).description(about);
  parent.addCommand(command);
  return command;
}

export const addCommonOptions = (command: Command, texts: Texts): Command =>
  command
    .option('--json', texts.t('cli.json'))
    .option('--language <code>', languageText(texts))
    .option('--no-color', texts.t('cli.no-color'));

const languageText = ({ t }: Texts): string => t('cli.language', { names: LANGUAGES.join(', ') });

/** What holds where an option is left out, if it is the same for every command. */
const USUAL_VALUES: Readonly<Record<string, string>> = { '--data': './data', '--top': '15' };

const TITLES: Readonly<Record<string, MessageId>> = {
  'Usage:': 'cli.usage',
  'Commands:': 'cli.commands',
  'Arguments:': 'cli.arguments',
  'Options:': 'cli.options',
};

/** Makes Commander throw instead of exiting, print nothing by itself, and translate its headings. */
function prepared(command: Command, { t }: Texts): Command {
  const styleTitle = (title: string): string => {
    const id = TITLES[title];
    return id === undefined ? title : t(id);
  };
  const optionDescription = ({ long, description, defaultValue }: Option): string => {
    const value = typeof defaultValue === 'string' ? defaultValue : USUAL_VALUES[long ?? ''];
    return value === undefined ? description : t('cli.default', { about: description, value });
  };
  return command
    .exitOverride()
    .helpOption('-h, --help', t('cli.help'))
    .configureHelp({ styleTitle, optionDescription })
    .allowExcessArguments(false);
}
