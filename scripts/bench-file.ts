/** `node scripts/bench-file.ts FILE`: runs the benches of one file, in a process of its own so that memory is its own too; a line of JSON each. */
import { pathToFileURL } from 'node:url';
import type { Bench, BenchResult } from './bench-types.ts';

const [file = ''] = process.argv.slice(2);
const { benches } = (await import(pathToFileURL(file).href)) as { benches?: readonly Bench[] };
if (!Array.isArray(benches)) throw new Error(`${file} must export an array \`benches\``);
for (const { name, unit, goal, run } of benches as readonly Bench[]) {
  const result: Omit<BenchResult, 'package'> = {
    name,
    unit,
    value: await run(),
    ...(goal && { goal }),
  };
  console.log(JSON.stringify(result));
}
