/**
 * Reads a GCG file as the tools and people of twenty-five years have written it.
 * A wrong line becomes a diagnostic and stays in the file as it was; everything readable is kept. Time and memory are linear.
 */
import { type DecodedText, decodeGcgText } from './decode.ts';
import type { GcgDiagnostic, GcgFile, GcgLine } from './file.ts';
import { parseEvent } from './parse-event.ts';
import { parsePragma } from './parse-pragma.ts';

/** Counts characters looked at, so that a test can see that the work grows with the input and not faster. */
export interface Work {
  steps: number;
}

export type LineFault = Omit<GcgDiagnostic, 'line'>;

/** One line read, and what was wrong with it. */
export interface ReadLine {
  readonly line: GcgLine;
  readonly fault?: LineFault;
}

export function parseGcg(input: Uint8Array | string, work: Work = { steps: 0 }): GcgFile {
  const decoded: DecodedText = typeof input === 'string' ? { text: input } : decodeGcgText(input);
  const lines = makeCollector();
  const diagnostics: GcgDiagnostic[] = [];
  const players = new Set<string>();
  let number = 0;
  for (const text of linesOf(decoded.text)) {
    number++;
    work.steps += text.length + 1;
    const read = parseLine(text, lines);
    if (read === undefined) continue;
    lines.add(read.line);
    const fault = read.fault ?? faultAmongLines(read.line, decoded, players);
    if (fault !== undefined)
      diagnostics.push({ line: number, code: fault.code, expected: fault.expected, at: fault.at });
  }
  return { lines: lines.finish(), diagnostics };
}

/** Undefined for what is no line of its own: nothing, or a note that goes on. */
function parseLine(text: string, lines: Collector): ReadLine | undefined {
  const trimmed = text.trim();
  if (trimmed === '') {
    lines.addEmpty();
    return undefined;
  }
  if (trimmed.startsWith('#')) return parsePragma(text);
  if (trimmed.startsWith('>')) return parseEvent(text);
  if (lines.goOn(text.trimEnd())) return undefined;
  const at = text.length - text.trimStart().length;
  return {
    line: { kind: 'unread', text, player: null },
    fault: { code: 'unknown-line', expected: 'pragma-or-move', at },
  };
}

/** What a line cannot know by itself. */
function faultAmongLines(
  line: GcgLine,
  decoded: DecodedText,
  players: Set<string>,
): LineFault | undefined {
  if (line.kind === 'encoding' && decoded.fault !== undefined)
    return { code: decoded.fault, expected: 'encoding', at: 0 };
  if (line.kind !== 'player') return undefined;
  const keys = [`#${line.number}`, `>${line.nick}`];
  const isKnown = keys.some((key) => players.has(key));
  for (const key of keys) players.add(key);
  return isKnown ? { code: 'duplicate-player', expected: 'another-player', at: 0 } : undefined;
}

type Collector = ReturnType<typeof makeCollector>;

const BLANK_LINE: GcgLine = { kind: 'blank' };

/** Gathers lines. A note or description may go on, and empty lines belong to it only if it does. */
function makeCollector() {
  const lines: GcgLine[] = [];
  let open: { readonly line: Continued; readonly parts: string[] } | undefined;
  let empty = 0;
  const close = (): void => {
    if (open !== undefined) lines.push({ ...open.line, text: open.parts.join('\n') });
    for (; empty > 0; empty--) lines.push(BLANK_LINE);
    open = undefined;
  };
  return {
    add(line: GcgLine): void {
      close();
      if (canGoOn(line)) open = { line, parts: [line.text] };
      else lines.push(line);
    },
    addEmpty(): void {
      empty++;
    },
    goOn(text: string): boolean {
      if (open === undefined) return false;
      for (; empty > 0; empty--) open.parts.push('');
      open.parts.push(text);
      return true;
    },
    finish(): readonly GcgLine[] {
      close();
      return lines;
    },
  };
}

type Continued = Extract<GcgLine, { kind: 'note' | 'pragma' }>;

const canGoOn = (line: GcgLine): line is Continued =>
  line.kind === 'note' || (line.kind === 'pragma' && line.name.toLowerCase() === 'description');

const BYTE_ORDER_MARK = 0xfeff;

/** Lines end in LF, CR LF or CR; the end of the last one may be missing. */
function* linesOf(text: string): Generator<string> {
  let from = 0;
  while (text.charCodeAt(from) === BYTE_ORDER_MARK) from++;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 10 && code !== 13) continue;
    yield text.slice(from, at);
    if (code === 13 && text.charCodeAt(at + 1) === 10) at++;
    from = at + 1;
  }
  if (from < text.length) yield text.slice(from);
}
