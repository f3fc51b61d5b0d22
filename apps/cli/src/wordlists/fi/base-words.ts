/** Lists the words of the transducer that have one part, are not derived (nouns in -uus apart), and are short enough. */
import { makeFlagMachine, NO_FLAGS, REFUSED } from './flags.ts';
import { FINAL, type Transducer } from './vfst.ts';

/** Tags behind which no such word comes: a further part, a possessive, a clitic, a participle, a name, a finite verb. */
const BARRED = /^\[(?:Bc|O|F|Ef|R|Ap|Ai|Le|La|Lp|Lur|Tn2|Tn3|Tn5|Te|Tk|Tm)/;

/** Calls `visit` with what is put out for each word; the array is used again. */
export function visitBaseWords(
  transducer: Transducer,
  letters: ReadonlySet<string>,
  longest: number,
  visit: (symbols: readonly string[]) => void,
): void {
  const { symbols, input, output, target, start, end } = transducer;
  const apply = makeFlagMachine(transducer);
  const isLetter = symbols.map((symbol) => letters.has(symbol));
  const isSilent = symbols.map((_, i) => i === 0 || transducer.flags[i] !== undefined);
  const isBarred = symbols.map((symbol) => BARRED.test(symbol));
  const path: string[] = [];

  /** Of suffixes only -uus and -yys go on, and only once. */
  const isSuffix = (put: string): boolean => {
    if (put === '[Xj]') return path.at(-1) === '[Ln]' && !path.includes('[Xj]');
    return path.at(-1) !== '[Xj]' || put === 'u' || put === 'y';
  };

  const walk = (state: number, flags: number, length: number): void => {
    const last = end[state] as number;
    if (input[last - 1] === FINAL) visit(path);
    for (let cell = start[state] as number; cell < last; cell++) step(cell, flags, length);
  };

  const step = (cell: number, flags: number, length: number): void => {
    const read = input[cell] as number;
    const isRead = isLetter[read] === true;
    if (!isRead && isSilent[read] !== true) return;
    if (isRead && length === longest) return;
    const next = apply(flags, read);
    const put = output[cell] as number;
    if (next === REFUSED || isBarred[put] === true) return;
    const isPut = isSilent[put] !== true;
    if (isPut && !isSuffix(symbols[put] as string)) return;
    if (isPut) path.push(symbols[put] as string);
    walk(target[cell] as number, next, isRead ? length + 1 : length);
    if (isPut) path.pop();
  };

  walk(0, NO_FLAGS, 0);
}
