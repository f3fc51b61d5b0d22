/** Reads a line that begins with `>`: who, what was held, what was done, its points and the new total. */
import { err, ok, type Result } from '@taht/base';
import type { GcgEvent } from './file.ts';
import type { LineFault, ReadLine } from './parse.ts';

/** A word of the line, and where it stands. */
interface Field {
  readonly text: string;
  readonly at: number;
}

/** The part of an event that only its kind knows, before points and total. */
type Act = GcgEvent extends infer Kind
  ? Kind extends GcgEvent
    ? Omit<Kind, 'player' | 'rack' | 'score' | 'total' | 'extra'>
    : never
  : never;

const POSITION = /^(?:\d{1,2}[A-Za-z]|[A-Za-z]\d{1,2})$/u;
const NUMBER = /^[+\-\u2212]?\d+$/u;
/** Some records list the other words of a play behind the total. */
const CROSS_WORDS = /^[\p{L}\p{M}.,'\u2019()[\]*#\s]+$/u;
/** Rack, position, word, score and total; what is longer has something too much, and need not be cut up. */
const MOST_FIELDS = 6;
/** No game comes near; a longer number is a slip. */
const MOST_DIGITS = 6;

export function parseEvent(text: string): ReadLine {
  const who = readPlayer(text);
  if (!who.ok) return unread(text, null, who.error);
  const { player, from } = who.value;
  const fields = fieldsOf(text, from);
  const end = { text: '', at: text.length };
  const { rack, rest } = readRack(fields);
  const act = readAct(rest, end);
  if (!act.ok) return unread(text, player, act.error);
  const points = readPoints(act.value.act, act.value.rest, end);
  if (!points.ok) return unread(text, player, points.error);
  const { score, total, extra } = points.value;
  const event = { ...act.value.act, player, rack, score, total } as GcgEvent;
  if (extra === undefined) return { line: event };
  const line = { ...event, extra: text.slice(extra.at).trimEnd() };
  return total !== null && CROSS_WORDS.test(line.extra)
    ? { line }
    : { line, fault: { code: 'extra-text', expected: 'end-of-line', at: extra.at } };
}

const unread = (text: string, player: string | null, fault: LineFault): ReadLine => ({
  line: { kind: 'unread', text, player },
  fault,
});

/** `>nick:`, where nicks hold anything; a colon inside the first word ends the nick only if none ends the word. */
function readPlayer(text: string): Result<{ player: string; from: number }, LineFault> {
  const start = text.indexOf('>') + 1;
  const [first] = fieldsOf(text, start, 1);
  if (first === undefined) return err({ code: 'missing-nick', expected: 'nick', at: start });
  const wordEnd = first.at + first.text.length;
  const colon = first.text.endsWith(':') ? wordEnd - 1 : text.indexOf(':', first.at);
  if (colon < 0) return err({ code: 'missing-colon', expected: 'colon', at: wordEnd });
  const player = text.slice(first.at, colon).trim().replaceAll(/\s+/gu, ' ');
  if (player === '') return err({ code: 'missing-nick', expected: 'nick', at: start });
  return ok({ player, from: colon + 1 });
}

/** The rack may be missing, or a dash before a position where nobody saw it. */
function readRack(fields: readonly Field[]): { rack: string; rest: readonly Field[] } {
  const [first, next] = fields;
  if (first === undefined) return { rack: '', rest: fields };
  if (/^-+0*$/u.test(first.text) && POSITION.test(next?.text ?? ''))
    return { rack: '', rest: fields.slice(1) };
  return isAct(first.text)
    ? { rack: '', rest: fields }
    : { rack: first.text, rest: fields.slice(1) };
}

/** Whether a field says what was done, rather than what was held. */
const isAct = (text: string): boolean =>
  POSITION.test(text) || text.startsWith('-') || (text.startsWith('(') && text.endsWith(')'));

function readAct(
  fields: readonly Field[],
  end: Field,
): Result<{ act: Act; rest: readonly Field[] }, LineFault> {
  const [head = end, next = end] = fields;
  const rest = fields.slice(1);
  if (head.text === '') return err({ code: 'missing-move', expected: 'move', at: end.at });
  if (POSITION.test(head.text)) {
    if (next.text === '' || NUMBER.test(next.text))
      return err({ code: 'missing-word', expected: 'word', at: next.at });
    const position = head.text.toUpperCase();
    return ok({ act: { kind: 'place', position, word: next.text }, rest: rest.slice(1) });
  }
  const act = shortAct(head.text);
  return act === undefined
    ? err({ code: 'bad-position', expected: 'position', at: head.at })
    : ok({ act, rest });
}

/** Acts of a single word. */
function shortAct(text: string): Act | undefined {
  if (text === '--') return { kind: 'withdraw' };
  if (text === '-' || /^-0+$/u.test(text)) return { kind: 'pass' };
  if (/^-\d{1,2}$/u.test(text)) return { kind: 'exchange-count', count: Number(text.slice(1)) };
  if (/^-\D/u.test(text)) return { kind: 'exchange', tiles: text.slice(1) };
  if (!text.startsWith('(') || !text.endsWith(')')) return undefined;
  const inner = text.slice(1, -1);
  if (inner.toLowerCase() === 'challenge') return { kind: 'challenge' };
  if (inner.toLowerCase() === 'time') return { kind: 'time' };
  return { kind: 'end', tiles: inner };
}

interface Points {
  readonly score: number | null;
  readonly total: number | null;
  readonly extra: Field | undefined;
}

function readPoints(act: Act, fields: readonly Field[], end: Field): Result<Points, LineFault> {
  const numbers: number[] = [];
  for (const field of fields.slice(0, 2)) {
    if (!NUMBER.test(field.text)) break;
    if (field.text.length > MOST_DIGITS + 1)
      return err({ code: 'bad-number', expected: 'number', at: field.at });
    numbers.push(numberOf(field.text));
  }
  const [first = null, second = null] = numbers;
  if (first === null && (act.kind === 'challenge' || act.kind === 'time'))
    return err({ code: 'missing-score', expected: 'score', at: fields[0]?.at ?? end.at });
  const extra = fields[numbers.length];
  const isTotal = second === null && isScoreless(act) && /^\d/u.test(fields[0]?.text ?? '');
  return ok(
    isTotal ? { score: null, total: first, extra } : { score: first, total: second, extra },
  );
}

/** Acts that give no points: a lone number without a sign is then the total. */
const isScoreless = ({ kind }: Act): boolean =>
  kind === 'pass' || kind === 'exchange' || kind === 'exchange-count' || kind === 'withdraw';

/** Never -0, which is another value than 0 to whoever compares. */
const numberOf = (text: string): number => Number(text.replace('\u2212', '-')) || 0;

function fieldsOf(text: string, from: number, most: number = MOST_FIELDS): Field[] {
  const fields: Field[] = [];
  const word = /\S+/gu;
  word.lastIndex = from;
  for (let found = word.exec(text); found !== null; found = word.exec(text)) {
    fields.push({ text: found[0], at: found.index });
    if (fields.length === most) break;
  }
  return fields;
}
