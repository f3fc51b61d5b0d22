/** Asks other processes whether they have a connection of a person. No answer in time means no. */
import { LIMITS } from '../http/limits.ts';
import type { Clock } from '../rooms/clock.ts';
import type { Store } from '../store/store.ts';

/** What processes say to one another. */
interface Said {
  readonly kind: 'who-has' | 'has';
  readonly person: string;
}

export interface WhereaboutsOptions {
  readonly clock: Clock;
  readonly store: Pick<Store, 'shared' | 'say' | 'onSaid'>;
  isHere(person: string): boolean;
}

export class Whereabouts {
  readonly #options: WhereaboutsOptions;
  readonly #asked = new Map<string, Set<() => void>>();
  readonly stop: () => void;

  constructor(options: WhereaboutsOptions) {
    this.#options = options;
    const { store } = options;
    this.stop = store.shared ? store.onSaid((text) => this.#hear(text)) : () => {};
  }

  isElsewhere(person: string): Promise<boolean> {
    const { clock, store } = this.#options;
    if (!store.shared) return Promise.resolve(false);
    const asking = this.#asked.get(person) ?? new Set();
    this.#asked.set(person, asking);
    const answer = Promise.withResolvers<boolean>();
    const heard = (): void => answer.resolve(true);
    asking.add(heard);
    clock.at(clock.now() + LIMITS.elsewhere, () => {
      answer.resolve(false);
      asking.delete(heard);
      if (asking.size === 0) this.#asked.delete(person);
    });
    this.#say({ kind: 'who-has', person });
    return answer.promise;
  }

  #say(said: Said): void {
    this.#options.store.say(JSON.stringify(said));
  }

  #hear(text: string): void {
    const { kind, person } = JSON.parse(text) as Said;
    if (kind === 'has') for (const heard of this.#asked.get(person) ?? []) heard();
    else if (kind === 'who-has' && this.#options.isHere(person)) this.#say({ kind: 'has', person });
  }
}
