/** Runs one call of the program, from its arguments to its exit code. */
import { preferredLanguage } from '@taht/host/files';
import { LANGUAGES, type Language } from '@taht/messages';
import { type Command, CommanderError } from 'commander';
import { type CommonOptions, makeProgram } from './program.ts';
import type { Outcome } from './shell/outcome.ts';
import type { World } from './shell/world.ts';
import { textsIn } from './text/i18n.ts';
import { wrapAll } from './text/wrap.ts';

export async function runCli(args: readonly string[], world: World): Promise<number> {
  const named = languageOption(args);
  const texts = await textsIn(named.language ?? preferredLanguage(world.env, LANGUAGES) ?? 'en');
  if (named.unknown !== undefined) {
    const { unknownLanguage } = await import('./misuse.ts');
    complain([unknownLanguage(texts, named.unknown)], world);
    return 2;
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
    const group = groupIn(program, args);
    const names = group.commands.map((command) => command.name());
    const { explainMisuse } = await import('./misuse.ts');
    const isHelp = error.code === 'commander.help';
    complain([isHelp ? group.helpInformation() : explainMisuse(texts, error, names)], world);
    return 2;
  }
}

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

function tell(outcome: Outcome, { json }: CommonOptions, world: World): number {
  if (outcome.exit !== 0) complain(outcome.lines, world);
  else if (json === true) world.out(`${JSON.stringify(outcome.json)}\n`);
  else for (const line of wrapAll(outcome.lines, world.width)) world.out(`${line}\n`);
  return outcome.exit;
}

function complain(lines: readonly string[], world: World): void {
  for (const line of lines) world.err(`${line}\n`);
}
