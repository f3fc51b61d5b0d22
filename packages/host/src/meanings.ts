/** What words are and mean, from the files that come with the program: only the chunks that are asked for are read. */
import {
  decodeMeanings,
  type Lexicon,
  type Meaning,
  type MeaningChunk,
  type MeaningIndex,
  meaningOf,
} from '@taht/lexicon/read';
import { builtInFile } from './lexicons.ts';
import { readBytes } from './read-bytes.ts';

interface MeaningFiles extends MeaningIndex {
  readonly chunks: readonly { readonly from: number; readonly name: string }[];
}

export type TellMeaning = (word: string) => Promise<Meaning | undefined>;

/** `own` is the edition's own list. Nothing is told where there are no files, or they were made for another list. */
export function meaningsFor(own: Lexicon): TellMeaning {
  const bytes = readBytes(builtInFile(`meanings/${own.info.edition}.json`));
  if (!bytes.ok) return () => Promise.resolve(undefined);
  const index: MeaningFiles = JSON.parse(Buffer.from(bytes.value).toString());
  const chunks = new Map<number, MeaningChunk | undefined>();
  const load = (number: number): Promise<MeaningChunk | undefined> => {
    if (!chunks.has(number)) chunks.set(number, read(number));
    return Promise.resolve(chunks.get(number));
  };
  const read = (number: number): MeaningChunk | undefined => {
    const file = readBytes(builtInFile(`meanings/${index.chunks[number]?.name ?? ''}`));
    const chunk = file.ok
      ? decodeMeanings(Buffer.from(file.value).toString(), index.lexicon)
      : undefined;
    return chunk?.ok ? chunk.value : undefined;
  };
  return (word) => meaningOf(own, index, word, load);
}
