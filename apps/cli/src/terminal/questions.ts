/** Asks at the terminal: yes or no, one of a list, some of a list, a line of text. A player who leaves ends every question. */
import { plain } from '@taht/phrasing';
import type { Style } from '../screen/style.ts';
import { wrap, wrapAll } from '../text/wrap.ts';
import type { CommandWords } from './input.ts';
import type { Guard, Terminal } from './terminal.ts';

/** Thrown when the player leaves, and caught where the sitting ends. Everything acknowledged is on the disk by then. */
export class Leaving extends Error {}

export interface Asker {
  readonly terminal: Terminal;
  readonly words: CommandWords;
  /** As the terminal is now: its size may change. */
  style(): Style;
}

export function say(asker: Asker, lines: readonly string[]): void {
  for (const line of wrapAll(lines, asker.style().columns)) asker.terminal.write(`${line}\n`);
}

/** A long question stands on lines of its own; what is typed always has room. */
export async function askLine(
  asker: Asker,
  question: string,
  guard: Guard = 'quick',
): Promise<string> {
  const { columns } = asker.style();
  const lines = wrap(question, Math.max(20, columns - 20));
  if (lines.length > 1) say(asker, wrap(question, columns));
  const prompt = lines.length > 1 ? '> ' : `${question} `;
  const line = await asker.terminal.read(prompt, guard);
  if (line === null) throw new Leaving();
  return line.trim();
}

export type YesNo = 'yes' | 'no';

/** Enter alone means `usual`, where there is one. */
export async function askYesNo(asker: Asker, question: string, usual?: YesNo): Promise<YesNo> {
  const { words } = asker;
  const { t } = asker.style().texts;
  const [yes, no] = [words.shown('yes'), words.shown('no')];
  const shown =
    usual === undefined ? `${yes}/${no}` : usual === 'yes' ? `[${yes}]/${no}` : `${yes}/[${no}]`;
  for (;;) {
    const typed = await askLine(asker, `${question} ${shown}`);
    const answer = typed === '' ? usual : words.find(typed);
    if (answer === 'yes' || answer === 'no') return answer;
    if (answer === 'quit') throw new Leaving();
    say(asker, [t('play.answer-yes-no', { yes, no })]);
  }
}

/** Numbered from 1; Enter takes the usual one. */
export async function askOne(
  asker: Asker,
  question: string,
  options: readonly string[],
  usual?: number,
): Promise<number> {
  const { t } = asker.style().texts;
  say(asker, [question, ...numbered(options)]);
  for (;;) {
    const typed = await askLine(asker, usual === undefined ? '>' : `[${usual + 1}] >`);
    const chosen = typed === '' ? usual : numberIn(typed, options.length);
    if (chosen !== undefined) return chosen;
    leaveIfAsked(asker, typed);
    say(asker, [t('play.answer-number', { min: 1, max: options.length })]);
  }
}

/** Numbers with spaces or commas between; Enter takes none. A heading may stand before an option. */
export async function askSome(
  asker: Asker,
  question: string,
  options: readonly string[],
  headings: Readonly<Record<number, string>> = {},
): Promise<readonly number[]> {
  const { texts, paint } = asker.style();
  const { t } = texts;
  const lines = numbered(options).flatMap((line, i) =>
    headings[i] === undefined ? [line] : [paint.faint(`     ${headings[i]}:`), line],
  );
  say(asker, [question, ...lines]);
  for (;;) {
    const typed = await askLine(asker, '>');
    const numbers = numbersIn(typed, options.length);
    if (numbers !== undefined) return numbers;
    leaveIfAsked(asker, typed);
    say(asker, [t('play.answer-number', { min: 1, max: options.length })]);
  }
}

/** The numbers that were typed, counted from 0, each once. Undefined if one of them is not on the list. */
export function numbersIn(text: string, count: number): readonly number[] | undefined {
  const numbers = text
    .split(/[\s,;]+/u)
    .filter((part) => part !== '')
    .map((part) => numberIn(part, count));
  return numbers.every((number) => number !== undefined) ? [...new Set(numbers)] : undefined;
}

function numberIn(text: string, count: number): number | undefined {
  const number = /^\d{1,3}$/.test(text) ? Number(text) - 1 : -1;
  return number >= 0 && number < count ? number : undefined;
}

export function leaveIfAsked({ words }: Asker, typed: string): void {
  if (words.find(typed) === 'quit') throw new Leaving();
}

const numbered = (options: readonly string[]): string[] =>
  options.map((option, i) => `${String(i + 1).padStart(3)}. ${option}`);

/** Page by page, with Enter after each but the last. */
export async function showPages(asker: Asker, lines: readonly string[]): Promise<void> {
  const { columns, rows, texts } = asker.style();
  const all = wrapAll(lines, columns);
  const size = Math.max(5, rows - 2);
  for (let at = 0; at < all.length; at += size) {
    if (at > 0) await askLine(asker, texts.t('play.more'));
    if (at > 0) asker.terminal.clear();
    say(asker, all.slice(at, at + size));
  }
}

/** On pages of their own, until Enter. */
export async function showAlone(asker: Asker, lines: readonly string[]): Promise<void> {
  asker.terminal.clear();
  await showPages(asker, lines);
  await askLine(asker, asker.style().texts.t('play.press-enter'));
}

/** The name without control characters and surplus spaces, cut to fit. Undefined if nothing is left of it. */
export function readName(text: string): string | undefined {
  const clean = plain(text.normalize('NFC')).replaceAll(/\s+/gu, ' ').trim();
  const short = [...new Intl.Segmenter().segment(clean)].slice(0, LONGEST_NAME);
  const name = short
    .map(({ segment }) => segment)
    .join('')
    .trim();
  return name === '' ? undefined : name;
}

const LONGEST_NAME = 24;
