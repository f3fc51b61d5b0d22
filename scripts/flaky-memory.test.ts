/** What a search for luck remembers from one sitting to the next. */
import { expect, test } from 'vitest';
import { nextRun, progress, readChoice, readMemory, withRun } from './flaky-memory.js';

const empty = readMemory(undefined, 'abc1234');
const wish = {
  files: { browser: ['a.browser.ts', 'b.browser.ts'], system: ['c.test.ts'] },
  states: ['rest' as const, 'busy' as const],
  title: undefined,
  times: 2,
};
const browser = (state: 'rest' | 'busy') =>
  ({ kind: 'browser', state, files: wish.files.browser }) as const;
const system = (state: 'rest' | 'busy') =>
  ({ kind: 'system', state, files: wish.files.system }) as const;

/** What is run, one sitting after the other, until all is done. */
function allRuns(memory = empty, asked: Parameters<typeof nextRun>[1] = wish) {
  const runs = [];
  for (let run = nextRun(memory, asked); run !== undefined; run = nextRun(memory, asked)) {
    runs.push(run);
    memory = withRun(memory, run, []);
  }
  return runs;
}

test('every kind in every state has its turn before one has a second', () => {
  const round = [browser('rest'), system('rest'), browser('busy'), system('busy')];
  expect(allRuns()).toEqual([...round, ...round]);
});

test('a later sitting goes on where the last one ended', () => {
  const outcome = { name: 'a', state: 'rest', passed: true, ms: 3 } as const;
  const kept = JSON.stringify(withRun(empty, browser('rest'), [outcome]));
  const memory = readMemory(kept, 'abc1234');
  expect(memory.outcomes).toEqual([outcome]);
  expect(nextRun(memory, wish)).toEqual(system('rest'));
  expect(allRuns(memory)).toHaveLength(7);
});

test.each([
  ['of another commit', JSON.stringify(withRun(empty, browser('rest'), [])), 'def5678'],
  ['of changes that are not committed', kept('abc1234 with changes'), 'abc1234 with changes'],
  ['cut while it was written', kept('abc1234').slice(0, -3), 'abc1234'],
])('a memory %s is none', (_, text, commit) => {
  expect(readMemory(text, commit)).toEqual({ commit, runs: [], outcomes: [] });
});

function kept(commit: string) {
  return JSON.stringify({ commit, runs: [browser('rest')], outcomes: [] });
}

test('files that have run more often wait for the others', () => {
  const memory = withRun(empty, { ...browser('rest'), files: ['a.browser.ts'] }, []);
  const asked = { ...wish, files: { browser: wish.files.browser, system: [] }, times: 1 };
  expect(progress(memory, asked)).toMatchObject([
    { kind: 'browser', state: 'rest', fewest: 0, most: 1 },
    { kind: 'browser', state: 'busy', fewest: 0, most: 0 },
  ]);
  expect(allRuns(memory, asked)).toEqual([
    { ...browser('rest'), files: ['b.browser.ts'] },
    browser('busy'),
  ]);
});

test('runs of one title count for that title, whole runs for each', () => {
  const asked = { ...wish, files: { browser: ['a.browser.ts'], system: [] }, title: 'a drag' };
  const titled = { ...browser('rest'), files: ['a.browser.ts'], title: 'a drag' };
  const memory = withRun(empty, titled, []);
  const fewest = (of: typeof memory, title?: string) =>
    progress(of, { ...asked, title })[0]?.fewest;
  expect([fewest(memory, 'a drag'), fewest(memory, 'a click'), fewest(memory)]).toEqual([1, 0, 0]);
  const whole = withRun(memory, browser('rest'), []);
  expect([fewest(whole, 'a drag'), fewest(whole, 'a click'), fewest(whole)]).toEqual([2, 1, 1]);
  expect(nextRun(memory, asked)).toEqual({ ...titled, state: 'busy' });
});

test('words choose a state and a kind, and the rest are filters', () => {
  expect(readChoice([])).toEqual({
    states: ['rest', 'busy'],
    kinds: ['browser', 'system'],
    filters: [],
  });
  expect(readChoice(['--busy', 'reload', '--browser'])).toEqual({
    states: ['busy'],
    kinds: ['browser'],
    filters: ['reload'],
  });
  expect(() => readChoice(['--bsy'])).toThrow('--bsy is none of --rest, --busy');
});
