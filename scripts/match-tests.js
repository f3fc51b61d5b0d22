/** Which test files a filter means, and for which of the two test tools. Runs on Node 20, before any installation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './paths.js';

const FOLDERS = ['packages', 'apps', 'scripts'];
const LEFT_OUT = new Set(['node_modules', 'dist']);
const UNIT = /\.test\.ts$/u;
const BROWSER = /\.browser\.ts$/u;

/**
 * What a tool is called with; null for a tool that is not meant at all.
 * @typedef {{ vitest: string[] | null, browser: string[] | null }} Calls
 */

/**
 * @param {string[]} filters
 * @param {string[]} files
 * @param {(file: string) => string} read
 * @returns {Calls} without any filter both tools run all they have
 */
export function matchTests(filters, files = testFiles(), read = readTest) {
  if (filters.length === 0) return { vitest: [], browser: [] };
  const found = matchFiles(filters, files, read);
  return callsFor(found.files, found.title);
}

/**
 * Filters are parts of paths. Where one of them is in no path, all of them together are a part of a test's title.
 * @param {string[]} filters
 * @param {string[]} files
 * @param {(file: string) => string} read
 * @returns {{ files: string[], title: string | undefined }}
 */
export function matchFiles(filters, files = testFiles(), read = readTest) {
  if (filters.length === 0) return { files, title: undefined };
  const byPath = filters.map((filter) => files.filter((file) => file.includes(filter)));
  if (byPath.every((found) => found.length > 0))
    return { files: [...new Set(byPath.flat())], title: undefined };
  const title = filters.join(' ');
  return { files: files.filter((file) => read(file).includes(title)), title };
}

/**
 * @param {string[]} files
 * @param {string | undefined} title
 * @returns {Calls}
 */
export function callsFor(files, title) {
  const unit = files.filter((file) => UNIT.test(file));
  const browser = files.filter(isBrowserTest);
  const titled = (/** @type {string} */ flag) =>
    title === undefined ? [] : [flag, literal(title)];
  return {
    vitest: unit.length === 0 ? null : [...unit, ...titled('-t')],
    browser: browser.length === 0 ? null : [...browser.map(literal), ...titled('-g')],
  };
}

/** @param {string} file */
export const isBrowserTest = (file) => BROWSER.test(file);

/** @param {string} text */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Every file with tests, with slashes, from the root. */
export function testFiles() {
  return FOLDERS.flatMap((folder) => walk(join(root, folder)))
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((file) => UNIT.test(file) || BROWSER.test(file));
}

/** @param {string} folder @returns {string[]} */
function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : walk(path);
    return [path];
  });
}

/** @param {string} file */
const readTest = (file) => readFileSync(join(root, file), 'utf8');
