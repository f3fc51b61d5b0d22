/** Finds lists of people, which do not belong into a repository: files of tournaments, and tables of names. */

/** Workbooks, and what other programs keep a tournament in. */
const ENDINGS = /\.(?:xlsx?|ods|numbers|t|tou)$/i;

/** The first line of a tournament's own file. */
const EVENT = /^\{"format":"taht-event"/;

/** So many lines in a row that look like a table of people are a list of them. */
const LEAST_LINES = 8;

/** Two to four words with a capital each, as people are called in six languages. */
const PERSON = /^["'“]?\p{Lu}[\p{Ll}’'-]+(?:[ -]\p{Lu}[\p{Ll}’'-]+){1,3}["'”]?$/u;

const SEPARATOR = /[,;\t|]/;

/** What stands around a value in JSON and code: brackets, and its key. */
const AROUND = /^[\s{[(]*(?:["']?\w+["']?\s*:)?\s*|[\s})\]]*$/g;

/** Why a file is none that may be kept; undefined where all is well. */
export function rosterIn(path: string, text: string): string | undefined {
  if (ENDINGS.test(path)) return 'the file of a tournament or a workbook';
  if (EVENT.test(text)) return 'the file of a tournament';
  let lines = 0;
  for (const [i, line] of text.split('\n').entries()) {
    lines = isPersonLine(line) ? lines + 1 : 0;
    if (lines === LEAST_LINES) return `names of people, up to line ${i + 1}`;
  }
  return undefined;
}

/** A name of a person beside something else, such as a school or a class. */
function isPersonLine(line: string): boolean {
  const fields = line
    .split(SEPARATOR)
    .map((field) => field.replaceAll(AROUND, ''))
    .filter((field) => field !== '');
  return fields.length >= 2 && fields.some((field) => PERSON.test(field));
}
