/** Changes of a list that is stored whole: each builds on the one before it, also while that one is not shown yet. */

interface Answered {
  readonly ok: boolean;
}

/** What becomes of the list as it is, or soon will be. */
export type ListChange<T> = (list: readonly T[]) => readonly T[];

export class ListChanges<T, Answer extends Answered> {
  readonly #store: (list: readonly T[], was: readonly T[]) => Promise<Answer>;
  /** What was shown at the first of the changes that are under way, and what each of them made of it. */
  #underWay: readonly (readonly T[])[] = [];

  /** `was` is what the change was made of. */
  constructor(store: (list: readonly T[], was: readonly T[]) => Promise<Answer>) {
    this.#store = store;
  }

  /** `shown` is the list as the page has it. */
  async make(shown: readonly T[], change: ListChange<T>): Promise<Answer> {
    const isBehind = this.#underWay.some((list) => isSame(list, shown));
    const known = isBehind ? this.#underWay : [shown];
    const was = known.at(-1) ?? shown;
    const next = change(was);
    this.#underWay = [...known, next];
    const answer = await this.#store(next, was);
    // What was not stored is nothing to build on.
    if (!answer.ok) this.#underWay = [];
    return answer;
  }
}

/** Without an entry, and with what comes in its place; of equal ones one, and of one that is gone meanwhile none. */
export function replaced<T>(list: readonly T[], entry: T, ...by: readonly T[]): readonly T[] {
  const at = list.findIndex((each) => isSame(each, entry));
  return at < 0 ? list : list.toSpliced(at, 1, ...by);
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
