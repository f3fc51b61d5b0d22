/** Processes that die, a store that fails, notices that are lost or late: clients who keep trying are never lied to. */
import { count, isLong, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import type { Clock } from '../../src/rooms/clock.ts';
import type { Done, SendFailure } from '../../src/rooms/message.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { FakeClock, quiet } from '../support/fake-clock.ts';
import { type Fault, type Faults, faultyStore } from '../support/faulty-store.ts';
import { Follower, person } from '../support/follower.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { type ToyAction, type ToyState, toyKind } from '../support/toy-kind.ts';

const RUNS = 2000;
const STEPS = 150;
const STREAM = 's';

test('whatever fails, what was acknowledged happened once and what was refused did not', async () => {
  const tally = { acknowledged: 0, refused: 0, kills: 0, failures: 0, repeated: 0 };
  const runs = count(RUNS);
  for (let i = 0; i < runs; i++) await new World(seed() + i, tally).run();
  for (const [name, n] of Object.entries(tally)) expect(n, name).toBeGreaterThan(runs);
  if (isLong)
    console.log(
      `LONG: rooms under faults: ${runs} runs, ${tally.acknowledged} commands acknowledged, ${tally.repeated} of them again, ${tally.refused} refused, ${tally.failures} failures, ${tally.kills} kills, none lost, none twice`,
    );
});

interface Process {
  readonly rooms: Rooms;
  kill(): void;
}

interface Client {
  readonly name: string;
  readonly follower: Follower;
  process: Process | null;
  wish: { readonly id: string; readonly action: ToyAction } | null;
}

type Tally = Record<'acknowledged' | 'refused' | 'kills' | 'failures' | 'repeated', number>;

class World {
  readonly #seed: number;
  readonly #rng: Rng;
  readonly #tally: Tally;
  readonly #memory = new Memory();
  readonly #clock = new FakeClock();
  readonly #processes: Process[] = [];
  readonly #clients: readonly Client[];
  readonly #acknowledged = new Map<string, Done>();
  readonly #refused = new Set<string>();
  readonly #copies = new Set<{ readonly id: string; readonly process: Process }>();
  #isCalm = false;
  #ids = 0;

  constructor(seed: number, tally: Tally) {
    this.#seed = seed;
    this.#rng = makeRng(seed);
    this.#tally = tally;
    this.#clients = ['ann', 'bob', 'eve'].map((name) => ({
      name,
      follower: new Follower(),
      process: null,
      wish: null,
    }));
  }

  async run(): Promise<void> {
    for (let i = 0; i < 2; i++) await this.#startProcess();
    for (let step = 0; step < STEPS; step++) {
      await this.#step();
      await quiet();
    }
    this.#isCalm = true;
    await this.#comeToRest();
    this.#check();
    for (const { kill } of this.#processes) kill();
  }

  async #step(): Promise<void> {
    const rng = this.#rng;
    const client = rng.pick(this.#clients);
    const dice = rng.below(100);
    if (dice < 60) this.#act(client);
    else if (dice < 75) this.#connect(client);
    else if (dice < 90) await this.#clock.advance(rng.below(3000));
    else if (dice < 95 && this.#processes.length < 3) await this.#startProcess();
    else if (dice < 97) this.#kill();
  }

  async #startProcess(): Promise<void> {
    const life = { isOver: false };
    const mortal = mortalClock(this.#clock, life);
    const store = faultyStore(memoryStore(this.#memory), this.#faults(life));
    const options = { store, clock: mortal, kinds: [{ kind: toyKind, env: { limit: 500 } }] };
    const started = await Rooms.start({
      ...options,
      idle: 2000,
      onBug: (bug) => {
        throw bug;
      },
    });
    if (started.ok)
      this.#processes.push({
        rooms: started.value,
        kill: () => {
          life.isOver = true;
        },
      });
  }

  #faults(life: { readonly isOver: boolean }): Faults {
    const rng = this.#rng;
    const fault = (): Fault | undefined => {
      if (this.#isCalm || rng.chance(0.94)) return undefined;
      this.#tally.failures++;
      return rng.pick(['fails', 'unheard']);
    };
    const late = async (job: () => void): Promise<void> => {
      for (let turns = rng.below(5); turns > 0; turns--) await quiet();
      if (!life.isOver) job();
    };
    return {
      append: fault,
      read: fault,
      wait: async () => {
        for (let turns = this.#isCalm ? 0 : rng.below(3); turns > 0; turns--) await quiet();
        if (life.isOver) await new Promise(() => {});
      },
      notice: (head, deliver) => {
        if (rng.chance(0.2)) return;
        for (let times = rng.chance(0.2) ? 2 : 1; times > 0; times--)
          void late(() => deliver(head));
      },
    };
  }

  /** Sends what it wishes until there is an answer, to whichever process it is connected to. */
  #act(client: Client): void {
    client.wish ??= { id: `${client.name}-${this.#ids++}`, action: this.#anyAction() };
    const { wish, process } = client;
    if (process === null) {
      this.#connect(client);
      return;
    }
    const request = { ...wish, who: person(client.name) };
    const isFirst = wish.action.kind === 'open';
    const sent = isFirst
      ? process.rooms.create('toy', STREAM, request)
      : process.rooms.send(STREAM, request);
    const copy = { id: wish.id, process };
    this.#copies.add(copy);
    void sent.then((answer) => {
      this.#copies.delete(copy);
      this.#answered(client, wish.id, answer);
    });
  }

  #isUnderWay(id: string): boolean {
    return [...this.#copies].some(
      (copy) => copy.id === id && this.#processes.includes(copy.process),
    );
  }

  #anyAction(): ToyAction {
    const rng = this.#rng;
    if (!this.#memory.streams.has(STREAM)) return { kind: 'open' };
    return rng.pick<ToyAction>([
      { kind: 'add', n: 1 + rng.below(20) },
      { kind: 'add', n: 1 },
      { kind: 'whisper', text: 'psst' },
      { kind: 'join' },
      { kind: 'leave' },
      { kind: 'alarm', ms: 100 + rng.below(5000) },
    ]);
  }

  #answered(
    client: Client,
    id: string,
    answer: { ok: true; value: Done } | { ok: false; error: SendFailure },
  ): void {
    if (answer.ok) {
      const known = this.#acknowledged.get(id);
      const { since, version, repeated } = answer.value;
      if (known !== undefined) expect({ since, version }).toMatchObject(spanOf(known));
      this.#acknowledged.set(id, answer.value);
      this.#tally.acknowledged++;
      if (repeated) this.#tally.repeated++;
      if (!this.#isCalm && this.#rng.chance(0.1)) return; // the answer is lost
    } else if (isFinal(answer.error)) {
      // A refusal is not stored: another copy that is still under way is decided for itself.
      if (this.#isUnderWay(id)) return;
      this.#refused.add(id);
      this.#tally.refused++;
    } else return;
    if (client.wish?.id === id) client.wish = null;
  }

  #connect(client: Client): void {
    client.process = this.#processes.length > 0 ? this.#rng.pick(this.#processes) : null;
    if (client.process !== null)
      void client.follower.follow(client.process.rooms, STREAM, person(client.name));
  }

  #kill(): void {
    const [process] = this.#rng.some(this.#processes, 1);
    if (process === undefined) return;
    this.#tally.kills++;
    process.kill();
    this.#processes.splice(this.#processes.indexOf(process), 1);
    for (const client of this.#clients)
      if (client.process === process) {
        client.follower.leave();
        client.process = null;
      }
  }

  async #comeToRest(): Promise<void> {
    while (this.#processes.length < 2) await this.#startProcess();
    for (let i = 0; i < 100 && this.#clients.some(({ wish }) => wish !== null); i++) {
      for (const client of this.#clients) {
        if (client.process === null) this.#connect(client);
        if (client.wish !== null) this.#act(client);
      }
      await this.#clock.advance(500);
    }
    for (const client of this.#clients) this.#connect(client);
    await this.#clock.advance(40_000);
  }

  #check(): void {
    const label = `seed ${this.#seed}`;
    const entries = this.#memory.streams.get(STREAM)?.entries ?? [];
    const spans = new Map(entries.map((entry) => [entry.command, spanOf(entry)]));
    expect(spans.size, label).toBe(entries.length);
    for (const [i, { since }] of entries.entries())
      expect(since, label).toBe(entries[i - 1]?.version ?? 0);
    for (const [id, done] of this.#acknowledged)
      expect(spans.get(storedId(id)), label).toEqual(spanOf(done));
    for (const id of this.#refused) expect(spans.has(storedId(id)), label).toBe(false);
    expect(
      this.#clients.filter(({ wish }) => wish !== null),
      label,
    ).toEqual([]);
    const state = entries
      .flatMap(({ body }) => JSON.parse(body).events)
      .reduce<ToyState>(toyKind.evolve, toyKind.start);
    expect(state.alarm ?? Number.POSITIVE_INFINITY, label).toBeGreaterThan(this.#clock.now());
    for (const { follower } of this.#clients) {
      expect(follower.faults, label).toEqual([]);
      expect(sumOf(follower), label).toBe(state.sum);
    }
  }
}

/** The name of a client stands before the number of its command. */
const storedId = (id: string): string => `${id.slice(0, id.indexOf('-'))}/${id}`;

const spanOf = ({ since, version }: { since: number; version: number }) => ({ since, version });

const isFinal = (error: SendFailure): boolean =>
  error.kind === 'refused' || error.failure.code === 'stream-exists';

/** As the viewer would know it: the last whole view, and what was added since. */
function sumOf({ messages }: Follower): number {
  const last = messages.findLastIndex(({ kind }) => kind === 'view');
  const view = messages[last];
  const items = messages
    .slice(last + 1)
    .flatMap((message) => (message.kind === 'events' ? message.items : []));
  const base = view?.kind === 'view' ? view.view.sum : Number.NaN;
  return items.reduce(
    (sum, item) => sum + ('event' in item && item.event.kind === 'added' ? item.event.n : 0),
    base,
  );
}

/** A clock that calls nobody back who is dead. */
const mortalClock = (clock: Clock, life: { readonly isOver: boolean }): Clock => ({
  now: () => clock.now(),
  at: (time, callback) =>
    clock.at(time, () => {
      if (!life.isOver) callback();
    }),
});
