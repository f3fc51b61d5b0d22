/**
 * The browser for the tests: Debian's Chromium, and the same without windows, which takes half the time, installed where
 * that is possible; else a Chrome that is there; else Playwright's own. Runs on Node 20, and writes nothing to standard
 * output.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, toolEnv } from './paths.js';

const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';
const APT = '/usr/bin/apt-get';
const CHROMES = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
/** Waits for another installation on the machine, but not long for the network, and asks nobody anything. */
const APT_FLAGS = [
  ...['-y', '-q', '-o', 'DPkg::Lock::Timeout=300'],
  ...['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'],
];

/**
 * What the set-up needs of a machine; a test makes one up.
 * @typedef {{ has(path: string): boolean, run(command: string, ...args: string[]): boolean, version(): string, isRoot: boolean }} Machine
 */

/** @type {Machine} */
const thisMachine = { has: existsSync, run, version, isRoot: process.getuid?.() === 0 };

/** The path of a browser on the machine, as people have it; undefined where Playwright's own is to be used. @param {Pick<Machine, 'has'>} machine */
export function findBrowser({ has } = thisMachine) {
  return [CHROMIUM, ...CHROMES].find((path) => has(path));
}

/** The same without windows, if it is there. @param {Pick<Machine, 'has'>} machine */
export function findQuickBrowser(machine = thisMachine) {
  return machine.has(SHELL) ? SHELL : findBrowser(machine);
}

/** Installs a browser where there is none; whether there is one now. @param {Machine} machine */
export function setupBrowser(machine = thisMachine) {
  if (machine.has(SHELL) && machine.has(CHROMIUM)) return true;
  if (machine.has(APT) && installChromium(machine)) return true;
  if (findBrowser(machine) !== undefined) return true;
  return machine.run(join(bin, 'playwright'), 'install', 'chromium');
}

/** With the lists of packages as they are, or else with new ones; of the Chromium that is there, its own version. @param {Machine} machine */
function installChromium({ has, run, version, isRoot }) {
  const sudo = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && !run('sudo', '-n', 'true')) return false;
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...sudo, APT, ...APT_FLAGS, ...args];
    return run(command, ...rest);
  };
  const install = (/** @type {string[]} */ ...names) =>
    apt('install', '--no-install-recommends', ...names) && has(CHROMIUM);
  if (has(CHROMIUM)) {
    install(`chromium-headless-shell=${version()}`);
    return true;
  }
  const installBoth = () => install('chromium', 'chromium-headless-shell') || install('chromium');
  return installBoth() || (apt('update') && installBoth());
}

/** That of the Chromium which is there, in Debian's words. */
function version() {
  const asked = spawnSync('dpkg-query', ['-W', '-f', `\${Version}`, 'chromium-common']);
  return String(asked.stdout ?? '');
}

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  console.error(`Browser: ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...toolEnv(), DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}
