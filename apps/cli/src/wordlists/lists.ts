/** All word lists of the program. A version increases when we change the words of a list. */
import { enList } from './en.ts';
import { etAllList, etList } from './et/et.ts';
import { fiAllList, fiList } from './fi/fi.ts';
import { isList } from './is.ts';
import type { WordListMaker } from './maker.ts';
import { trList } from './tr.ts';
import { ukAllList, ukList } from './uk.ts';

export interface WordList {
  readonly maker: WordListMaker;
  readonly version: string;
}

export const lists: readonly WordList[] = [
  { maker: etList, version: '2' },
  { maker: etAllList, version: '2' },
  { maker: isList, version: '2' },
  { maker: fiList, version: '2' },
  { maker: fiAllList, version: '2' },
  { maker: ukList, version: '1' },
  { maker: ukAllList, version: '1' },
  { maker: trList, version: '1' },
  { maker: enList, version: '1' },
];
