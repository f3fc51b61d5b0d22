/** What is asked of the server over plain HTTP. */
import { err, ok, type Result } from '@taht/base';
import { causeOf, network, type ServerRefusal, type Trouble } from './trouble.ts';

/** Reads where there is no body, else posts it. */
export async function call<T>(path: string, body?: object): Promise<Result<T, Trouble>> {
  try {
    const answer = await fetch(`/api/v1${path}`, body === undefined ? {} : post(body));
    const json = (await answer.json()) as unknown;
    return answer.ok ? ok(json as T) : err(refusedWith(answer.status, json));
  } catch {
    return err(network('unreachable'));
  }
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** From 500 on it is the server's own trouble. */
function refusedWith(status: number, json: unknown): Trouble {
  const { code, refusal } = json as { code?: unknown; refusal?: ServerRefusal };
  if (status >= 500 || typeof code !== 'string') return network(causeOf(String(code)));
  return { code: 'refused', refusal: refusal ?? (json as ServerRefusal) };
}
