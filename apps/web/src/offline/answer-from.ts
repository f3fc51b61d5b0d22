/** Where the service worker takes an answer from. */

export interface Asked {
  readonly method: string;
  /** As the browser says: `navigate` for a page. */
  readonly mode: string;
  readonly url: string;
}

export type Source =
  /** Not its business: what changes, what others serve, and the word lists, which are kept elsewhere. */
  | { readonly kind: 'network' }
  /** All addresses of the app are one page. */
  | { readonly kind: 'page' }
  | { readonly kind: 'stored'; readonly path: string };

/** At the root, or among the built files; deeper addresses are pages, and their codes may have dots. */
const FILE = /^\/(?:assets\/.*|[^/]+\.\w+)$/u;

const NETWORK: Source = { kind: 'network' };

export function answerFrom(
  { method, mode, url }: Asked,
  origin: string,
  files: ReadonlySet<string>,
): Source {
  const { origin: where, pathname } = new URL(url);
  if (method !== 'GET' || where !== origin || /^\/(?:api|docs)(?:\/|$)/u.test(pathname))
    return NETWORK;
  if (files.has(pathname)) return { kind: 'stored', path: pathname };
  return mode === 'navigate' && !FILE.test(pathname) ? { kind: 'page' } : NETWORK;
}
