/** The files of every word list as the page is built with them: where they are, and what their manifests say of them. */
import type { FileEntry, FileTable } from './load.ts';

type Manifest = Omit<FileEntry, 'url'>;

const urls = import.meta.glob<string>('../../../../lexicons/*.{dawg,ranks,leaves.json}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const manifests = import.meta.glob<Manifest & { readonly name: string }>(
  ['../../../../lexicons/*.json', '!../../../../lexicons/*.leaves.json'],
  { import: 'file', eager: true },
);
const editions = import.meta.glob<string>(
  ['../../../../lexicons/*.json', '!../../../../lexicons/*.*.json'],
  { import: 'edition', eager: true },
);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const stated = new Map(Object.values(manifests).map((manifest) => [manifest.name, manifest]));

export const files: FileTable = {
  editions: new Map(
    Object.entries(editions).map(([path, edition]) => [
      nameOf(path).replace(/\.json$/u, ''),
      edition,
    ]),
  ),
  entries: new Map(
    Object.entries(urls).map(([path, url]) => [
      nameOf(path),
      { url, ...stated.get(nameOf(path)) } satisfies FileEntry,
    ]),
  ),
};
