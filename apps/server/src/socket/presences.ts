/** Who watches which stream at this process just now. Nobody depends on it, so it is memory only and told a little late. */
import { makeFrame } from '@taht/protocol';
import type { Clock } from '../rooms/clock.ts';
import { kindIn } from './commands.ts';

export interface Present {
  /** Null for a stranger. */
  readonly person: string | null;
  tell(text: string): void;
}

/** Kinds of streams in which people meet. */
const KINDS: readonly string[] = ['game', 'table'];
const DELAY_MS = 250;
/** In a crowd only the number counts. */
const MOST_NAMED = 50;

export class Presences {
  readonly #clock: Clock;
  readonly #streams = new Map<string, Set<Present>>();
  readonly #due = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  enter(stream: string, present: Present): () => void {
    if (!KINDS.includes(kindIn(stream))) return () => {};
    const all = this.#streams.get(stream) ?? new Set();
    this.#streams.set(stream, all);
    all.add(present);
    this.#tellSoon(stream);
    return () => {
      all.delete(present);
      if (all.size === 0) this.#streams.delete(stream);
      else this.#tellSoon(stream);
    };
  }

  /** Those who are here, each named once. */
  hereIn(stream: string): readonly string[] {
    const all = [...(this.#streams.get(stream) ?? [])];
    const persons = all.flatMap(({ person }) => (person === null ? [] : [person]));
    return [...new Set(persons)].sort();
  }

  #tellSoon(stream: string): void {
    if (this.#due.has(stream)) return;
    this.#due.add(stream);
    this.#clock.at(this.#clock.now() + DELAY_MS, () => {
      this.#due.delete(stream);
      this.#tell(stream);
    });
  }

  #tell(stream: string): void {
    const all = this.#streams.get(stream);
    if (all === undefined) return;
    const here = this.hereIn(stream);
    const strangers = [...all].filter(({ person }) => person === null).length;
    const others = strangers + Math.max(0, here.length - MOST_NAMED);
    const text = makeFrame({ kind: 'presence', stream, here: here.slice(0, MOST_NAMED), others });
    for (const present of [...all]) present.tell(text);
  }
}
