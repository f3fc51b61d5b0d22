/** Where the score sheets of this device lie: an act is written whole or not at all, and never over another. */
import type { Act, ScoreSheet, ScoreSheetSetup } from '@taht/record';

export interface SheetFacts {
  readonly id: string;
  readonly setup: ScoreSheetSetup;
  readonly scores: readonly number[];
  readonly isOver: boolean;
  readonly at: number;
}

export interface SheetShelf {
  /** False where the browser keeps nothing, and all is gone with the page. */
  readonly isLasting: boolean;
  list(): Promise<readonly SheetFacts[]>;
  load(id: string): Promise<ScoreSheet | undefined>;
  create(sheet: ScoreSheet, facts: SheetFacts): Promise<void>;
  /** False where another window has written an act of that number first. Rejects where nothing can be written. */
  append(id: string, index: number, act: Act, facts: SheetFacts): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const NAME = 'taht-keep';
const FORMAT = 1;

let opened: Promise<SheetShelf> | undefined;

export function sheetShelf(): Promise<SheetShelf> {
  opened ??= openDatabase().then(
    (database) => new DatabaseShelf(database),
    () => new MemoryShelf(),
  );
  return opened;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, FORMAT);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('sheets', { keyPath: 'id' });
    request.result.createObjectStore('acts', { keyPath: ['sheet', 'index'] });
  });
  const database = await settled(request);
  // A newer page wants to change it: it must not have to wait for this one.
  database.addEventListener('versionchange', () => {
    database.close();
    opened = undefined;
  });
  return database;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
    if (request instanceof IDBOpenDBRequest)
      request.addEventListener('blocked', () => reject(new Error('blocked')));
  });

interface StoredAct {
  readonly sheet: string;
  readonly index: number;
  readonly act: Act;
}

class DatabaseShelf implements SheetShelf {
  readonly isLasting = true;
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  async list(): Promise<readonly SheetFacts[]> {
    const facts: SheetFacts[] = await settled(this.#read('sheets').getAll());
    return facts.toSorted((a, b) => b.at - a.at);
  }

  async load(id: string): Promise<ScoreSheet | undefined> {
    const facts: SheetFacts | undefined = await settled(this.#read('sheets').get(id));
    if (facts === undefined) return undefined;
    const acts: StoredAct[] = await settled(this.#read('acts').getAll(rangeOf(id)));
    return { setup: facts.setup, acts: acts.map(({ act }) => act) };
  }

  async create({ setup, acts }: ScoreSheet, facts: SheetFacts): Promise<void> {
    const stored = acts.map((act, index) => ({ sheet: setup.id, index, act }));
    await this.#write(stored, facts);
  }

  append(sheet: string, index: number, act: Act, facts: SheetFacts): Promise<boolean> {
    return this.#write([{ sheet, index, act }], facts);
  }

  async remove(id: string): Promise<void> {
    const work = this.#database.transaction(['sheets', 'acts'], 'readwrite');
    work.objectStore('acts').delete(rangeOf(id));
    await settled(work.objectStore('sheets').delete(id));
  }

  #write(stored: readonly StoredAct[], facts: SheetFacts): Promise<boolean> {
    const work = this.#database.transaction(['sheets', 'acts'], 'readwrite', {
      durability: 'strict',
    });
    const added = stored.map((each) => work.objectStore('acts').add(each));
    work.objectStore('sheets').put(facts);
    return new Promise((resolve, reject) => {
      work.addEventListener('complete', () => resolve(true));
      work.addEventListener('abort', () => {
        if (added.some(({ error }) => error?.name === 'ConstraintError')) resolve(false);
        else reject(work.error ?? new Error('aborted'));
      });
    });
  }

  #read(store: string): IDBObjectStore {
    return this.#database.transaction(store).objectStore(store);
  }
}

const rangeOf = (sheet: string): IDBKeyRange => IDBKeyRange.bound([sheet], [sheet, []]);

class MemoryShelf implements SheetShelf {
  readonly isLasting = false;
  readonly #sheets = new Map<string, { sheet: ScoreSheet; facts: SheetFacts }>();

  async list(): Promise<readonly SheetFacts[]> {
    return [...this.#sheets.values()].map(({ facts }) => facts);
  }

  async load(id: string): Promise<ScoreSheet | undefined> {
    return this.#sheets.get(id)?.sheet;
  }

  async create(sheet: ScoreSheet, facts: SheetFacts): Promise<void> {
    this.#sheets.set(facts.id, { sheet, facts });
  }

  async append(id: string, _index: number, act: Act, facts: SheetFacts): Promise<boolean> {
    const { sheet } = this.#sheets.get(id) ?? { sheet: { setup: facts.setup, acts: [] } };
    this.#sheets.set(id, { sheet: { ...sheet, acts: [...sheet.acts, act] }, facts });
    return true;
  }

  async remove(id: string): Promise<void> {
    this.#sheets.delete(id);
  }
}
