/** What is installed for the browser tests on which machine. */
import { expect, test } from 'vitest';
import { findBrowser, setupBrowser } from './browser.js';

const APT = '/usr/bin/apt-get';
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
    run: (command: string, ...args: string[]) => {
      const short = [command, ...args].join(' ').replace(/^.*\/(?=playwright)/u, '');
      ran.push(short.replace(/ -y -q -o \S+/u, ''));
      if (failing.test(short)) return false;
      if (args.at(-1) === 'chromium' && short.includes('apt-get')) there.add(CHROMIUM);
      return true;
    },
  };
}

const install = `${APT} install --no-install-recommends chromium`;

test.each<[string, Parameters<typeof machineWith>, boolean, readonly string[]]>([
  ['Chromium is there', [[CHROMIUM, APT]], true, []],
  ['Debian has it', [[APT]], true, [install]],
  ['Debian comes before Chrome', [[APT, CHROME]], true, [install]],
  ['with sudo', [[APT], /^$/u, false], true, ['sudo -n true', `sudo -n ${install}`]],
  ['Debian fails, Chrome is there', [[APT, CHROME], /apt-get/u], true, [install, `${APT} update`]],
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
  expect(machine.ran).toEqual([install, `${APT} update`, install]);
});

test('the browser is the one of the set-up', () => {
  expect(findBrowser(machineWith([CHROME, CHROMIUM]))).toBe(CHROMIUM);
  expect(findBrowser(machineWith([CHROME]))).toBe(CHROME);
  expect(findBrowser(machineWith([]))).toBeUndefined();
});
