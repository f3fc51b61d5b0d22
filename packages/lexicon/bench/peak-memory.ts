/** Run as a process of its own: does one job and prints the most memory it held, in megabytes. */
import process from 'node:process';
import { alphabetOf } from '@taht/testkit';
import { buildGaddag, type Lexicon } from '../src/index.ts';
import { buildFrom } from './build-from.ts';
import { syntheticWords } from './synthetic.ts';

const jobs: Readonly<Record<string, (lexicon: Lexicon) => unknown>> = {
  words: (lexicon) => lexicon,
  gaddag: (lexicon) => buildGaddag(lexicon),
};

const [job = '', howMany = '0'] = process.argv.slice(2);
jobs[job]?.(buildFrom(alphabetOf('en-100'), syntheticWords(Number(howMany))));
console.log(process.resourceUsage().maxRSS / 1024);
