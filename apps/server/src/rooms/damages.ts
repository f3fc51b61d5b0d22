/** The streams that this process found damaged in the store. Each is told of once; it counts until it reads as it was sealed, or is forgotten. */
import type { Corrupt } from './message.ts';

export interface Damage extends Omit<Corrupt, 'code'> {
  readonly stream: string;
  readonly kind: string;
}

export class Damages {
  readonly #found = new Map<string, string>();
  readonly #inAll = new Set<string>();
  readonly #tell: (damage: Damage) => void;

  constructor(tell: (damage: Damage) => void) {
    this.#tell = tell;
  }

  /** Streams that are damaged now. */
  get size(): number {
    return this.#found.size;
  }

  found(damage: Damage): void {
    const place = `${damage.version} ${damage.at}`;
    if (this.#found.get(damage.stream) === place) return;
    this.#found.set(damage.stream, place);
    this.#tell(damage);
  }

  /** By somebody who looked at all of it, and not only at what its state needs. */
  foundInAll(damage: Damage): void {
    this.#inAll.add(damage.stream);
    this.found(damage);
  }

  /** It reads as it was sealed, as far as its state needs it. */
  isSound(stream: string): void {
    if (!this.#inAll.has(stream)) this.#found.delete(stream);
  }

  isGone(stream: string): void {
    this.#inAll.delete(stream);
    this.#found.delete(stream);
  }
}
