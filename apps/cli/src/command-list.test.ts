import { LANGUAGES } from '@taht/messages';
import { Command } from 'commander';
import { describe, expect, test, vi } from 'vitest';
import { groups, rows } from './command-list.ts';
import type { CommandRow } from './shell/command.ts';
import { textsIn } from './text/i18n.ts';

const texts = await textsIn('en');
const world = {
  env: {},
  cwd: '/',
  now: () => 0,
  out: () => {},
  err: () => {},
  isWatched: false,
  catchStop: () => async () => false,
  lines: async function* () {},
  width: 80,
  openTerminal: null,
};

/** A command with the arguments and options that its module gives it. */
async function declared([usage, , load]: CommandRow): Promise<Command> {
  const [name = ''] = usage.split(' ');
  const command = new Command(name);
  const action = vi.fn(() => async () => {});
  const { commands } = await load();
  commands[name]?.(command, { world, texts, action });
  expect(action).toHaveBeenCalledOnce();
  return command;
}

describe('a row', () => {
  test.each(rows)('%s shows the arguments that the command takes', async (...row) => {
    const { registeredArguments } = await declared(row);
    const args = registeredArguments.map((each) => {
      const name = each.variadic ? `${each.name()}...` : each.name();
      return each.required ? `<${name}>` : `[${name}]`;
    });
    expect([row[0].split(' ')[0], ...args].join(' ')).toBe(row[0]);
  });
});

describe.each(groups)('the group %s', async (_name, _about, load) => {
  const { rows: own } = await load();
  test.each(own)('does something for %s', async (...row) => {
    expect((await declared(row)).name()).toBe(row[0]);
  });
});

test.each(LANGUAGES)('every command has a line in %s', async (language) => {
  const { find } = await textsIn(language);
  const lists = await Promise.all(groups.map(async ([, , load]) => (await load()).rows));
  const all = [...rows, ...groups, ...lists.flat()];
  expect(all.filter(([, about]) => !find(about))).toEqual([]);
});
