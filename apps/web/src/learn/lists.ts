/** What the manifests of the word lists and the leave files say, as the page is built with them. */
import type { LeaveFile } from '@taht/search';

export interface ListManifest {
  readonly id: string;
  readonly edition: string;
  readonly words: number;
  /** How many words there are of each length. */
  readonly lengths: readonly number[];
  readonly policy: string;
  readonly sources: readonly {
    readonly kind: string;
    readonly name: string;
    readonly version: string;
    readonly licence: string;
  }[];
  readonly licence: string;
  readonly rebuild: string;
}

const found = import.meta.glob<ListManifest>(
  ['../../../../lexicons/*.json', '!../../../../lexicons/*.*.json'],
  { import: 'default', eager: true },
);

export const lists: readonly ListManifest[] = Object.values(found);

const leaves = import.meta.glob<LeaveFile>('../../../../lexicons/*.leaves.json', {
  import: 'default',
});

/** Undefined where nothing was learned for an edition. */
export const leavesOf = async (edition: string): Promise<LeaveFile | undefined> =>
  leaves[`../../../../lexicons/${edition}.leaves.json`]?.();

const games = import.meta.glob<number>('../../../../lexicons/*.leaves.json', {
  import: 'games',
  eager: true,
});

export const gamesLearnedFrom = (edition: string): number =>
  games[`../../../../lexicons/${edition}.leaves.json`] ?? 0;

const notices = import.meta.glob<string>('../../../../lexicons/LICENSES/*.txt', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Addresses of the licence notices, by name. */
export const noticeFiles: readonly (readonly [name: string, address: string])[] = Object.entries(
  notices,
).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1, -'.txt'.length), address]);
