/** From which addresses the owner of a name was let in, as far as this process remembers. */

/** Beyond so many the oldest are forgotten. */
const MOST = 100_000;

export class FamiliarAddresses {
  readonly #known = new Set<string>();

  has(name: string, address: string): boolean {
    return this.#known.has(`${name} ${address}`);
  }

  add(name: string, address: string): void {
    const key = `${name} ${address}`;
    this.#known.delete(key);
    this.#known.add(key);
    const [oldest] = this.#known;
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }
}
