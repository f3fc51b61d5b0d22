/** The program as a shell meets it: what was meant, errors for programs, help, completion, and a job that is stopped. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePatch } from '@taht/lexicon';
import { LANGUAGES } from '@taht/messages';
import { Command, CommanderError } from 'commander';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { groups, rows } from '../src/command-list.ts';
import { examples } from '../src/examples.ts';
import { makeProgram, nameIn } from '../src/program.ts';
import { textsIn } from '../src/text/i18n.ts';
import { widthOf } from '../src/text/width.ts';
import { makeRobot, type Screen } from './robot.ts';
import { makeWorld, type WorldSpec } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'taht-shell-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: readonly string[], spec: WorldSpec = {}) {
  const world = makeWorld(spec);
  const exit = await runCli(args, world);
  return { exit, output: world.output, complaints: world.complaints };
}

describe('what was meant', () => {
  test.each<[string, string]>([
    ['chekc --lexicon en CAT', 'Did you mean check?'],
    ['tournamnet', 'Did you mean tournament?'],
    ['lexicon lsit', 'Did you mean list?'],
    ['check --lexcon en CAT', 'Did you mean --lexicon?'],
    ['editions --jsn', 'Did you mean --json?'],
  ])('%s', async (line, meant) => {
    const { exit, complaints } = await run(line.split(' '));
    expect(exit).toBe(2);
    expect(complaints).toContain(meant);
  });

  test('is said in every language, and not where nothing is near', async () => {
    for (const language of LANGUAGES) {
      const { complaints } = await run(['--language', language, 'chekc']);
      expect(complaints).toMatch(/check\??\n$|check\?/);
      expect(complaints).not.toContain('cli.did-you-mean');
    }
    expect((await run(['zzzzzzzzz'])).complaints.trim().split('\n')).toHaveLength(1);
  });
});

describe('--json', () => {
  test.each<[string, object]>([
    ['check --lexicon xx CAT --json', { kind: 'wrong-use', exit: 2 }],
    ['replay /none.gcg --json', { kind: 'failed', exit: 1 }],
    ['chekc --json', { kind: 'wrong-use', exit: 2 }],
    ['check --json', { kind: 'wrong-use', exit: 2 }],
    ['editions --json --language xx', { kind: 'wrong-use', exit: 2 }],
  ])('%s answers with its error as JSON', async (line, expected) => {
    const { exit, output, complaints } = await run(line.split(' '));
    const { error } = JSON.parse(complaints) as { error: { exit: number; message: string } };
    expect({ output, ...error }).toMatchObject({ output: '', ...expected });
    expect(exit).toBe(error.exit);
    expect(error.message).not.toBe('');
  });
});

test('a script may ask for an exit code where a word is not valid', async () => {
  const check = (...words: string[]) => run(['check', '--lexicon', 'en', ...words]);
  expect((await check('CAT', 'CATZ')).exit).toBe(0);
  expect((await check('--strict', 'CAT')).exit).toBe(0);
  const { exit, output, complaints } = await check('--strict', 'CAT', 'CATZ');
  expect({ exit, complaints }).toEqual({ exit: 3, complaints: '' });
  expect(output).toContain('CATZ');
});

describe('help', () => {
  const names = async (): Promise<string[]> => {
    const grouped = await Promise.all(
      groups.map(async ([group, , load]) =>
        (await load()).rows.map(([usage]) => `${group} ${nameIn(usage)}`),
      ),
    );
    return [...rows.map(([usage]) => nameIn(usage)), ...grouped.flat()];
  };

  test('has examples of every command, and of no other', async () => {
    expect(Object.keys(examples).toSorted()).toEqual((await names()).toSorted());
  });

  const lines = Object.entries(examples).flatMap(([name, own]) => own.map((line) => [name, line]));
  test.each(lines)('%s: %s is understood', async (name = '', line = '') => {
    const args = [...line.replace('\\\n', '').matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare,
    );
    const end = args.indexOf('<');
    const words = args.slice(1, end < 0 ? undefined : end) as string[];
    expect(words.slice(0, name.split(' ').length).join(' ')).toBe(name);
    const program = await makeProgram(words, makeWorld(), await textsIn('en'), () => {});
    // Read as far as the options go, but not carried out.
    for (const command of commandsOf(program)) command.action(() => {});
    await program.parseAsync(words, { from: 'user' });
  });

  test.each(LANGUAGES)('fits eighty columns in %s', async (language) => {
    for (const name of await names()) {
      const { output } = await run([...name.split(' '), '--language', language, '--help']);
      for (const line of output.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
    }
  });

  test('shows them, and what holds where an option is left out', async () => {
    for (const language of LANGUAGES) {
      const { output } = await run(['moves', '--help', '--language', language]);
      expect(output).toContain('taht moves --edition en');
      expect(output).toMatch(/[(:] ?[^)\n]*15\)/);
      expect(output).not.toMatch(/cli\.(?:examples|default)|\(default: undefined/);
    }
    expect((await run(['help', 'lexicon'])).output).toContain('import');
    expect((await run(['lexicon', 'import', '--help'])).output).toContain(
      'taht lexicon import words.txt --edition en --id my-club',
    );
  });
});

const commandsOf = (command: Command): readonly Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(commandsOf);

describe('completion', () => {
  const scriptOf = async (shell: string): Promise<string> =>
    (await run(['completion', shell])).output;

  test('in bash, a key press shows what may follow', async () => {
    const path = join(folder, 'completion.bash');
    const { output } = await run(['completion', 'bash', '--json']);
    const { script } = JSON.parse(output) as { script: string };
    expect(await scriptOf('bash')).toBe(script);
    writeFileSync(path, script);
    const completed = (...words: string[]): string[] =>
      execFileSync('bash', [
        '-c',
        `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _taht; printf "%s\\n" "\${COMPREPLY[@]}"`,
        'bash',
        path,
        ...words,
      ])
        .toString()
        .trim()
        .split('\n');
    expect(completed('taht', 'an')).toEqual(['anagram', 'analyse']);
    expect(completed('taht', 'lexicon', 'i')).toEqual(['info', 'import']);
    expect(completed('taht', 'check', '--str')).toEqual(['--strict']);
    expect(completed('taht', 'lexicon', 'import', 'words.txt', '--edition', '')).toEqual(
      expect.arrayContaining(['en', 'et', 'fi', 'is', 'tr', 'uk']),
    );
    expect(completed('taht', 'replay', 'game.gcg', '--lang')).toEqual(['--language']);
    expect(completed('taht', 'replay', 'gam')).toEqual(['']);
  });

  test.each(['zsh', 'fish'])(
    'in %s, every command and its options stand in the script',
    async (shell) => {
      const script = await scriptOf(shell);
      for (const word of ['anagram', 'lexicon', 'import', 'strict', 'uk'])
        expect(script).toContain(word);
    },
  );

  test('of another shell there is none', async () => {
    expect(await run(['completion', 'tcsh'])).toMatchObject({
      exit: 2,
      complaints: 'There’s no completion for “tcsh”. Choose from: bash, zsh, fish\n',
    });
  });
});

/** Ctrl-C after so many steps. */
const stopsAfter = (steps: number): (() => boolean) => {
  let left = steps;
  return () => left-- <= 0;
};

