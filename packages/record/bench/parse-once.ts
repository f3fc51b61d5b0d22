/** Reads the file of the format named on the command line and prints time and memory as JSON. */
import { readFileSync } from 'node:fs';
import { alphabetOf } from '@taht/testkit';
import { parseCgp, parseGcg, parseRecord } from '../src/index.ts';

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  gcg: parseGcg,
  cgp: (text) => parseCgp(alphabetOf('en-100'), text),
  json: parseRecord,
};

const [format = '', file = ''] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
const before = process.memoryUsage().rss;
const start = performance.now();
READERS[format]?.(text);
const ms = performance.now() - start;
const peak = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ ms, megabytes: (peak - before) / 1e6 }));
