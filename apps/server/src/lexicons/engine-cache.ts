/** Keeps engines at hand: making one takes some milliseconds, and games with the same equipment share it. */
import { Engine } from '@taht/search';

type Equipment = ConstructorParameters<typeof Engine>[0];

/** More than there are combinations of lists, tile sets, boards and rules for blanks. */
const MOST_ENGINES = 64;

export class EngineCache {
  /** The one used last at the end. */
  readonly #engines = new Map<string, Engine>();

  engineFor(equipment: Equipment): Engine {
    const { lexicon, tileset, layout, rules } = equipment;
    const { blank, opening, bonus } = rules;
    const key = JSON.stringify([
      lexicon.info.hash,
      tileset.id,
      tileset.tiles,
      layout,
      blank.reuse,
      opening.centre,
      bonus,
    ]);
    const engine = this.#engines.get(key) ?? new Engine(equipment);
    this.#engines.delete(key);
    this.#engines.set(key, engine);
    for (const oldest of this.#engines.keys()) {
      if (this.#engines.size <= MOST_ENGINES) break;
      this.#engines.delete(oldest);
    }
    return engine;
  }
}
