/** The other games of the rulebooks, a folder each, in the manner of the standard game. */
export * as duplicate from './duplicate/index.ts';
