/** An engine of somebody else's: it speaks the protocol and knows one move, or behaves as badly as it is told to. */
import process from 'node:process';
import { createInterface } from 'node:readline';

/** `passes`, `dies`, `raves` or `sleeps`; and at its how many-th move. */
const [manner = 'passes', at = '1'] = process.argv.slice(2);
let moves = 0;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name] = line.split(' ');
  if (name === 'quit') break;
  if (name === 'hello') say('engine taht 1 Passer 0.1');
  else if (name !== 'go') say('ok');
  else if (++moves < Number(at) || manner === 'passes') {
    say('info rank 1 move -');
    say('best -');
  } else if (manner === 'dies') {
    process.stderr.write('out of ideas\n');
    process.exit(3);
  } else if (manner === 'raves') say('best 8H XQZJK');
  else if (manner === 'mumbles') say('hmm');
  else if (manner === 'refuses') say('error failed no idea');
}
