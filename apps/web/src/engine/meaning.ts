/** Tells what a word is and means; loaded into the worker when that is first asked. Only the chunks that are needed are fetched. */
import {
  decodeMeanings,
  type Meaning,
  type MeaningChunk,
  meaningOf,
  textQueries,
} from '@taht/lexicon';
import { fetchFile } from './load.ts';
import type { EngineData } from './load-engine.ts';
import { meaningFiles } from './meaning-files.ts';
import { fetchStored } from './stored-files.ts';
import type { ToldWord } from './study-question.ts';

/** By the address of the file; what failed is asked for again the next time. */
const chunks = new Map<string, MeaningChunk>();

/** Meanings belong to the edition's own list, whichever list the word is looked for in. */
export async function tellWord(
  word: string,
  { edition, lexicon, ranks }: Pick<EngineData, 'edition' | 'lexicon' | 'ranks'>,
): Promise<ToldWord> {
  const found = textQueries(lexicon).contains(word);
  const isWord = found.ok && found.value;
  const index = meaningFiles.get(edition);
  if (index === undefined || ranks === undefined)
    return { word, isWord, meaning: null, isUnreachable: false };
  let isUnreachable = false;
  const load = async (number: number): Promise<MeaningChunk | undefined> => {
    const entry = index.chunks[number];
    if (entry === undefined) return undefined;
    const known = chunks.get(entry.url);
    if (known !== undefined) return known;
    const bytes = await fetchFile(entry.name, entry, fetchStored);
    const read = bytes.ok
      ? decodeMeanings(new TextDecoder().decode(bytes.value), index.lexicon)
      : undefined;
    if (read?.ok) chunks.set(entry.url, read.value);
    else isUnreachable = true;
    return read?.ok ? read.value : undefined;
  };
  const meaning: Meaning | undefined = await meaningOf(ranks.lexicon, index, word, load);
  return { word, isWord, meaning: meaning ?? null, isUnreachable };
}