const GAME = [
  '#player1 ann Ann',
  '#player2 bob Bob',
  '>ann: RETINAS 8G STAINER +66 66',
  '>bob: AEIOUQZ 9F QI +20 20',
  '',
].join('\n');

describe('a job that is stopped keeps what is done', () => {
  test('selfplay', async () => {
    const line = 'selfplay --edition en --players greedy,static --games 50 --seed 1 --json';
    const { exit, output } = await run(line.split(' '), { isStopped: stopsAfter(3) });
    const { games, stopped, wins, draws } = JSON.parse(output);
    expect({ exit, games, stopped }).toEqual({ exit: 130, games: 3, stopped: true });
    expect(wins[0] + wins[1] + draws).toBe(3);
  });

  test('analyse', async () => {
    const path = join(folder, 'game.gcg');
    writeFileSync(path, GAME);
    const { exit, output } = await run(['analyse', path, '--json'], { isStopped: stopsAfter(1) });
    const { turns, stopped } = JSON.parse(output);
    expect({ exit, stopped, turns: turns.length }).toEqual({ exit: 130, stopped: true, turns: 1 });
    const told = await run(['analyse', path], { isStopped: stopsAfter(1) });
    expect(told.output).toMatch(/^Stopped early/);
  });

  test('lexicon build writes nothing that it has not made', async () => {
    const line = `lexicon build en --out ${folder}/none --json`;
    const { exit, output } = await run(line.split(' '), { isStopped: () => true });
    expect({ exit, ...JSON.parse(output) }).toEqual({ exit: 130, lexicons: [], stopped: true });
  });
});

