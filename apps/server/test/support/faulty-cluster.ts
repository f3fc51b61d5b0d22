/** Processes that die over a store that fails; whoever asks them keeps asking until there is an answer. All comes from one seed. */
import type { Result } from '@taht/base';
import type { Rng } from '@taht/testkit';
import type { Kind, KindTypes } from '../../src/kind/kind.ts';
import type { Hosted } from '../../src/rooms/hosted.ts';
import type { Done, SendFailure } from '../../src/rooms/message.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { FakeClock } from './fake-clock.ts';
import { type Fault, type Faults, faultyStore } from './faulty-store.ts';
import { Memory, memoryStore } from './memory-store.ts';
import { value } from './store-parts.ts';

export type Answer = Result<Done, SendFailure>;
export type Ask = (rooms: Rooms) => Promise<Answer>;

interface Process {
  readonly rooms: Rooms;
  readonly life: { isOver: boolean };
}

const TURN_MS = 50;
const PATIENCE_TURNS = 14;
const MOST_PROCESSES = 3;
/** Far more than anything needs; reaching it is a failure. */
const MOST_TRIES = 500;
/** What may still be carried out, or has been. */
const PASSING: readonly string[] = ['store-failed', 'busy', 'closed'];

export class FaultyCluster {
  readonly memory = new Memory();
  readonly clock = new FakeClock();
  readonly counts = { acknowledged: 0, repeated: 0, kills: 0, failures: 0 };
  isCalm = false;
  readonly #rng: Rng;
  readonly #kinds: readonly Hosted[];
  readonly #processes: Process[] = [];

  constructor(rng: Rng, kinds: readonly Hosted[]) {
    this.#rng = rng;
    this.#kinds = kinds;
  }

  /** All at once, each again and again with the same id. */
  async insist(asks: readonly Ask[]): Promise<readonly Answer[]> {
    const answers = new Map<number, Answer>();
    for (let tries = 0; answers.size < asks.length; tries++) {
      if (tries > MOST_TRIES) throw new Error('no answer');
      await this.#disturb();
      for (const [i, ask] of asks.entries()) if (!answers.has(i)) this.#try(i, ask, answers);
      for (let turn = 0; turn < PATIENCE_TURNS && answers.size < asks.length; turn++)
        await this.clock.advance(TURN_MS);
    }
    return asks.map((_, i) => answers.get(i) as Answer);
  }

  /** As `insist`, and none may be refused. */
  async must(...asks: readonly Ask[]): Promise<void> {
    for (const answer of await this.insist(asks))
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  }

  async read<T extends KindTypes>(kind: Kind<T>, stream: string): Promise<T['state']> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.#disturb();
      const process = this.#rng.pick(this.#processes);
      let state: T['state'] | undefined;
      void process.rooms.read(kind, stream).then((read) => {
        if (read.ok) state = read.value.state;
      });
      for (let turn = 0; turn < PATIENCE_TURNS && state === undefined; turn++)
        await this.clock.advance(TURN_MS);
      if (state !== undefined) return state;
    }
    throw new Error(`${stream} cannot be read`);
  }

  /** No process runs for a while. */
  async beAway(ms: number): Promise<void> {
    while (this.#processes.length > 0) this.#kill();
    await this.clock.advance(ms);
  }

  /** Long enough that what the dead left undone is found. */
  async comeToRest(): Promise<void> {
    this.isCalm = true;
    await this.#disturb();
    await this.clock.advance(60_000);
  }

  #try(i: number, ask: Ask, answers: Map<number, Answer>): void {
    const { rooms, life } = this.#rng.pick(this.#processes);
    void ask(rooms).then((answer) => {
      if (life.isOver || answers.has(i) || !isFinal(answer)) return;
      if (!this.isCalm && this.#rng.chance(0.1)) return; // the answer is lost
      if (answer.ok) this.counts.acknowledged++;
      if (answer.ok && answer.value.repeated) this.counts.repeated++;
      answers.set(i, answer);
    });
  }

  async #disturb(): Promise<void> {
    if (!this.isCalm && this.#rng.chance(0.1)) this.#kill();
    const isWanted = this.#processes.length < MOST_PROCESSES && this.#rng.chance(0.2);
    if (isWanted) await this.#start();
    while (this.#processes.length === 0) await this.#start();
  }

  async #start(): Promise<void> {
    const life = { isOver: false };
    let started: Rooms | null | undefined;
    void Rooms.start({
      store: faultyStore(memoryStore(this.memory), this.#faults(life)),
      clock: {
        now: () => this.clock.now(),
        at: (time, callback) =>
          this.clock.at(time, () => {
            if (!life.isOver) callback();
          }),
      },
      kinds: this.#kinds,
      idle: 10_000,
      onBug: (bug) => {
        throw bug;
      },
    }).then((rooms) => {
      started = rooms.ok ? rooms.value : null;
    });
    while (started === undefined) await this.clock.advance(TURN_MS);
    if (started !== null) this.#processes.push({ rooms: started, life });
  }

  #kill(): void {
    const [process] = this.#rng.some(this.#processes, 1);
    if (process === undefined) return;
    this.counts.kills++;
    process.life.isOver = true;
    this.#processes.splice(this.#processes.indexOf(process), 1);
  }

  #faults(life: { readonly isOver: boolean }): Faults {
    const rng = this.#rng;
    const fault = (): Fault | undefined => {
      if (this.isCalm || rng.chance(0.96)) return undefined;
      this.counts.failures++;
      return rng.pick(['fails', 'unheard']);
    };
    return {
      append: fault,
      read: fault,
      wait: async () => {
        if (!this.isCalm && rng.chance(0.2))
          await new Promise<void>((resolve) =>
            this.clock.at(this.clock.now() + rng.below(20), resolve),
          );
        if (life.isOver) await new Promise(() => {});
      },
      notice: (head, deliver) => {
        if (life.isOver || (!this.isCalm && rng.chance(0.2))) return;
        this.clock.at(this.clock.now() + rng.below(50), () => {
          if (!life.isOver) deliver(head);
        });
      },
    };
  }

  /** What lies in the store, each command once. */
  stored<T extends KindTypes>(kind: Kind<T>, stream: string): readonly T['event'][] {
    const entries = this.memory.streams.get(stream)?.entries ?? [];
    if (new Set(entries.map(({ command }) => command)).size < entries.length)
      throw new Error(`${stream} has a command twice`);
    return entries.flatMap(({ body, format }) => value(kind.decode(body, format)).events);
  }
}

const isFinal = (answer: Answer): boolean =>
  answer.ok || answer.error.kind === 'refused' || !PASSING.includes(answer.error.failure.code);
