/** `taht users`: has the server's own program ask the server that runs here about its accounts. */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Result } from '@taht/base';
import type { MessageId } from '@taht/messages';
import { plain, type Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../../shell/outcome.ts';
import { serverFile } from '../../shell/server-file.ts';
import type { World } from '../../shell/world.ts';
import { argsOf, type ServeOptions, serveOptions } from '../serve.ts';

export const commands: Commands = {
  list: (command, { world, texts, action }) =>
    serveOptions(command, texts).action(
      action((options: ServeOptions) => ask({ kind: 'list', after: null }, options, world, texts)),
    ),
  ...named('link'),
  ...named('disable'),
  ...named('enable'),
  ...named('admin'),
};

type NamedKind = 'link' | 'disable' | 'enable' | 'admin';

type Errand =
  | { readonly kind: 'list'; readonly after: null }
  | { readonly kind: NamedKind; readonly name: string };

function named(kind: NamedKind): Commands {
  return {
    [kind]: (command, { world, texts, action }) =>
      serveOptions(command.argument('<name>'), texts).action(
        action((name: string, options: ServeOptions) => ask({ kind, name }, options, world, texts)),
      ),
  };
}

interface User {
  readonly name: string;
  readonly since: number;
  readonly seen: number | null;
  readonly roles: readonly string[];
  readonly isDisabled: boolean;
  readonly hasEmail: boolean;
}

interface Done {
  readonly users?: readonly User[];
  readonly link?: string;
}

interface Failure {
  readonly code: string;
  readonly [fact: string]: unknown;
}

const run = promisify(execFile);
const MOST_BYTES = 256 * 1024 * 1024;

async function ask(
  errand: Errand,
  options: ServeOptions,
  { env, cwd }: World,
  texts: Texts,
): Promise<Outcome> {
  const program = serverFile('start/users/main.ts');
  if (program === null) return failed(texts.t('serve.not-here'));
  const args = [
    program,
    JSON.stringify(errand),
    ...argsOf(options),
    `--language=${texts.language}`,
  ];
  const context = { env: { ...process.env, ...env }, cwd, maxBuffer: MOST_BYTES };
  const { stdout } = await run(process.execPath, args, context);
  const outcome = JSON.parse(stdout) as Result<Done, Failure>;
  if (!outcome.ok) return explain(outcome.error, errand, texts);
  const done = answer(outcome.value, linesOf(outcome.value, errand, texts));
  // A link is copied whole.
  return errand.kind === 'link' ? { ...done, isVerbatim: true } : done;
}

function linesOf({ users = [], link = '' }: Done, errand: Errand, texts: Texts): readonly string[] {
  const { t } = texts;
  if (errand.kind === 'list') {
    const lines = users.map((user) => lineOf(user, texts));
    return users.length === 0
      ? [t('users.none')]
      : [...lines, t('users.count', { count: users.length })];
  }
  const name = plain(errand.name);
  const SAID: Readonly<Record<NamedKind, string>> = {
    link: t('users.link', { link }),
    disable: t('users.disabled', { name }),
    enable: t('users.enabled', { name }),
    admin: t('users.admin', { name }),
  };
  return [SAID[errand.kind]];
}

/** Name, first and last day, and what is worth knowing. */
function lineOf({ name, since, seen, roles, isDisabled, hasEmail }: User, { t }: Texts): string {
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const marks = [
    ...roles.map((role) => t(`person.role.${role}` as MessageId)),
    ...(hasEmail ? [t('users.mark.email')] : []),
    ...(isDisabled ? [t('users.mark.disabled')] : []),
  ];
  return [plain(name), `${day(since)}–${seen === null ? '' : day(seen)}`, ...marks].join('  ');
}

function explain({ code, ...facts }: Failure, errand: Errand, { t }: Texts): Outcome {
  const url = plain(String(facts.url ?? ''));
  switch (code) {
    case 'wrong-use':
      return wrongUse(plain(String(facts.line)));
    case 'no-such-person':
      return failed(t('users.no-such', { name: plain(errand.kind === 'list' ? '' : errand.name) }));
    case 'server-away':
      return failed(t('users.away', { url, option: '--port' }));
    case 'not-permitted':
      return failed(t('users.other-secret', { url, option: '--data', name: 'TAHT_SECRET' }));
    case 'no-store':
      return failed(t('backup.no-store', { path: plain(String(facts.path)) }));
    case 'secret-unreadable':
    case 'secret-malformed':
      return failed(
        t(`start.${code}`, {
          path: plain(String(facts.path)),
          detail: plain(String(facts.detail ?? '')),
        }),
      );
    default:
      return failed(t('users.failed', { code }));
  }
}
