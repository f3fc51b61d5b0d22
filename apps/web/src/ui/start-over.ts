/** Browsers never ask again for a script that could not be fetched once, so the page itself begins anew, as soon as the server answers. */
import { fetchAgain } from '../i18n/fetch-again.ts';

/** Where it did not help a moment ago it will not now. */
const MOMENT_MS = 30_000;

export async function startOver(): Promise<void> {
  const [{ type } = { type: '' }] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  if (type === 'reload' && performance.now() < MOMENT_MS) return;
  await fetchAgain(location.href);
  location.reload();
}
