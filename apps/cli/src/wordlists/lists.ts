/** All word lists of the program. A version increases when we change the words of a list. */
import { enList } from './en.ts';
import { etAllList, etList } from './et/et.ts';
import { fiAllList, fiCompoundsList, fiList } from './fi/fi.ts';
import { isList } from './is.ts';
import type { WordListMaker } from './maker.ts';
import { trList } from './tr.ts';
import { ukAllList, ukList } from './uk.ts';

export interface WordList {
  readonly maker: WordListMaker;
  readonly version: string;
}

export const lists: readonly WordList[] = [
  { maker: etList, version: '5' },
  { maker: etAllList, version: '5' },
  { maker: isList, version: '3' },
  { maker: fiList, version: '3' },
  { maker: fiCompoundsList, version: '1' },
  { maker: fiAllList, version: '3' },
  { maker: ukList, version: '2' },
  { maker: ukAllList, version: '2' },
  { maker: trList, version: '2' },
  { maker: enList, version: '1' },
];
