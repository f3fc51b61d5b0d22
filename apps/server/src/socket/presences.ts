/**
 * Who watches which stream, at any process. Nothing depends on it, so it lives in memory and may lag: processes
 * tell each other repeatedly, and what is not repeated is dropped.
 */
import { makeFrame } from '@taht/protocol';
import type { Clock } from '../rooms/clock.ts';
import { kindIn } from '../rooms/commands.ts';
import { every } from '../rooms/every.ts';
import { MOST_SAID, type Store } from '../store/store.ts';

export interface Present {
  /** Null for a stranger. */
  readonly person: string | null;
  tell(text: string): void;
}

/** Those in a stream at one process. In a crowd only the number counts. */
interface Here {
  readonly stream: string;
  readonly persons: readonly string[];
  readonly others: number;
}

/** What a process says to the others. */
interface Said {
  readonly kind: 'presence';
  /** The process. */
  readonly from: string;
  /** Whether other processes should answer with their own. */
  readonly asks: boolean;
  readonly all: readonly Here[];
}

interface Elsewhere extends Here {
  readonly heard: number;
}

export interface PresencesOptions {
  readonly clock: Clock;
  readonly store: Pick<Store, 'shared' | 'say' | 'onSaid'>;
  /** Kinds of streams in which people meet. */
  readonly kinds: readonly string[];
  /** No two processes have the same one. */
  readonly self: string;
  onBug(error: unknown): void;
}

const DELAY_MS = 250;
const MOST_NAMED = 50;
/** Between two reports of a process. */
const REPEAT_MS = 5000;
/** After which a silent process counts as gone. */
const FORGET_MS = 12_000;

export class Presences {
  readonly #options: PresencesOptions;
  readonly #streams = new Map<string, Set<Present>>();
  /** By stream and process. */
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  readonly #due = new Set<string>();
  /** Streams not yet reported to the others, and whether to ask for theirs. */
  readonly #unsaid = new Map<string, boolean>();
  readonly #stops: readonly (() => void)[];

  constructor(options: PresencesOptions) {
    this.#options = options;
    const { store, clock, onBug } = options;
    this.#stops = store.shared
      ? [
          store.onSaid((text) => this.#hear(text)),
          every(clock, REPEAT_MS, async () => this.#repeat(), onBug),
        ]
      : [];
  }

  enter(stream: string, present: Present): () => void {
    if (!this.#options.kinds.includes(kindIn(stream))) return () => {};
    const all = this.#streams.get(stream) ?? new Set();
    const isFirst = all.size === 0;
    this.#streams.set(stream, all);
    all.add(present);
    this.#changed(stream, isFirst);
    return () => {
      all.delete(present);
      if (all.size === 0) this.#streams.delete(stream);
      this.#changed(stream, false);
    };
  }

  /** Those who are here, each named once. */
  hereIn(stream: string): readonly string[] {
    const far = this.#farIn(stream).flatMap(({ persons }) => persons);
    return [...new Set([...this.#personsIn(stream), ...far])].sort();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #personsIn(stream: string): readonly string[] {
    const all = [...(this.#streams.get(stream) ?? [])];
    return [...new Set(all.flatMap(({ person }) => (person === null ? [] : [person])))].sort();
  }

  #farIn(stream: string): readonly Elsewhere[] {
    return [...(this.#elsewhere.get(stream)?.values() ?? [])];
  }

  #nearIn(stream: string): Here {
    const persons = this.#personsIn(stream);
    const all = [...(this.#streams.get(stream) ?? [])];
    const strangers = all.filter(({ person }) => person === null).length;
    const others = strangers + Math.max(0, persons.length - MOST_NAMED);
    return { stream, persons: persons.slice(0, MOST_NAMED), others };
  }

  #changed(stream: string, asks: boolean): void {
    this.#saySoon(stream, asks);
    this.#tellSoon(stream);
  }

  #saySoon(stream: string, asks: boolean): void {
    const { clock, store } = this.#options;
    if (!store.shared) return;
    const isSet = this.#unsaid.size > 0;
    this.#unsaid.set(stream, asks || this.#unsaid.get(stream) === true);
    if (!isSet) clock.at(clock.now() + DELAY_MS, () => this.#sayAll());
  }

  #sayAll(): void {
    const asking = Map.groupBy(this.#unsaid, ([, asks]) => asks);
    this.#unsaid.clear();
    for (const [asks, all] of asking)
      this.#say(
        all.map(([stream]) => stream),
        asks,
      );
  }

  #tellSoon(stream: string): void {
    if (this.#due.has(stream)) return;
    const { clock } = this.#options;
    this.#due.add(stream);
    clock.at(clock.now() + DELAY_MS, () => {
      this.#due.delete(stream);
      this.#tell(stream);
    });
  }

  #tell(stream: string): void {
    const all = this.#streams.get(stream);
    if (all === undefined) return;
    const here = this.hereIn(stream);
    const near = this.#nearIn(stream);
    const unnamed = [near, ...this.#farIn(stream)].reduce((sum, { others }) => sum + others, 0);
    const others = unnamed + Math.max(0, here.length - MOST_NAMED);
    const text = makeFrame({ kind: 'presence', stream, here: here.slice(0, MOST_NAMED), others });
    for (const present of [...all]) present.tell(text);
  }

  /** Reports as many in one text as fit. */
  #say(streams: readonly string[], asks: boolean): void {
    const { store, self: from } = this.#options;
    const textOf = (all: readonly Here[]): string =>
      JSON.stringify({ kind: 'presence', from, asks, all } satisfies Said);
    let all: readonly Here[] = [];
    for (const stream of streams) {
      const more = [...all, this.#nearIn(stream)];
      if (all.length > 0 && Buffer.byteLength(textOf(more)) > MOST_SAID) {
        store.say(textOf(all));
        all = more.slice(-1);
      } else all = more;
    }
    if (all.length > 0) store.say(textOf(all));
  }

  #hear(text: string): void {
    const said = JSON.parse(text) as Said;
    if (said.kind !== 'presence') return;
    for (const here of said.all) this.#note(said.from, here);
    if (!said.asks) return;
    const ours = said.all.map(({ stream }) => stream).filter((stream) => this.#streams.has(stream));
    this.#say(ours, false);
  }

  #note(from: string, here: Here): void {
    const { stream, persons, others } = here;
    const all = this.#elsewhere.get(stream) ?? new Map<string, Elsewhere>();
    const was = all.get(from);
    if (persons.length + others === 0) all.delete(from);
    else all.set(from, { ...here, heard: this.#options.clock.now() });
    if (all.size > 0) this.#elsewhere.set(stream, all);
    else this.#elsewhere.delete(stream);
    const isNews = was?.others !== others || was.persons.join() !== persons.join();
    if (isNews) this.#tellSoon(stream);
  }

  #repeat(): void {
    const before = this.#options.clock.now() - FORGET_MS;
    for (const [stream, all] of this.#elsewhere)
      for (const [from, { heard }] of all)
        if (heard < before) this.#note(from, { stream, persons: [], others: 0 });
    this.#say([...this.#streams.keys()], false);
  }
}
