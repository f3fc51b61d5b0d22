/** Where the meanings of words are, as the page is built with them: by edition, chunk by chunk. */
import type { MeaningIndex } from '@taht/lexicon';
import type { FileEntry } from './load.ts';

interface Manifest extends MeaningIndex {
  readonly edition: string;
  readonly chunks: readonly (Omit<FileEntry, 'url'> & {
    readonly from: number;
    readonly name: string;
  })[];
}

interface MeaningFiles extends MeaningIndex {
  readonly chunks: readonly (FileEntry & { readonly from: number; readonly name: string })[];
}

const manifests = import.meta.glob<Manifest>('../../../../lexicons/meanings/*.json', {
  import: 'default',
  eager: true,
});
const urls = import.meta.glob<string>('../../../../lexicons/meanings/*.meanings', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export const meaningFiles: ReadonlyMap<string, MeaningFiles> = new Map(
  Object.values(manifests).map(({ edition, lexicon, languages, chunks }) => [
    edition,
    {
      lexicon,
      languages,
      chunks: chunks.map((chunk) => ({
        ...chunk,
        url: urls[`../../../../lexicons/meanings/${chunk.name}`] ?? '',
      })),
    },
  ]),
);
