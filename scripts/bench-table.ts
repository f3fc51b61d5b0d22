/** Writes a benchmark report as Markdown, between the two markers of docs/BENCHMARKS.md. */
import { type BenchReport, type BenchResult, type Goal, isMet } from './bench-types.ts';

const start = '<!-- bench:start -->';
const end = '<!-- bench:end -->';

/** The page with its table replaced, or a new page when there is none. */
export function withTable(page: string | undefined, report: BenchReport): string {
  const block = `${start}\n${table(report)}${end}`;
  if (page === undefined) return `# Benchmarks\n\nMeasured by \`npm run bench\`.\n\n${block}\n`;
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from === -1 || to < from) return `${page.trimEnd()}\n\n${block}\n`;
  return page.slice(0, from) + block + page.slice(to + end.length);
}

function table({ date, commit, cpu, node, results }: BenchReport): string {
  return [
    `Measured on ${date} at commit ${commit}, on ${cpu}, with Node ${node}.`,
    '',
    '| package | what | result | goal | |',
    '|---|---|---:|---:|---|',
    ...results.map(tableRow),
    '',
  ].join('\n');
}

function tableRow(result: BenchResult): string {
  const { unit, goal } = result;
  const verdict = goal === undefined ? '' : isMet(result) ? 'met' : 'missed';
  return `| ${result.package} | ${result.name} | ${readable(result.value)} ${unit} | ${goalText(goal, unit)} | ${verdict} |`;
}

function goalText(goal: Goal | undefined, unit: string): string {
  if (goal === undefined) return '';
  return 'atLeast' in goal
    ? `at least ${readable(goal.atLeast)} ${unit}`
    : `at most ${readable(goal.atMost)} ${unit}`;
}

/** Three digits say enough. */
function readable(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}
