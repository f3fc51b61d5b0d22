/** Breaks text into lines of a width, at spaces where there are any. */
import { widthOf } from './width.ts';

/** Lines after the first begin with `indent`; unless told, with the spaces that the first one begins with. */
export function wrap(text: string, width: number, indent = leadingSpaces(text)): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let start = leadingSpaces(text);
  let line = '';
  for (const word of text
    .trim()
    .split(/ +/)
    .flatMap((each) => pieces(each, width - indent.length))) {
    const longer = line === '' ? start + word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      start = indent;
      line = start + word;
    }
  }
  return [...lines, line];
}

export const wrapAll = (lines: readonly string[], width: number): string[] =>
  lines.flatMap((line) => wrap(line, width));

const leadingSpaces = (text: string): string => ' '.repeat(text.length - text.trimStart().length);

/** A word longer than a line, such as a path, is cut hard; a link would be of no use then. */
function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width || width < 1 || word.startsWith('https://')) return [word];
  const all: string[] = [];
  let piece = '';
  for (const character of word) {
    if (widthOf(piece + character) > width) {
      all.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...all, piece];
}
