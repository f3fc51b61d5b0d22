/** A list of words as people keep it: a word a line, perhaps with its meaning after it, perhaps with remarks. */

const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/u;

/** The word ends where a space or a sign of lists stands; quotation marks of tables are no part of it. */
const WORD = /^"?([^\s,;=|:/"]*)"?(.*)$/su;

export const wordOf = (line: string): string => WORD.exec(line.trim())?.[1] ?? '';

export interface ListLine {
  readonly word: string;
  /** What stands after the word: a meaning, a number, or the rest of a phrase. */
  readonly rest: string;
}

export function listLine(line: string): ListLine {
  const [, word = '', rest = ''] = WORD.exec(line.trim()) ?? [];
  return { word, rest: rest.trim() };
}

/** Lines from text that comes bit by bit. */
export function* linesOf(chunks: Iterable<string>): Generator<string> {
  let open = '';
  for (const chunk of chunks) {
    // A carriage return at the end may be the first half of a line end.
    const text = open + chunk;
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const lines = whole.split(LINE_ENDS);
    open = (lines.pop() as string) + text.slice(whole.length);
    yield* lines;
  }
  yield* open.split(LINE_ENDS);
}
