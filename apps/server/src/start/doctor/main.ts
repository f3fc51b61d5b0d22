/** `taht doctor` as a program: takes the options of the server, and prints what it finds as one JSON document. */
import process from 'node:process';
import { textsIn } from '../../texts/texts.ts';
import { languageAsked, readOptions } from '../options.ts';
import { failureLine } from '../tell.ts';
import { examine } from './examine.ts';

const args = process.argv.slice(2);
const { env } = process;
const options = readOptions(args, env, process.cwd());
const t = textsIn(languageAsked(args, env));
const answer = options.ok
  ? { findings: await examine({ options: options.value, env, t, now: () => Date.now() }) }
  : { wrong: failureLine(t, options.error) };
process.stdout.write(`${JSON.stringify(answer)}\n`);
