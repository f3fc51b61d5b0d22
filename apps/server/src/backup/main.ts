/** Backup and restore as a program: `main.ts backup|restore FILE DATA [--force]`. Prints the outcome as one JSON document. */
import process from 'node:process';
import { makeBackup } from './make-backup.ts';
import { restore } from './restore.ts';

// Whatever it writes is its owner's.
process.umask(0o077);

const [task, file = '', data = '', force] = process.argv.slice(2);
const replaces = force === '--force';
const outcome =
  task === 'backup' ? await makeBackup(data, file, replaces) : restore(file, data, replaces);
process.stdout.write(`${JSON.stringify(outcome)}\n`);
