/** A guest's session on a server, saved in the data folder for the next time. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { readBytes } from '@taht/host/files';

export interface Session {
  readonly id: string;
  /** As it is sent back. */
  readonly cookie: string;
}

export type SessionFailure =
  | { readonly code: 'not-reached' }
  | { readonly code: 'not-let-in'; readonly why: string };

/** Goes on as the one who played under this name here before, where the server still knows them. */
export async function signIn(
  server: URL,
  nickname: string,
  data: string,
): Promise<Result<Session, SessionFailure>> {
  const path = sessionPath(server, nickname, data);
  try {
    const saved = readSession(path);
    const known = saved === undefined ? ok(false) : await isKnown(server, saved);
    if (!known.ok) return known;
    if (saved !== undefined && known.value) return ok(saved);
    const answer = await fetch(new URL('/api/v1/guests', server), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nickname }),
    });
    const body = (await answer.json()) as { id?: string; code?: string };
    const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
    if (!answer.ok || body.id === undefined)
      return err({ code: 'not-let-in', why: body.code ?? String(answer.status) });
    const session = { id: body.id, cookie };
    save(path, session);
    return ok(session);
  } catch {
    return err({ code: 'not-reached' });
  }
}

export const sessionPath = ({ host }: URL, nickname: string, data: string): string =>
  join(
    data,
    'sessions',
    `${Buffer.from(`${host} ${nickname}`).toString('hex').slice(0, 120)}.json`,
  );

function readSession(path: string): Session | undefined {
  const bytes = readBytes(path);
  if (!bytes.ok) return undefined;
  try {
    const { id, cookie } = JSON.parse(Buffer.from(bytes.value).toString()) as Partial<Session>;
    return typeof id === 'string' && typeof cookie === 'string' ? { id, cookie } : undefined;
  } catch {
    return undefined;
  }
}

/** Without it one can play, but not come back. */
function save(path: string, session: Session): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(session), { mode: 0o600 });
  } catch {}
}

/** A server that cannot tell just now has not forgotten anybody. */
async function isKnown(server: URL, { cookie }: Session): Promise<Result<boolean, SessionFailure>> {
  const answer = await fetch(new URL('/api/v1/me', server), { headers: { cookie } });
  const { me, code } = (await answer.json()) as { me?: unknown; code?: string };
  return answer.ok
    ? ok(me !== null)
    : err({ code: 'not-let-in', why: code ?? String(answer.status) });
}
