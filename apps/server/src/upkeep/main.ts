/** Care for a store as a program: `main.ts check DATA`, `main.ts salvage DATA FILE`. Prints the outcome as one JSON document. */
import process from 'node:process';
import { check } from './check.ts';
import { salvage } from './salvage.ts';

// Whatever it writes is its owner's.
process.umask(0o077);

const [task, data = '', file = ''] = process.argv.slice(2);
const outcome = task === 'check' ? check(data) : salvage(data, file);
process.stdout.write(`${JSON.stringify(outcome)}\n`);
