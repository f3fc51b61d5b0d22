/** All streams that a query finds, page after page. */
import type { ListQuery, Store, StreamRow } from './store.ts';

const PAGE = 100;

export async function* streamsOf(
  store: Pick<Store, 'list'>,
  query: Omit<ListQuery, 'limit' | 'after'>,
): AsyncGenerator<StreamRow> {
  let after: StreamRow | undefined;
  do {
    const page = await store.list({
      ...query,
      limit: PAGE,
      ...(after === undefined ? {} : { after }),
    });
    // Half of them would pass for all.
    if (!page.ok) throw new Error(page.error.code);
    yield* page.value;
    after = page.value.length === PAGE ? page.value.at(-1) : undefined;
  } while (after !== undefined);
}
