/** `taht receive` as a program: takes the second copy of a server on another machine until it is told to stop. */
import process from 'node:process';
import { addressesOf } from '../start/addresses.ts';
import { languageAsked, type Options, readOptions } from '../start/options.ts';
import { knownSecret } from '../start/secret.ts';
import { failureLine } from '../start/tell.ts';
import { textsIn } from '../texts/texts.ts';
import { receive } from './receiver.ts';

// Whatever it writes is its owner's.
process.umask(0o077);

const args = process.argv.slice(2);
const { env } = process;
const t = textsIn(languageAsked(args, env));
const options = readOptions(args, env, process.cwd());
if (options.ok) await listen(options.value);
else end(failureLine(t, options.error), 2);

async function listen({ data, host, port }: Options): Promise<void> {
  const secret = knownSecret(data, env);
  if (!secret.ok) return end(failureLine(t, secret.error), 1);
  if (secret.value === null) return end(t('receive.no-secret', { name: 'TAHT_SECRET' }), 2);
  const receiver = await receive({ data, host, port, secret: secret.value });
  if (!receiver.ok) return end(failureLine(t, receiver.error), 1);
  const stop = (): void => void receiver.value.stop().then(() => process.exit(0));
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // Whoever started it is gone.
  process.on('disconnect', stop);
  const { local } = addressesOf({ host, port: receiver.value.port, isTls: false });
  console.log(t('receive.at', { address: local, place: data }));
}

function end(line: string, code: number): void {
  console.error(line);
  process.exitCode = code;
}
