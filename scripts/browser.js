/**
 * The browser for the tests: Debian's Chromium, installed where that is possible; else a Chrome that is there; else
 * Playwright's own. Runs on Node 20, and writes nothing to standard output.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, toolEnv } from './paths.js';

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
/** Waits for another installation on the machine, and asks nobody anything. */
const APT_FLAGS = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300'];

/**
 * What the set-up needs of a machine; a test makes one up.
 * @typedef {{ has(path: string): boolean, run(command: string, ...args: string[]): boolean, isRoot: boolean }} Machine
 */

/** @type {Machine} */
const thisMachine = { has: existsSync, run, isRoot: process.getuid?.() === 0 };

/** The path of a browser on the machine; undefined where Playwright's own is to be used. @param {Pick<Machine, 'has'>} machine */
export function findBrowser({ has } = thisMachine) {
  return [CHROMIUM, ...CHROMES].find((path) => has(path));
}

/** Installs a browser where there is none; whether there is one now. @param {Machine} machine */
export function setupBrowser(machine = thisMachine) {
  if (machine.has(CHROMIUM)) return true;
  if (machine.has(APT) && installChromium(machine)) return true;
  if (findBrowser(machine) !== undefined) return true;
  return machine.run(join(bin, 'playwright'), 'install', 'chromium');
}

/** With the lists of packages as they are, or else with new ones. @param {Machine} machine */
function installChromium({ has, run, isRoot }) {
  const sudo = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && !run('sudo', '-n', 'true')) return false;
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...sudo, APT, ...APT_FLAGS, ...args];
    return run(command, ...rest);
  };
  const install = () => apt('install', '--no-install-recommends', 'chromium') && has(CHROMIUM);
  return install() || (apt('update') && install());
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
