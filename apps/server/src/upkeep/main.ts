/** Care for a store as a program: `main.ts check DATA`, `main.ts salvage DATA FILE`, `main.ts promote DATA`, `main.ts checked-backup DATA FOLDER TIME KEEP`, `main.ts move DATA database|folder` with `TAHT_DATABASE`. Prints the outcome as one JSON document. */
import process from 'node:process';
import { check } from './check.ts';
import { checkedBackup } from './checked-backup.ts';
import { moveStore } from './move/move-store.ts';
import { promote } from './promote.ts';
import { salvage } from './salvage.ts';

// Whatever it writes is its owner's.
process.umask(0o077);

const [task, data = '', file = '', at = '', keep = ''] = process.argv.slice(2);
const TASKS: Readonly<Record<string, () => unknown>> = {
  check: () => check(data),
  salvage: () => salvage(data, file),
  promote: () => promote(data),
  move: () => moveStore(data, process.env.TAHT_DATABASE ?? '', file),
  'checked-backup': () => checkedBackup(data, file, new Date(Number(at)), Number(keep)),
};
const outcome = await TASKS[task ?? '']?.();
process.stdout.write(`${JSON.stringify(outcome)}\n`);
