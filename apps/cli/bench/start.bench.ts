/** What a small command costs beside Node itself, in processor time. */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
const ROUNDS = 5;
const RUNS = 15;

export const benches = [
  starting('taht editions --json', ['editions', '--json']),
  starting('taht check --lexicon en CAT', ['check', '--lexicon', 'en', 'CAT']),
];

function starting(name: string, args: readonly string[]) {
  return {
    name: `${name}, in starts of bare Node`,
    unit: 'times',
    goal: { atMost: 10 },
    run: (): number => timesBareNode([MAIN, ...args]),
  };
}

/** Both in turns, so that a busy machine slows both down. */
function timesBareNode(args: readonly string[]): number {
  // The first run leaves behind what Node has compiled.
  cpuSeconds(args);
  const ratios = Array.from({ length: ROUNDS }, () => cpuSeconds(args) / cpuSeconds(['-e', '0']));
  const median = ratios.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  return Math.round(median * 10) / 10;
}

/** The shell knows what the processes that it started have used; Node would not tell. */
const SCRIPT = `for run in ${Array(RUNS).fill(0).join(' ')}; do "$@" > /dev/null; done; times`;

function cpuSeconds(args: readonly string[]): number {
  const said = execFileSync('sh', ['-c', SCRIPT, 'sh', process.execPath, ...args]).toString();
  const children = said.trim().split('\n').at(-1) ?? '';
  const [user = 0, system = 0] = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  return user + system;
}
