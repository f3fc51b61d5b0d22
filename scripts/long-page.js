/** The page docs/LONG-RUNS.md: the last full run, and what each long test found when it last ran. */

/**
 * @typedef {object} Run
 * @property {string} when to the minute, such as `2026-11-16 16:36`
 * @property {string} facts of the run as a whole: commit, seed, time
 * @property {string} commit
 * @property {readonly string[]} filters none for a full run
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} found lines such as `soak: heap 37 MB after hour 2`
 */

/** So that the page is read at a glance. */
const MOST_ROWS = 28;

const FULL = 'Last full run';
const LAST = 'Last run';

/** The page with a run entered: its findings replace those of the same name. @param {string} page @param {Run} run */
export function withRun(page, run) {
  const rows = rowsOf(page);
  for (const line of run.found) {
    const [what = '', ...found] = line.split(': ');
    if (found.length > 0) rows.set(what, rowOf(what, found.join(': '), run));
  }
  const isFull = run.filters.length === 0;
  const full = isFull ? runLine(FULL, run) : lineOf(page, FULL);
  const last = runLine(LAST, run);
  const newest = [...rows.values()].slice(-MOST_ROWS).sort();
  return `# Long tests

Written by \`npm run test:long\`, which keeps its whole output in \`logs/\`, a folder that is not tracked.

${[full, last].filter((line) => line !== undefined).join('\n')}

| test | what it found | day | commit |
|---|---|---|---|
${newest.map((row) => `${row}\n`).join('')}`;
}

/** The oldest first. @param {string} page @returns {Map<string, string>} */
function rowsOf(page) {
  const rows = [
    ...page.matchAll(/^\| (?<what>[^|]+) \| .* \| (?<day>\d{4}-\d\d-\d\d) \| .* \|$/gmu),
  ];
  const byDay = rows.toSorted((a, b) => ((a.groups?.day ?? '') < (b.groups?.day ?? '') ? -1 : 1));
  return new Map(byDay.map(({ 0: row, groups }) => [groups?.what ?? '', row]));
}

/** @param {string} what @param {string} found @param {Run} run */
const rowOf = (what, found, { when, commit }) =>
  `| ${what} | ${found.replaceAll('|', '/')} | ${when.slice(0, 10)} | ${commit} |`;

/** @param {string} name @param {Run} run */
function runLine(name, { when, facts, filters, passed, failed }) {
  const only = filters.length > 0 ? `, only \`${filters.join(' ')}\`` : '';
  return `- ${name}: ${when} UTC, ${facts}${only}: ${passed} passed, ${failed} failed.`;
}

/** @param {string} page @param {string} name */
const lineOf = (page, name) => page.split('\n').find((line) => line.startsWith(`- ${name}:`));
