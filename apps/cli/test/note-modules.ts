/** Loaded before a program: writes the address of every module that it loads into the file `TAHT_MODULES`. */
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import process from 'node:process';

const loaded: string[] = [];

registerHooks({
  load: (url, context, next) => {
    loaded.push(url);
    return next(url, context);
  },
});

process.on('exit', () => writeFileSync(process.env.TAHT_MODULES ?? '', loaded.join('\n')));
