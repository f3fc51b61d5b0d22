/** `taht doctor`: has the server's own program look at what a server here needs, and tells what it found and what to do. */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { plain, type Texts } from '@taht/phrasing';
import type { Commands } from '../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../shell/outcome.ts';
import { serverFile } from '../shell/server-file.ts';
import type { World } from '../shell/world.ts';
import { argsOf, type ServeOptions, serveOptions } from './serve.ts';

export const commands: Commands = {
  doctor: (command, { world, texts, action }) => {
    serveOptions(command, texts).action(
      action((options: ServeOptions) => doctor(options, world, texts)),
    );
  },
};

interface Finding {
  readonly check: string;
  readonly state: 'good' | 'note' | 'bad';
  readonly text: string;
}

type Found = { readonly findings: readonly Finding[] } | { readonly wrong: string };

const MARKS: Readonly<Record<Finding['state'], string>> = { good: '✓', note: '·', bad: '✗' };

const run = promisify(execFile);

async function doctor(
  options: ServeOptions,
  { env, cwd }: World,
  { t, language }: Texts,
): Promise<Outcome> {
  const program = serverFile('start/doctor/main.ts');
  if (program === null) return failed(t('serve.not-here'));
  const args = [program, ...argsOf(options), `--language=${language}`];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...env }, cwd });
  const found = JSON.parse(stdout) as Found;
  if ('wrong' in found) return wrongUse(plain(found.wrong));
  const { findings } = found;
  const bad = findings.filter(({ state }) => state === 'bad').length;
  const lines = [
    ...findings.map(({ state, text }) => `${MARKS[state]} ${plain(text)}`),
    t('doctor.done', { bad }),
  ];
  return answer(found, lines, bad === 0 ? 0 : 3);
}
