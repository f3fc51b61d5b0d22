/** The files of every word list as the page is built with them: where they are, and what their manifests say of them. */
import { type FileEntry, type FileTable, familyName } from './load.ts';

type Manifest = Omit<FileEntry, 'url'>;

const urls = import.meta.glob<string>(
  '../../../../lexicons/*.{dawg,ranks,leaves.json,phonies.txt}',
  {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  },
);
const manifests = import.meta.glob<Manifest & { readonly name: string }>(
  ['../../../../lexicons/*.json', '!../../../../lexicons/*.leaves.json'],
  { import: 'file', eager: true },
);
const editions = import.meta.glob<string>(
  ['../../../../lexicons/*.json', '!../../../../lexicons/*.*.json'],
  { import: 'edition', eager: true },
);

/** An older list has the name that it had when it was the newest, so its address is as it was and a device that has it needs not fetch it again. */
const older = import.meta.glob<string>('../../../../lexicons/old/*/*.dawg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** A list for families lies with what its language was written by hand, and is named here by the language. */
const families = import.meta.glob<string>('../../../../lexicons/src/*/family.txt', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const stated = new Map(Object.values(manifests).map((manifest) => [manifest.name, manifest]));

export const files: FileTable = {
  editions: new Map(
    Object.entries(editions).map(([path, edition]) => [
      nameOf(path).replace(/\.json$/u, ''),
      edition,
    ]),
  ),
  entries: new Map<string, FileEntry>([
    ...Object.entries(urls).map(
      ([path, url]) => [nameOf(path), { url, ...stated.get(nameOf(path)) }] as const,
    ),
    ...Object.entries(families).map(
      ([path, url]) => [familyName(path.split('/').at(-2) ?? ''), { url }] as const,
    ),
  ]),
  older: new Map(
    Object.entries(older).map(([path, url]) => [
      path
        .split('/')
        .slice(-2)
        .join('/')
        .replace(/\.dawg$/u, ''),
      url,
    ]),
  ),
};
