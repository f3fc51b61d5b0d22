/** What is installed for the browser tests on which machine. */
import { expect, test } from 'vitest';
import { findBrowser, findQuickBrowser, setupBrowser } from './browser.js';

const APT = '/usr/bin/apt-get';
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';
const CHROME = '/usr/bin/google-chrome';

/** A machine with such files, on which such commands fail; every other command does what it says. */
function machineWith(files: readonly string[], failing: RegExp = /^$/u, isRoot = true) {
  const there = new Set(files);
  const ran: string[] = [];
  return {
    ran,
    isRoot,
    has: (path: string) => there.has(path),
    version: () => '1.2',
    run: (command: string, ...args: string[]) => {
      const short = [command, ...args].join(' ').replace(/^.*\/(?=playwright)/u, '');
      ran.push(short.replace(/ -y -q(?: -o \S+)+/u, ''));
      if (failing.test(short)) return false;
      if (short.includes('install --no'))
        for (const name of args.slice(args.indexOf('--no-install-recommends') + 1))
          there.add(`/usr/bin/${name.split('=')[0]}`);
      return true;
    },
  };
}

const chromium = `${APT} install --no-install-recommends chromium`;
const both = `${chromium} chromium-headless-shell`;
const shell = `${chromium}-headless-shell=1.2`;

test.each<[string, Parameters<typeof machineWith>, boolean, readonly string[]]>([
  ['both are there', [[SHELL, CHROMIUM, APT]], true, []],
  ['Chromium is there, and is to be had without windows', [[CHROMIUM, APT]], true, [shell]],
  ['Chromium is there, and no other is to be had', [[CHROMIUM, APT], /apt-get/u], true, [shell]],
  ['Chromium is there without apt', [[CHROMIUM]], true, []],
  ['Chromium is there only without windows', [[SHELL, APT]], true, [both]],
  ['Debian has both', [[APT]], true, [both]],
  ['Debian has it with windows only', [[APT], /shell/u], true, [both, chromium]],
  ['Debian comes before Chrome', [[APT, CHROME]], true, [both]],
  ['with sudo', [[APT], /^$/u, false], true, ['sudo -n true', `sudo -n ${both}`]],
  [
    'Debian fails, Chrome is there',
    [[APT, CHROME], /apt-get/u],
    true,
    [both, chromium, `${APT} update`],
  ],
  ['no right to install, Chrome', [[APT, CHROME], /^sudo/u, false], true, ['sudo -n true']],
  ['no Debian, Chrome is there', [[CHROME]], true, []],
  ['neither', [[]], true, ['playwright install chromium']],
  ['nothing at all', [[], /./u], false, ['playwright install chromium']],
])('%s', (_name, machine, found, commands) => {
  const made = machineWith(...machine);
  expect(setupBrowser(made)).toBe(found);
  expect(made.ran).toEqual(commands);
});

test('the lists of packages are fetched where they are missing', () => {
  const machine = machineWith([APT]);
  const { run } = machine;
  const withoutLists = {
    ...machine,
    run: (...command: [string, ...string[]]) =>
      run(...command) && machine.ran.includes(`${APT} update`),
    has: (path: string) =>
      machine.has(path) && (path !== CHROMIUM || machine.ran.includes(`${APT} update`)),
  };
  expect(setupBrowser(withoutLists)).toBe(true);
  expect(machine.ran).toEqual([both, chromium, `${APT} update`, both]);
});

test('tests use what was set up, and who measures or takes pictures the browser that people have', () => {
  expect(findQuickBrowser(machineWith([CHROME, CHROMIUM, SHELL]))).toBe(SHELL);
  expect(findBrowser(machineWith([CHROME, CHROMIUM, SHELL]))).toBe(CHROMIUM);
  for (const find of [findBrowser, findQuickBrowser]) {
    expect(find(machineWith([CHROME, CHROMIUM]))).toBe(CHROMIUM);
    expect(find(machineWith([CHROME]))).toBe(CHROME);
    expect(find(machineWith([]))).toBeUndefined();
  }
});
