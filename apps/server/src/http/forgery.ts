/**
 * Whether a request that changes something was made by a page of another site in a visitor's name.
 * Browsers say where a page comes from; and what other sites can send without being asked about it first is never JSON
 * and never has a header of its own. It works over plain http, on any address.
 */
import type { IncomingHttpHeaders } from 'node:http';

interface Asked {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** As the browser knows it. */
  readonly host: string;
}

export function isForged({ method, headers, host }: Asked): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  // A token is sent by a program; no browser adds one by itself.
  if (headers.authorization !== undefined && headers.cookie === undefined) return false;
  const { origin, 'sec-fetch-site': site, 'content-type': type, 'x-taht': own } = headers;
  if (origin !== undefined && !isOwnOrigin(origin, host)) return true;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return own === undefined && !/^application\/json\b/iu.test(type ?? '');
}

const isOwnOrigin = (origin: string, host: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;
