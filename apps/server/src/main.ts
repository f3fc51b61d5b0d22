/** The server as a program: reads options, prints addresses, and stops cleanly when asked to. */
import process from 'node:process';
import { languageAsked, readOptions } from './start/options.ts';
import { run } from './start/run.ts';
import { failureLine, welcomeLines } from './start/tell.ts';
import { textsIn } from './texts/texts.ts';

// Whatever it writes is its owner's.
process.umask(0o077);

// It goes on when nobody reads any more what it says.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// A person at a terminal reads sentences; whatever collects logs reads everything.
const env = { ...(process.stderr.isTTY && { TAHT_LOG: 'warn' }), ...process.env };
const args = process.argv.slice(2);
const options = readOptions(args, env, process.cwd());
if (options.ok) await serve(options.value);
else {
  console.error(failureLine(textsIn(languageAsked(args, env)), options.error));
  process.exitCode = 2;
}

async function serve(read: Parameters<typeof run>[0]): Promise<void> {
  const t = textsIn(read.language);
  const served = await run(read, process.env);
  if (!served.ok) {
    console.error(failureLine(t, served.error));
    process.exitCode = 1;
    return;
  }
  let isStopping = false;
  const stop = (): void => {
    // Asked a second time it does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    void served.value.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // Whoever started it is gone, and nobody could stop it any more.
  process.on('disconnect', stop);
  // Last: whoever has read it may ask it to stop.
  const place = read.database === null ? read.data : 'PostgreSQL';
  const isTerminal = process.stdout.isTTY === true;
  console.log(welcomeLines(t, served.value.addresses, place, isTerminal).join('\n'));
}
