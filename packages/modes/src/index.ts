/** The other games of the rulebooks, a folder each, in the manner of the standard game. */
export * as bingo from './bingo/index.ts';
export { makeCsv } from './csv.ts';
export * as duplicate from './duplicate/index.ts';
export * as solitaire from './solitaire/index.ts';
export { tidyLine } from './tidy-line.ts';
export * as ungame from './ungame/index.ts';
