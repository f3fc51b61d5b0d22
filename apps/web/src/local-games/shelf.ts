/** Where the games of this device lie: an entry is written whole or not at all, and never over another. */

export interface Stored<Entry> {
  readonly game: string;
  readonly index: number;
  /** Of the record's format. */
  readonly version: number;
  readonly entry: Entry;
}

interface Named {
  readonly id: string;
}

export interface Shelf<Entry, Facts extends Named> {
  list(): Promise<readonly Facts[]>;
  load(game: string): Promise<readonly Stored<Entry>[]>;
  /** False where another tab has written that entry first. Rejects where nothing can be written. */
  append(stored: Stored<Entry>, facts: Facts): Promise<boolean>;
  remove(game: string): Promise<void>;
}

const FORMAT = 1;

/** In the browser's database; where it has none (a private window of some browsers), until the page is closed. */
export async function openShelf<Entry, Facts extends Named>(
  name: string,
): Promise<Shelf<Entry, Facts>> {
  try {
    return new DatabaseShelf(await openDatabase(name));
  } catch {
    return new MemoryShelf();
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, FORMAT);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('games', { keyPath: 'id' });
    request.result.createObjectStore('entries', { keyPath: ['game', 'index'] });
  });
  return settled(request);
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
    if (request instanceof IDBOpenDBRequest)
      request.addEventListener('blocked', () => reject(new Error('blocked')));
  });

class DatabaseShelf<Entry, Facts extends Named> implements Shelf<Entry, Facts> {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
    // A newer page wants to change it: it must not have to wait for this one.
    database.addEventListener('versionchange', () => database.close());
  }

  list(): Promise<readonly Facts[]> {
    return settled(this.#read('games').getAll());
  }

  load(game: string): Promise<readonly Stored<Entry>[]> {
    return settled(this.#read('entries').getAll(rangeOf(game)));
  }

  append(stored: Stored<Entry>, facts: Facts): Promise<boolean> {
    const work = this.#database.transaction(['entries', 'games'], 'readwrite', {
      durability: 'strict',
    });
    const adding = work.objectStore('entries').add(stored);
    work.objectStore('games').put(facts);
    return new Promise((resolve, reject) => {
      work.addEventListener('complete', () => resolve(true));
      work.addEventListener('abort', () => {
        const { error } = adding;
        if (error?.name === 'ConstraintError') resolve(false);
        else reject(work.error ?? error ?? new Error('aborted'));
      });
    });
  }

  async remove(game: string): Promise<void> {
    const work = this.#database.transaction(['entries', 'games'], 'readwrite');
    work.objectStore('entries').delete(rangeOf(game));
    await settled(work.objectStore('games').delete(game));
  }

  #read(store: string): IDBObjectStore {
    return this.#database.transaction(store).objectStore(store);
  }
}

const rangeOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);

class MemoryShelf<Entry, Facts extends Named> implements Shelf<Entry, Facts> {
  readonly #games = new Map<string, { facts: Facts; stored: Stored<Entry>[] }>();

  async list(): Promise<readonly Facts[]> {
    return [...this.#games.values()].map(({ facts }) => facts);
  }

  async load(game: string): Promise<readonly Stored<Entry>[]> {
    return this.#games.get(game)?.stored ?? [];
  }

  async append(stored: Stored<Entry>, facts: Facts): Promise<boolean> {
    const before = this.#games.get(stored.game)?.stored ?? [];
    if (stored.index !== before.length) return false;
    this.#games.set(stored.game, { facts, stored: [...before, stored] });
    return true;
  }

  async remove(game: string): Promise<void> {
    this.#games.delete(game);
  }
}
