/** A store that can be told to fail, and when. */
import { err, type Result } from '@taht/base';
import type { Head, Store, StoreFailure } from '../../src/store/store.ts';

export type Fault =
  /** Nothing is written. */
  | 'fails'
  /** It is written, but the answer is lost. */
  | 'unheard';

export interface Faults {
  /** Asked before every append and every read. */
  append(): Fault | undefined;
  read(): Fault | undefined;
  /** Passed through before anything happens, so that others can be faster. */
  wait(): Promise<void>;
  /** What becomes of a notice: it may be dropped, repeated or kept for later. */
  notice(head: Head, deliver: (head: Head) => void): void;
}

export const faultless: Faults = {
  append: () => undefined,
  read: () => undefined,
  wait: async () => {},
  notice: (head, deliver) => deliver(head),
};

const AWAY: StoreFailure = { code: 'store-failed', reason: 'away', detail: 'test' };

export function faultyStore(store: Store, faults: Faults): Store {
  const ask = async <T>(
    fault: () => Fault | undefined,
    job: () => Promise<Result<T, StoreFailure>>,
  ): Promise<Result<T, StoreFailure>> => {
    await faults.wait();
    const what = fault();
    if (what === 'fails') return err(AWAY);
    const answer = await job();
    await faults.wait();
    return what === 'unheard' ? err(AWAY) : answer;
  };
  return {
    shared: store.shared,
    append: (append) => ask(faults.append, () => store.append(append)),
    load: (stream, since) => ask(faults.read, () => store.load(stream, since)),
    resume: (stream) => ask(faults.read, () => store.resume(stream)),
    saveSnapshot: (stream, snapshot, dropBefore) =>
      ask(faults.read, () => store.saveSnapshot(stream, snapshot, dropBefore)),
    pack: (before, limit) => ask(faults.read, () => store.pack(before, limit)),
    forget: (stream) => ask(faults.read, () => store.forget(stream)),
    find: (stream, command) => ask(faults.read, () => store.find(stream, command)),
    heads: (streams) => ask(faults.read, () => store.heads(streams)),
    list: (query) => ask(faults.read, () => store.list(query)),
    dueBefore: (book, time, limit) => ask(faults.read, () => store.dueBefore(book, time, limit)),
    claim: (book, now, lease, limit) =>
      ask(faults.read, () => store.claim(book, now, lease, limit)),
    defer: (streams, until) => ask(faults.read, () => store.defer(streams, until)),
    settle: (stream, version) => ask(faults.read, () => store.settle(stream, version)),
    begin: (at, tolerance) => ask(faults.read, () => store.begin(at, tolerance)),
    beat: (at, tolerance) => ask(faults.read, () => store.beat(at, tolerance)),
    absences: (after) => ask(faults.read, () => store.absences(after)),
    readMeta: (key) => ask(faults.read, () => store.readMeta(key)),
    writeMeta: (key, value) => ask(faults.read, () => store.writeMeta(key, value)),
    onAppend: (listener) => store.onAppend((head) => faults.notice(head, listener)),
    say: (text) => store.say(text),
    onSaid: (listener) => store.onSaid(listener),
    close: () => store.close(),
  };
}
