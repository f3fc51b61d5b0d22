/** Addresses of pages that have been renamed: bookmarks, shared links, badges and QR codes of before still lead to their page. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
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
