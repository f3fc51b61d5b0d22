/** Asks the server that runs here, as the one who may read its secret. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { err, ok, type Result } from '@taht/base';
import { type Cursor, type Errand, errandTicket } from '../../operator/errand.ts';
import type { Done, User } from '../../operator/users.ts';
import { resetLink } from '../../people/reset.ts';
import type { Options } from '../options.ts';
import { knownSecret } from '../secret.ts';

export interface Asked {
  readonly users?: readonly User[];
  readonly link?: string;
}

export interface AskFailure {
  readonly code: string;
  readonly [fact: string]: unknown;
}

type Env = Readonly<Record<string, string | undefined>>;
type Answer<T> = Promise<Result<T, AskFailure>>;

const PATIENCE_MS = 30_000;

export async function askServer(errand: Errand, options: Options, env: Env): Answer<Asked> {
  const secret = knownSecret(options.data, env);
  if (!secret.ok) return secret;
  const { value: known } = secret;
  // A server that has none yet has no accounts either.
  if (known === null) return err({ code: 'no-store', path: options.data });
  const url = addressOf(options);
  const ask = (wanted: Errand) => post(url, errandTicket(known, Date.now(), wanted));
  if (errand.kind === 'list') return all(ask);
  const done = await ask(errand);
  if (!done.ok) return done;
  const { ticket } = done.value;
  return ok(ticket === undefined ? {} : { link: resetLink(env.TAHT_URL ?? url, ticket) });
}

async function all(ask: (errand: Errand) => Answer<Done>): Answer<Asked> {
  const users: User[] = [];
  let after: Cursor | null = null;
  do {
    const page: Result<Done, AskFailure> = await ask({ kind: 'list', after });
    if (!page.ok) return page;
    users.push(...(page.value.users ?? []));
    after = page.value.after ?? null;
  } while (after !== null);
  return ok({ users });
}

/** Where it listens to everybody, it listens here too. */
function addressOf({ host, port, hasTls }: Options): string {
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const name = here.includes(':') ? `[${here}]` : here;
  return `${hasTls ? 'https' : 'http'}://${name}:${port}`;
}

/** At the own machine any certificate will do. */
function post(url: string, ticket: string): Answer<Done> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const away = (error: Error): void =>
      resolve(err({ code: 'server-away', url, detail: error.message }));
    const sent = request(`${url}/api/v1/operator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      agent: false,
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    sent.on('error', away);
    sent.on('response', async (response) => {
      try {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        const answer = JSON.parse(text) as Done & AskFailure;
        resolve(response.statusCode === 200 ? ok(answer) : err({ ...answer, url }));
      } catch (error) {
        away(error as Error);
      }
    });
    sent.end(JSON.stringify({ ticket }));
  });
}
