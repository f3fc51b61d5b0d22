/** What the server pushes to this browser, and the page that a tap on it opens. */

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later notice of the same stream takes the place of an earlier one. */
  readonly tag: string;
  /** Where the game or the table is. */
  readonly page: string;
}

/** A browser asks that something is shown for every push, also for one that cannot be read. */
const UNREAD: Notice = { title: 'Täht', body: '', tag: 'taht', page: '/' };

export function readNotice(payload: string | undefined): Notice {
  const found = fieldsOf(payload);
  const text = (name: string, instead: string): string => {
    const value = found[name];
    return typeof value === 'string' ? value : instead;
  };
  const page = text('page', UNREAD.page);
  return {
    title: text('title', UNREAD.title),
    body: text('body', UNREAD.body),
    tag: text('stream', UNREAD.tag),
    // Nothing leads away from here.
    page: /^\/(?![/\\])/u.test(page) ? page : UNREAD.page,
  };
}

function fieldsOf(payload = ''): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(payload);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** A tab of this site. */
export interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface Tabs<T extends Tab> {
  matchAll(query: { readonly type: 'window' }): Promise<readonly T[]>;
  openWindow(url: string): Promise<unknown>;
}

/** In the tab that shows the page already; no other tab loses what it shows. */
export async function openPage<T extends Tab>(tabs: Tabs<T>, page: string): Promise<void> {
  const open = await tabs.matchAll({ type: 'window' });
  const shown = open.find(({ url }) => new URL(url).pathname === page);
  await (shown === undefined ? tabs.openWindow(page) : shown.focus());
}
