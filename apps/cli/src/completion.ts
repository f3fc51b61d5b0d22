/** `taht completion`: what shells complete after `taht`, as a script for one of them. Every command is loaded to know its options. */
import { editions } from '@taht/editions';
import { LANGUAGES } from '@taht/messages';
import { plain, type Texts } from '@taht/phrasing';
import { Command } from 'commander';
import { groups, rows } from './command-list.ts';
import { type CompletedCommand, isShell, SHELLS, scriptFor } from './completion-script.ts';
import { addCommonOptions, nameIn } from './program.ts';
import type { CommandRow, Commands } from './shell/command.ts';
import { answer, type Outcome, wrongUse } from './shell/outcome.ts';
import type { World } from './shell/world.ts';

export const commands: Commands = {
  completion: (command, { world, texts, action }) =>
    command
      .argument('<shell>', texts.t('cli.shell', { names: SHELLS.join(', ') }))
      .action(action((shell: string) => complete(shell, world, texts))),
};

async function complete(shell: string, world: World, texts: Texts): Promise<Outcome> {
  if (!isShell(shell))
    return wrongUse(texts.t('cli.unknown-shell', { name: plain(shell), names: SHELLS.join(', ') }));
  const own = await Promise.all(rows.map((row) => completed(row, world, texts)));
  const grouped = await Promise.all(
    groups.map(async ([name, about, load]) => ({
      name,
      about: texts.t(about),
      options: [],
      commands: await Promise.all((await load()).rows.map((row) => completed(row, world, texts))),
    })),
  );
  const script = scriptFor(shell, [...own, ...grouped]);
  return { ...answer({ shell, script }, script.trimEnd().split('\n')), isVerbatim: true };
}

/** The values of options that take one of few. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  '--language': LANGUAGES,
  '--edition': editions.map(({ id }) => id),
  '--ruleset': editions.flatMap(({ rulesets }) => rulesets.map(({ id }) => id)),
  '--tileset': editions.flatMap(({ tilesets }) => tilesets.map(({ id }) => id)),
  '--lexicon': editions.flatMap(({ lexicons }) => lexicons),
};

async function completed(
  [usage, about, load]: CommandRow,
  world: World,
  texts: Texts,
): Promise<CompletedCommand> {
  const name = nameIn(usage);
  const command = addCommonOptions(new Command(name), texts);
  const { commands: modules } = await load();
  modules[name]?.(command, { world, texts, action: () => async () => {} });
  return {
    name,
    about: texts.t(about),
    options: command.options.flatMap(({ long, required, optional, description }) =>
      long == null
        ? []
        : [
            {
              flag: long,
              takes: required || optional,
              values: VALUES[long] ?? [],
              about: description,
            },
          ],
    ),
    commands: command.commands.map((each) => ({
      name: each.name(),
      about: each.description(),
      options: [],
      commands: [],
    })),
  };
}
