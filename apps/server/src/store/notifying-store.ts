/** A store that reports its failures, and how long it takes, to whoever runs the server; callers learn no more than a code. */
import type { Result } from '@taht/base';
import type { Store, StoreFailure } from './store.ts';

export interface Listening {
  /** Told of failures, but not of each: a full disk fails every request. */
  tell(failure: StoreFailure): void;
  /** Told of every answer, with the time it took; the reason where it failed. */
  onAnswer?(operation: string, seconds: number, failure: StoreFailure['reason'] | null): void;
  /** Milliseconds. */
  now?(): number;
}

/** Between two reports. */
const QUIET_MS = 10_000;

export function notifyingStore(
  store: Store,
  { tell, onAnswer, now = () => performance.now() }: Listening,
): Store {
  let told = Number.NEGATIVE_INFINITY;
  const heed =
    <Args extends unknown[], T>(
      operation: string,
      ask: (...args: Args) => Promise<Result<T, StoreFailure>>,
    ) =>
    async (...args: Args): Promise<Result<T, StoreFailure>> => {
      const begun = now();
      const answer = await ask(...args);
      onAnswer?.(operation, (now() - begun) / 1000, answer.ok ? null : answer.error.reason);
      if (!answer.ok && answer.error.reason !== 'closed' && now() - told >= QUIET_MS) {
        told = now();
        tell(answer.error);
      }
      return answer;
    };
  return {
    ...store,
    append: heed('append', store.append),
    load: heed('load', store.load),
    resume: heed('resume', store.resume),
    find: heed('find', store.find),
    heads: heed('heads', store.heads),
    list: heed('list', store.list),
    saveSnapshot: heed('saveSnapshot', store.saveSnapshot),
    pack: heed('pack', store.pack),
    forget: heed('forget', store.forget),
    dueBefore: heed('dueBefore', store.dueBefore),
    claim: heed('claim', store.claim),
    defer: heed('defer', store.defer),
    settle: heed('settle', store.settle),
    beat: heed('beat', store.beat),
    absences: heed('absences', store.absences),
    readMeta: heed('readMeta', store.readMeta),
    writeMeta: heed('writeMeta', store.writeMeta),
  };
}
