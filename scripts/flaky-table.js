/** How often each test failed, and how long it took, at rest and on a busy machine, as a table for people. */

/**
 * @typedef {'rest' | 'busy'} State
 * @typedef {{ name: string, state: State, passed: boolean, ms: number }} Outcome
 */

/** Those that failed first, then the slowest. @param {Outcome[]} outcomes */
export function flakyTable(outcomes) {
  /** @type {Map<string, Outcome[]>} */
  const byName = new Map();
  for (const outcome of outcomes)
    byName.set(outcome.name, [...(byName.get(outcome.name) ?? []), outcome]);
  const rows = [...byName].map(([name, all]) => ({
    name,
    rest: summary(all.filter(({ state }) => state === 'rest')),
    busy: summary(all.filter(({ state }) => state === 'busy')),
  }));
  const failures = (/** @type {typeof rows[number]} */ { rest, busy }) => rest.failed + busy.failed;
  rows.sort((a, b) => failures(b) - failures(a) || b.busy.longest - a.busy.longest);
  return [
    'at rest: failed of runs, half, longest │ busy: failed of runs, half, longest │ test',
    ...rows.map(({ name, rest, busy }) => `${cell(rest)} │ ${cell(busy)} │ ${name}`),
  ].join('\n');
}

/** @param {Outcome[]} outcomes */
function summary(outcomes) {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    runs: outcomes.length,
    failed: outcomes.filter(({ passed }) => !passed).length,
    half: times[times.length >> 1] ?? 0,
    longest: times.at(-1) ?? 0,
  };
}

/** @param {ReturnType<typeof summary>} summary */
function cell({ runs, failed, half, longest }) {
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1).padStart(6)} s`;
  return `${String(failed).padStart(3)} of ${String(runs).padStart(3)} ${seconds(half)} ${seconds(longest)}`;
}
