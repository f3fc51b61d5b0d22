import { err, ok, type Result } from '@taht/base';
import { describe, expect, test } from 'vitest';
import {
  type CommandOf,
  type EntryOf,
  type Held,
  LocalHost,
  type LocalParts,
  type LocalTypes,
  type StreamStore,
} from './index.ts';

/** A list of numbers in which each is greater than the last. */
interface Rising extends LocalTypes {
  readonly state: readonly number[];
  readonly author: 'me';
  readonly action: number;
  readonly event: number;
  readonly failure: 'too-small' | 'full' | 'damaged';
}

const evolve = (state: readonly number[], event: number): readonly number[] => [...state, event];

const decide = (
  state: readonly number[],
  { action }: CommandOf<Rising>,
): Result<readonly number[], Rising['failure']> => {
  if (action === 0) return ok([]);
  return action > (state.at(-1) ?? 0) ? ok([action]) : err('too-small');
};

/** What lies here is seen by every host. */
class Shelf {
  entries: readonly EntryOf<Rising>[] = [];
  isFull = false;
  isDamaged = false;

  store(): StreamStore<Rising> {
    return {
      load: async () => (this.isDamaged ? err('damaged') : ok(this.held)),
      append: async (entry, number) => {
        if (this.isFull) return err('full');
        if (number !== this.entries.length) return ok(false);
        this.entries = [...this.entries, entry];
        return ok(true);
      },
    };
  }

  get held(): Held<Rising> {
    const state = this.entries.flatMap(({ events }) => events);
    return { state, entries: this.entries };
  }
}

async function opened(
  shelf: Shelf,
  parts: Partial<LocalParts<Rising>> = {},
): Promise<LocalHost<Rising>> {
  const host = await LocalHost.open<Rising>({ store: shelf.store(), decide, evolve, ...parts });
  return host.ok ? host.value : expect.fail(String(host.error));
}

const number = (action: number, id = `n${action}`): CommandOf<Rising> => ({
  ...{ id, by: 'me', at: 0 },
  action,
});

describe('a command', () => {
  test('is stored, then part of the state, then shown', async () => {
    const shelf = new Shelf();
    const shown: unknown[] = [];
    const host = await opened(shelf, {
      show: (events, { state, entries }) =>
        shown.push([events, state, entries.length, shelf.entries.length]),
    });
    expect(await host.send(number(3))).toEqual(ok([3]));
    expect(shown).toEqual([[[3], [3], 1, 1]]);
    expect(host.entries).toEqual([{ command: number(3), events: [3] }]);
    expect((await opened(shelf)).state).toEqual([3]);
  });

  test('that is sent again happens once', async () => {
    const host = await opened(new Shelf());
    await host.send(number(3, 'a'));
    expect(await host.send(number(4, 'a'))).toEqual(ok([]));
    expect(host.state).toEqual([3]);
  });

  test('that is refused, changes nothing or cannot be stored leaves no trace', async () => {
    const shelf = new Shelf();
    const host = await opened(shelf);
    await host.send(number(3));
    expect(await host.send(number(2))).toEqual(err('too-small'));
    expect(await host.send(number(0))).toEqual(ok([]));
    shelf.isFull = true;
    expect(await host.send(number(4))).toEqual(err('full'));
    expect([host.state, shelf.entries.length]).toEqual([[3], 1]);
  });

  test('may follow from what there is when its turn comes, or come to nothing', async () => {
    const host = await opened(new Shelf());
    const next = ({ state, entries }: Held<Rising>) =>
      state.length < 2 ? number((state.at(-1) ?? 0) + 1, `c${entries.length}`) : null;
    const sent = await Promise.all([host.send(next), host.send(next), host.send(next)]);
    expect(sent).toEqual([ok([1]), ok([2]), ok([])]);
    expect(host.entries.map(({ command }) => command.id)).toEqual(['c0', 'c1']);
  });

  test('may wait for its decision; the next one waits behind it', async () => {
    let answer = (): void => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const host = await opened(new Shelf(), {
      decide: async (state, command) => {
        if (command.action === 1) await waiting;
        return decide(state, command);
      },
    });
    const both = Promise.all([host.send(number(1)), host.send(number(2))]);
    answer();
    expect(await both).toEqual([ok([1]), ok([2])]);
  });

  test('whose decision breaks down does not hold up the next', async () => {
    const host = await opened(new Shelf(), {
      decide: (state, command) => {
        if (command.action === 1) throw new Error('a bug');
        return decide(state, command);
      },
    });
    await expect(host.send(number(1))).rejects.toThrow('a bug');
    expect(await host.send(number(2))).toEqual(ok([2]));
  });
});

describe('several commands', () => {
  test('are all carried out', async () => {
    const host = await opened(new Shelf());
    expect(await host.send(number(1), number(2))).toEqual(ok([1, 2]));
    expect(host.entries).toHaveLength(2);
  });

  test('are none of them carried out where one is refused', async () => {
    const shelf = new Shelf();
    const host = await opened(shelf);
    expect(await host.send(number(2), number(1))).toEqual(err('too-small'));
    expect([host.state, shelf.entries]).toEqual([[], []]);
  });
});

describe('whoever is slower', () => {
  test('reads what the other stored, shows it and decides again', async () => {
    const shelf = new Shelf();
    const [first, shown] = [await opened(shelf), [] as number[]];
    const second = await opened(shelf, { show: (events) => shown.push(...events) });
    await first.send(number(1));
    expect(await second.send(number(2))).toEqual(ok([2]));
    expect([second.state, shown]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('may be refused by what the other did', async () => {
    const shelf = new Shelf();
    const [first, second] = [await opened(shelf), await opened(shelf)];
    await first.send(number(5));
    expect(await second.send(number(2))).toEqual(err('too-small'));
    expect(second.state).toEqual([5]);
  });

  test('does nothing where the other was the same command', async () => {
    const shelf = new Shelf();
    const [first, second] = [await opened(shelf), await opened(shelf)];
    await first.send(number(5));
    expect(await second.send(number(5))).toEqual(ok([]));
    expect(second.state).toEqual([5]);
  });

  test('says where it cannot be read', async () => {
    const shelf = new Shelf();
    const [first, second] = [await opened(shelf), await opened(shelf)];
    await first.send(number(5));
    shelf.isDamaged = true;
    expect(await second.send(number(6))).toEqual(err('damaged'));
    expect(await second.refresh()).toEqual(err('damaged'));
    expect(await LocalHost.open({ store: shelf.store(), decide, evolve })).toEqual(err('damaged'));
  });
});

test('what was stored elsewhere is read on request', async () => {
  const shelf = new Shelf();
  const [first, shown] = [await opened(shelf), [] as number[]];
  const second = await opened(shelf, { show: (events) => shown.push(...events) });
  await first.send(number(1), number(2));
  expect(await second.refresh()).toEqual(ok(undefined));
  expect(await second.refresh()).toEqual(ok(undefined));
  expect([second.state, shown]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});