describe('analyse over folders', () => {
  const games = join(folder, 'games');
  mkdirSync(join(games, 'more'), { recursive: true });
  writeFileSync(join(games, 'a.gcg'), GAME);
  writeFileSync(join(games, 'more', 'b.GCG'), GAME.replaceAll('bob', 'cat').replace('Bob', 'Cat'));
  writeFileSync(join(games, 'empty.gcg'), 'hello\n');
  writeFileSync(join(games, 'notes.txt'), GAME);

  test('sums up by player, and tells what it could not read', async () => {
    const { exit, output } = await run(['analyse', games, '--json']);
    expect(exit).toBe(0);
    const { games: read, players, unread } = JSON.parse(output);
    expect(read.map(({ file }: { file: string }) => file)).toEqual([
      join(games, 'a.gcg'),
      join(games, 'more', 'b.GCG'),
    ]);
    expect(unread).toEqual([
      { file: join(games, 'empty.gcg'), message: expect.stringContaining('no move') },
    ]);
    const ann = players.find(({ player }: { player: string }) => player === 'ann');
    expect(ann).toMatchObject({ games: 2, turns: 2 });
    const each = read.map(
      (game: { players: { player: string; lost: number }[] }) =>
        game.players.find(({ player }) => player === 'ann')?.lost ?? 0,
    );
    expect(ann.lost).toBeCloseTo(each[0] + each[1]);
    expect(players.map(({ lostPerTurn }: { lostPerTurn: number }) => lostPerTurn)).toEqual(
      players
        .map(({ lostPerTurn }: { lostPerTurn: number }) => lostPerTurn)
        .toSorted((a: number, b: number) => a - b),
    );
  });

  test('is readable in every language', async () => {
    for (const language of LANGUAGES) {
      const { exit, output } = await run(['analyse', games, '--language', language]);
      expect(exit).toBe(0);
      expect(output).not.toContain('analyse.');
    }
  });

  test('a folder without records is a failure', async () => {
    expect(await run(['analyse', join(games, 'none')])).toMatchObject({ exit: 1 });
    mkdirSync(join(folder, 'bare'));
    expect(await run(['analyse', join(folder, 'bare')])).toEqual({
      exit: 1,
      output: '',
      complaints: 'There are no GCG records here.\n',
    });
  });
});

describe('a game that begins', () => {
  /** Leaves at the first question, which is kept. */
  async function firstQuestion(args: readonly string[]): Promise<Screen> {
    const robot = makeRobot({ answer: () => null });
    const data = mkdtempSync(join(folder, 'data-'));
    await runCli([...args, '--data', data], makeWorld({ terminal: robot, env: { USER: 'mari' } }));
    return robot.screens[0] as Screen;
  }

  test('taht quick asks for the first move and nothing before it', async () => {
    for (const language of LANGUAGES) {
      const { text, prompt } = await firstQuestion([
        'quick',
        '--language',
        language,
        '--seed',
        'a'.repeat(64),
      ]);
      const { t } = await textsIn(language);
      expect(prompt, text).toContain(t('play.your-move', { player: 'mari' }));
    }
  });

  test.each<[string, RegExp]>([
    ['quick --bot tcsh --language en', /There’s no bot “tcsh”/],
    ['quick --edition xx --language en', /There’s no edition “xx”/],
  ])('taht %s is wrong use', async (line, complaint) => {
    const robot = makeRobot({ answer: () => null });
    const { exit, complaints } = await run(line.split(' '), { terminal: robot });
    expect(exit).toBe(2);
    expect(complaints).toMatch(complaint);
  });

  test('taht play asks nothing more of whoever says in which language who plays', async () => {
    const { prompt } = await firstQuestion(['play', '--edition', 'en', '--players', 'Ann,level-5']);
    expect(prompt).toMatch(/Enter|do you agree/);
  });
});

test('the document of formats shows a patch and errors as they are', () => {
  const text = readFileSync(new URL('../../../docs/FORMATS.md', import.meta.url), 'utf8');
  const patch = /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const hash = 'a'.repeat(64);
  const read = parsePatch(patch.replace('…', hash));
  expect(read).toMatchObject({ ok: true, value: { entries: [{ word: 'ZA', author: 'Anna' }] } });
  for (const exit of [0, 1, 2, 3, 130]) expect(text).toContain(`| ${exit} |`);
});

test('Commander tells what is near in the words that we look for', () => {
  const command = new Command('taht').exitOverride().configureOutput({ writeErr: () => {} });
  command.command('check');
  const messageOf = (): string => {
    try {
      command.parse(['chekc'], { from: 'user' });
    } catch (error) {
      if (error instanceof CommanderError) return error.message;
      throw error;
    }
    return '';
  };
  expect(messageOf()).toContain('(Did you mean check?)');
});
