/** `taht users` as a program: takes an errand as JSON and the options of the server, hands it to the server that runs here, and prints its answer as one JSON document. */
import process from 'node:process';
import { textsIn } from '../../texts/texts.ts';
import { languageAsked, readOptions } from '../options.ts';
import { failureLine } from '../tell.ts';
import { askServer } from './ask-server.ts';

const [errand = '', ...args] = process.argv.slice(2);
const { env } = process;
const options = readOptions(args, env, process.cwd());
const t = textsIn(languageAsked(args, env));
const answer = options.ok
  ? await askServer(JSON.parse(errand), options.value, env)
  : { ok: false, error: { code: 'wrong-use', line: failureLine(t, options.error) } };
process.stdout.write(`${JSON.stringify(answer)}\n`);
