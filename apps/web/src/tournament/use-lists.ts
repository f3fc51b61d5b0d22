/** The word lists that the server has for an edition, those of one's own too; the page's own until it has answered. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../connection/call.ts';
import { editionFor } from '../network/table-options.ts';

export interface List {
  readonly id: string;
  readonly hash: string;
  readonly edition: string;
}

export function useLists(edition: string): ReadonlySignal<readonly List[]> {
  const known = editionFor(edition).lexicons.map((id) => ({ id, hash: '', edition }));
  const lists = useSignal<readonly List[]>(known);
  useEffect(() => {
    lists.value = known;
    void call<{ readonly lexicons: readonly List[] }>('/lexicons').then((asked) => {
      if (asked.ok) lists.value = withServers(known, asked.value.lexicons, edition);
    });
  }, [edition]);
  return lists;
}

/** In the order of the edition, then the others; one that is damaged has no edition. */
export function withServers(
  known: readonly List[],
  found: readonly Partial<List>[],
  edition: string,
): readonly List[] {
  const there = found.filter(
    (each): each is List => each.edition === edition && each.hash !== undefined,
  );
  return [
    ...known.map((each) => there.find(({ id }) => id === each.id) ?? each),
    ...there.filter(({ id }) => !known.some((each) => each.id === id)),
  ];
}
