/** The server as a program: options in, addresses out, and an end in good order when it is asked to stop. */
import process from 'node:process';
import { readOptions } from './options.ts';
import { run } from './start/run.ts';
import { failureLine, welcomeLines } from './start/tell.ts';

// Whatever it writes is its owner's.
process.umask(0o077);

const options = readOptions(process.argv.slice(2), process.env, process.cwd());
if (options.ok) await serve(options.value);
else {
  console.error(failureLine(options.error));
  process.exitCode = 2;
}

async function serve(read: Parameters<typeof run>[0]): Promise<void> {
  const served = await run(read, process.env);
  if (!served.ok) {
    console.error(failureLine(served.error));
    process.exitCode = 1;
    return;
  }
  for (const line of welcomeLines(served.value.addresses)) console.log(line);
  let isStopping = false;
  const stop = (): void => {
    // Asked a second time it does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    void served.value.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
