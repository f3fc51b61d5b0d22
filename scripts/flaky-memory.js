/**
 * What the search for luck has done so far at one commit, and what it does next: of what was asked for, the files that
 * have run least. Nothing here runs a test. Runs on Node 20.
 */

/**
 * @typedef {import('./flaky-table.js').Outcome} Outcome
 * @typedef {import('./flaky-table.js').State} State
 * @typedef {'browser' | 'system'} Kind
 * One pass over some files: whole, or only their tests with this title.
 * @typedef {{ kind: Kind, state: State, files: string[], title?: string }} Run
 * @typedef {{ commit: string, runs: Run[], outcomes: Outcome[] }} Memory
 * What was asked for: the files of each kind, in these states, each so often.
 * @typedef {{ files: Record<Kind, string[]>, states: State[], title: string | undefined, times: number }} Wish
 */

/** The words after `flaky`: what chooses, and the filters. @param {string[]} args */
export function readChoice(args) {
  const chosen = (/** @type {string[]} */ names) => {
    const found = names.filter((name) => args.includes(`--${name}`));
    return found.length === 0 ? names : found;
  };
  const states = /** @type {State[]} */ (chosen(['rest', 'busy']));
  const kinds = /** @type {Kind[]} */ (chosen(['browser', 'system']));
  const words = args.filter((arg) => !['--rest', '--busy', '--browser', '--system'].includes(arg));
  const unknown = words.find((word) => word.startsWith('--'));
  if (unknown !== undefined)
    throw new Error(`${unknown} is none of --rest, --busy, --browser, --system`);
  return { states, kinds, filters: words };
}

/**
 * The memory that a file holds, if it is of this commit; else an empty one. Changes that are not committed make each
 * sitting its own, as nobody knows whether they are still the same.
 * @param {string | undefined} text
 * @param {string} commit
 * @returns {Memory}
 */
export function readMemory(text, commit) {
  const memory = text === undefined ? undefined : parsed(text);
  if (memory?.commit !== commit || commit.includes(' ')) return { commit, runs: [], outcomes: [] };
  return memory;
}

/** A file that was cut while it was written is no memory. @param {string} text @returns {Memory | undefined} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {Memory} memory @param {Run} run @param {Outcome[]} outcomes @returns {Memory} */
export function withRun({ commit, runs, outcomes: before }, run, outcomes) {
  return { commit, runs: [...runs, run], outcomes: [...before, ...outcomes] };
}

/**
 * How often a file has run, by kind and state: the fewest and the most of the files that were asked for.
 * @param {Memory} memory
 * @param {Wish} wish
 */
export function progress(memory, { files, states, title }) {
  const kinds = /** @type {Kind[]} */ (Object.keys(files));
  return states.flatMap((state) =>
    kinds
      .filter((kind) => files[kind].length > 0)
      .map((kind) => {
        const counts = files[kind].map((file) => timesRun(memory, { kind, state, file, title }));
        return { kind, state, counts, fewest: Math.min(...counts), most: Math.max(...counts) };
      }),
  );
}

/** @param {Memory} memory @param {{ kind: Kind, state: State, file: string, title: string | undefined }} of */
function timesRun({ runs }, { kind, state, file, title }) {
  return runs.filter(
    (run) =>
      run.kind === kind &&
      run.state === state &&
      (run.title === undefined || run.title === title) &&
      run.files.includes(file),
  ).length;
}

/**
 * The files that have run least, all that are equal; undefined where each has run often enough.
 * @param {Memory} memory
 * @param {Wish} wish
 * @returns {Run | undefined}
 */
export function nextRun(memory, wish) {
  const least = progress(memory, wish).sort((a, b) => a.fewest - b.fewest)[0];
  if (least === undefined || least.fewest >= wish.times) return undefined;
  const { kind, state, counts, fewest } = least;
  const files = wish.files[kind].filter((_, i) => counts[i] === fewest);
  return { kind, state, files, ...(wish.title !== undefined && { title: wish.title }) };
}
