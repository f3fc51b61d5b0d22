/** Addresses of pages: that of each stream, and those that have been renamed: bookmarks, shared links, badges and QR codes of before still lead to their page. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  // A browser takes a path that begins with two for another host, and the page shows nothing.
  [/\/{2,}/gu, '/'],
  [/^\/event(?=\/|$)/u, '/tournament'],
  [/^(\/tournament\/[^/]+)\/desk(?=\/|$)/u, '$1/console'],
  [/^(\/tournament\/[^/]+\/console)\/event$/u, '$1/setup'],
  [/^\/keep(?=\/|$)/u, '/score-keeper'],
  [/^\/look\/?$/u, '/review'],
  [/^\/replay(?=\/|$)/u, '/review/replay'],
  [/^\/analyse(?=\/|$)/u, '/review/analysis'],
];

/** The present path of a page, from the path that it has or had. */
export const presentPath = (path: string): string =>
  RENAMED.reduce((present, [before, after]) => present.replace(before, after), path);

/** The page of each kind of stream that has one, by the beginning of its name. */
const PAGES: readonly (readonly [prefix: string, folder: string])[] = [
  ['game-', '/g/'],
  ['table-', '/t/'],
  ['tournament-', '/tournament/'],
  ['duplicate-', '/duplicate/'],
  ['bingo-', '/bingo/'],
  ['ungame-', '/ungame/'],
  ['class-', '/class/'],
  ['person-', '/people/'],
];

/** Where the page shows a stream; the first page for one that has none of its own. */
export function pageOfStream(stream: string): string {
  const folder = PAGES.find(([prefix]) => stream.startsWith(prefix))?.[1];
  return folder === undefined ? '/' : `${folder}${encodeURIComponent(stream)}`;
}
