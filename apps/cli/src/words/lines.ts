/** Reads lists as people write them: a word a line, perhaps with a meaning or a remark after it. */

/** All that systems end a line with. */
export const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/u;

/** No line with a word is longer. The rest of a longer line is ignored. */
export const LONGEST_LINE = 10_000;

/** The word ends where a space or a sign of lists stands; quotation marks of tables are no part of it. */
const WORD = /^"?([^\s,;=|:/"]*)"?(.*)$/su;

export interface ListLine {
  readonly word: string;
  /** What stands after the word: a meaning, a number, or the rest of a phrase. */
  readonly rest: string;
}

export function listLine(line: string): ListLine {
  const [, word = '', rest = ''] = WORD.exec(line.slice(0, LONGEST_LINE).trim()) ?? [];
  return { word, rest: rest.trim() };
}

/** Lines from text that comes bit by bit. */
export function* linesOf(chunks: Iterable<string>): Generator<string> {
  let open = '';
  for (const chunk of chunks) {
    // A carriage return at the end may be the first half of a line end.
    const text = open.slice(0, LONGEST_LINE) + chunk;
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const lines = whole.split(LINE_ENDS);
    open = (lines.pop() as string) + text.slice(whole.length);
    yield* lines;
  }
  yield* open.split(LINE_ENDS);
}
