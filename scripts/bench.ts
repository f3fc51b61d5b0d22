/** `npm run bench [-- PACKAGE|FILE …]`: runs `bench/*.bench.ts` of packages and apps and writes scripts/bench-results.json and docs/BENCHMARKS.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { withTable } from './bench-table.ts';
import { type BenchReport, type BenchResult, isMet } from './bench-types.ts';
import { findBrowser } from './browser.js';
import { buildWeb } from './build-web.js';
import { commit } from './commit.js';
import { root } from './paths.js';

const docs = join(root, 'docs');
const only = process.argv.slice(2);

const files = globSync('{packages,apps}/*/bench/*.bench.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => only.length === 0 || only.includes(packageOf(file)) || only.includes(nameOf(file)),
  )
  .sort();
if (files.some((file) => packageOf(file) === 'web') && !(await buildWeb())) process.exit(1);
const results: BenchResult[] = [];
for (const file of files) results.push(...(await runFile(file)));

if (results.length === 0) {
  console.error('No benchmarks found.');
  process.exitCode = 1;
} else {
  if (only.length === 0) write(results);
  process.exitCode = results.every(isMet) ? 0 : 1;
}

async function runFile(file: string): Promise<BenchResult[]> {
  const args = [join(root, 'scripts', 'bench-file.ts'), join(root, file)];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TAHT_BROWSER: findBrowser() ?? '' },
  });
  const ended = once(child, 'exit');
  const found: BenchResult[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const result: BenchResult = { package: packageOf(file), ...JSON.parse(line) };
    const { name, value, unit } = result;
    console.log(
      `${result.package}: ${name}: ${value} ${unit}${isMet(result) ? '' : ' (misses its goal)'}`,
    );
    found.push(result);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`${file} failed`);
  return found;
}

/** As in `duplicate.bench.ts`. */
function nameOf(file: string): string {
  return basename(file, '.bench.ts');
}

function packageOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** A run of some packages only is for looking, not for keeping. */
function write(all: readonly BenchResult[]): void {
  const report: BenchReport = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    cpu: `${cpus()[0]?.model.trim() || 'an unnamed CPU'} (${cpus().length} cores)`,
    node: process.versions.node,
    results: all,
  };
  const page = join(docs, 'BENCHMARKS.md');
  mkdirSync(docs, { recursive: true });
  writeFileSync(
    join(root, 'scripts', 'bench-results.json'),
    `${JSON.stringify(report, null, 2)}\n`,
  );
  writeFileSync(page, withTable(existsSync(page) ? readFileSync(page, 'utf8') : undefined, report));
}
