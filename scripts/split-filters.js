/** Which of the two test tools a filter is meant for: files of browser tests are named so, or lie in folders of their own. */

const BROWSER = /\.browser\b|\/test\/(?:browser|scenario)\b/u;

/**
 * Null for a tool that is not meant at all; without any filter both are.
 * @param {string[]} filters
 * @returns {{ vitest: string[] | null, browser: string[] | null }}
 */
export function splitFilters(filters) {
  if (filters.length === 0) return { vitest: [], browser: [] };
  const browser = filters.filter((filter) => BROWSER.test(filter));
  const vitest = filters.filter((filter) => !BROWSER.test(filter));
  return { vitest: orNull(vitest), browser: orNull(browser) };
}

/** @param {string[]} filters */
const orNull = (filters) => (filters.length === 0 ? null : filters);
