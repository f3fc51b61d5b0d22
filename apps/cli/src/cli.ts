/** Runs one call of the program, from its arguments to its exit code. */
import { preferredLanguage } from '@taht/host/files';
import { LANGUAGES, type Language } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import { type Command, CommanderError } from 'commander';
import { type CommonOptions, makeProgram } from './program.ts';
import { isAnswer, type Outcome, type Problem, wrongUse } from './shell/outcome.ts';
import type { World } from './shell/world.ts';
import { textsIn } from './text/i18n.ts';
import { wrapAll } from './text/wrap.ts';

export async function runCli(args: readonly string[], world: World): Promise<number> {
  const named = languageOption(args);
  const texts = await textsIn(named.language ?? preferredLanguage(world.env, LANGUAGES) ?? 'en');
  if (named.unknown !== undefined) {
    const { unknownLanguage } = await import('./misuse.ts');
    return complain(wrongUse(unknownLanguage(texts, named.unknown)), isJson(args), world);
  }
  let exit = 0;
  const program = await makeProgram(args, world, texts, (outcome, options) => {
    exit = tell(outcome, options, world);
  });
  const output = { writeOut: world.out, writeErr: () => {}, getOutHelpWidth: () => world.width };
  for (const command of allCommands(program)) command.configureOutput(output);
  try {
    if (args.length === 0) throw new CommanderError(2, 'commander.help', '');
    await program.parseAsync([...args], { from: 'user' });
    return exit;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    return await misuse(program, args, error, texts, world);
  }
}

async function misuse(
  program: Command,
  args: readonly string[],
  first: CommanderError,
  texts: Texts,
  world: World,
): Promise<number> {
  const error = (await mistypedOption(program, args, first)) ?? first;
  const group = groupIn(program, args);
  const names = group.commands.map((command) => command.name());
  const { explainMisuse } = await import('./misuse.ts');
  const isHelp = error.code === 'commander.help';
  const lines = isHelp ? [group.helpInformation()] : explainMisuse(texts, error, names);
  return complain(wrongUse(...lines), isJson(args) && !isHelp, world);
}

/** An option may be missing because it was mistyped: then that is what is wrong. Nothing is carried out to find it. */
async function mistypedOption(
  program: Command,
  args: readonly string[],
  { code }: CommanderError,
): Promise<CommanderError | undefined> {
  if (code !== 'commander.missingMandatoryOptionValue') return undefined;
  for (const command of allCommands(program)) {
    command.action(() => {});
    for (const option of command.options) option.mandatory = false;
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.code === 'commander.unknownOption') return error;
  }
  return undefined;
}

/** Asked before the options are read, for the reading itself may fail. */
const isJson = (args: readonly string[]): boolean => args.includes('--json');

const allCommands = (command: Command): readonly Command[] => [
  command,
  ...command.commands.flatMap(allCommands),
];

/** The group whose command was meant, or the program. */
const groupIn = (program: Command, [name]: readonly string[]): Command =>
  program.commands.find((each) => each.name() === name && each.commands.length > 0) ?? program;

/** The texts must be known before the options are read, since the options have texts. */
function languageOption(args: readonly string[]): { language?: Language; unknown?: string } {
  const at = args.findIndex((arg) => /^--language(=|$)/.test(arg));
  if (at < 0) return {};
  const code = args[at]?.includes('=') ? args[at]?.slice('--language='.length) : args[at + 1];
  const language = LANGUAGES.find((each) => each === code);
  if (language !== undefined) return { language };
  return code === undefined ? {} : { unknown: code };
}

function tell(outcome: Outcome, { json = false }: CommonOptions, world: World): number {
  if (!isAnswer(outcome)) return complain(outcome, json, world);
  if (json) world.out(`${JSON.stringify(outcome.json)}\n`);
  else
    for (const line of outcome.isVerbatim ? outcome.lines : wrapAll(outcome.lines, world.width))
      world.out(`${line}\n`);
  return outcome.exit;
}

/** To standard error, where nobody takes it for an answer; with `--json` as the last line there, a document of its own. */
function complain({ exit, lines }: Problem, json: boolean, world: World): number {
  const kind = exit === 2 ? 'wrong-use' : 'failed';
  if (json) world.err(`${JSON.stringify({ error: { kind, exit, message: lines.join('\n') } })}\n`);
  else for (const line of lines) world.err(`${line}\n`);
  return exit;
}
