/** A store that reports its failures to whoever runs the server; callers learn no more than a code. */
import type { Result } from '@taht/base';
import type { Store, StoreFailure } from './store.ts';

/** Between two reports: a full disk fails every request. */
const QUIET_MS = 10_000;

export function notifyingStore(
  store: Store,
  tell: (failure: StoreFailure) => void,
  now: () => number = () => performance.now(),
): Store {
  let told = Number.NEGATIVE_INFINITY;
  const heed =
    <Args extends unknown[], T>(ask: (...args: Args) => Promise<Result<T, StoreFailure>>) =>
    async (...args: Args): Promise<Result<T, StoreFailure>> => {
      const answer = await ask(...args);
      if (!answer.ok && answer.error.reason !== 'closed' && now() - told >= QUIET_MS) {
        told = now();
        tell(answer.error);
      }
      return answer;
    };
  return {
    ...store,
    append: heed(store.append),
    load: heed(store.load),
    resume: heed(store.resume),
    find: heed(store.find),
    heads: heed(store.heads),
    list: heed(store.list),
    saveSnapshot: heed(store.saveSnapshot),
    pack: heed(store.pack),
    forget: heed(store.forget),
    dueBefore: heed(store.dueBefore),
    claim: heed(store.claim),
    defer: heed(store.defer),
    settle: heed(store.settle),
    beat: heed(store.beat),
    absences: heed(store.absences),
    readMeta: heed(store.readMeta),
    writeMeta: heed(store.writeMeta),
  };
}
