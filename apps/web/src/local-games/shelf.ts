/** Where the streams of this device lie: rows are written whole or not at all, and never over others. */

/** The names in the browser's database. They stay, so that whoever comes back finds what was stored under them. */
export interface Layout {
  readonly database: string;
  /** What lists show of each stream. */
  readonly facts: string;
  readonly rows: string;
  /** The field of a row that names its stream. */
  readonly stream: string;
}

export const gamesIn = (database: string): Layout => ({
  ...{ database, facts: 'games', rows: 'entries' },
  stream: 'game',
});

/** A row of a game. */
export interface Stored<Entry> extends Numbered {
  readonly game: string;
  /** Of the format of its entry. */
  readonly version: number;
  readonly entry: Entry;
}

interface Numbered {
  /** Of the row in its stream, from 0. */
  readonly index: number;
}

export interface Listed {
  /** Of the stream. */
  readonly id: string;
  /** When something last happened in it. */
  readonly at: number;
}

export interface Shelf<Row extends Numbered, Facts extends Listed> {
  /** False where the browser keeps nothing, and all is gone with the page. */
  readonly isLasting: boolean;
  /** The newest first. */
  list(): Promise<readonly Facts[]>;
  load(id: string): Promise<readonly Row[]>;
  /** False where another tab has written a row of that number first. Rejects where nothing can be written. */
  append(rows: readonly Row[], facts: Facts): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const FORMAT = 1;

/** In the browser's database; where it has none (a private window of some browsers), until the page is closed. */
export async function openShelf<Row extends Numbered, Facts extends Listed>(
  layout: Layout,
  closed?: () => void,
): Promise<Shelf<Row, Facts>> {
  try {
    const database = await openDatabase(layout);
    // A newer page wants to change it: it must not have to wait for this one.
    database.addEventListener('versionchange', () => {
      database.close();
      closed?.();
    });
    return new DatabaseShelf(database, layout);
  } catch {
    return new MemoryShelf();
  }
}

function openDatabase({ database, facts, rows, stream }: Layout): Promise<IDBDatabase> {
  const request = indexedDB.open(database, FORMAT);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(facts, { keyPath: 'id' });
    request.result.createObjectStore(rows, { keyPath: [stream, 'index'] });
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

const newestFirst = <Facts extends Listed>(facts: readonly Facts[]): readonly Facts[] =>
  facts.toSorted((a, b) => b.at - a.at);

class DatabaseShelf<Row extends Numbered, Facts extends Listed> implements Shelf<Row, Facts> {
  readonly isLasting = true;
  readonly #database: IDBDatabase;
  readonly #facts: string;
  readonly #rows: string;

  constructor(database: IDBDatabase, { facts, rows }: Layout) {
    this.#database = database;
    this.#facts = facts;
    this.#rows = rows;
  }

  async list(): Promise<readonly Facts[]> {
    return newestFirst(await settled(this.#read(this.#facts).getAll()));
  }

  load(id: string): Promise<readonly Row[]> {
    return settled(this.#read(this.#rows).getAll(rangeOf(id)));
  }

  append(rows: readonly Row[], facts: Facts): Promise<boolean> {
    const work = this.#write({ durability: 'strict' });
    const added = rows.map((row) => work.objectStore(this.#rows).add(row));
    work.objectStore(this.#facts).put(facts);
    return new Promise((resolve, reject) => {
      work.addEventListener('complete', () => resolve(true));
      work.addEventListener('abort', () => {
        const [error] = added.flatMap((each) => each.error ?? []);
        if (error?.name === 'ConstraintError') resolve(false);
        else reject(work.error ?? error ?? new Error('aborted'));
      });
    });
  }

  async remove(id: string): Promise<void> {
    const work = this.#write({});
    work.objectStore(this.#rows).delete(rangeOf(id));
    await settled(work.objectStore(this.#facts).delete(id));
  }

  #read(store: string): IDBObjectStore {
    return this.#database.transaction(store).objectStore(store);
  }

  #write(options: IDBTransactionOptions): IDBTransaction {
    return this.#database.transaction([this.#rows, this.#facts], 'readwrite', options);
  }
}

const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

class MemoryShelf<Row extends Numbered, Facts extends Listed> implements Shelf<Row, Facts> {
  readonly isLasting = false;
  readonly #streams = new Map<string, { readonly facts: Facts; readonly rows: readonly Row[] }>();

  async list(): Promise<readonly Facts[]> {
    return newestFirst([...this.#streams.values()].map(({ facts }) => facts));
  }

  async load(id: string): Promise<readonly Row[]> {
    return this.#streams.get(id)?.rows ?? [];
  }

  async append(rows: readonly Row[], facts: Facts): Promise<boolean> {
    const before = this.#streams.get(facts.id)?.rows ?? [];
    if (rows.some(({ index }, i) => index !== before.length + i)) return false;
    this.#streams.set(facts.id, { facts, rows: [...before, ...rows] });
    return true;
  }

  async remove(id: string): Promise<void> {
    this.#streams.delete(id);
  }
}
