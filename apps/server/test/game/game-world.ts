/**
 * Players of one standard game and of a toy beside it, on processes that die and a store that fails, over a bad network.
 * Everything comes from one seed; `trace` tells what happened, and is the same for the same seed.
 */
import { makeRng, type Rng } from '@taht/testkit';
import { expect } from 'vitest';
import { type GameTypes, gameKind as kind } from '../../src/game/game-kind.ts';
import type { Kind, Who } from '../../src/kind/kind.ts';
import type { Clock } from '../../src/rooms/clock.ts';
import type { Hosted } from '../../src/rooms/hosted.ts';
import type { Done, SendFailure } from '../../src/rooms/message.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import type { Request } from '../../src/rooms/rooms-port.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { type Fault, type Faults, faultyStore } from '../support/faulty-store.ts';
import { Follower } from '../support/follower.ts';
import { type GameScript, type Line, outcomeOf } from '../support/game-script.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { Network } from '../support/network.ts';
import { value } from '../support/store-parts.ts';
import { type ToyTypes, toyKind } from '../support/toy-kind.ts';

export type Tally = Record<
  'commands' | 'repeated' | 'kills' | 'failures' | 'lost' | 'doubled' | 'broken' | 'cuts',
  number
>;

const GAME = 'game-1';
const TOY = 'toy-1';
const OVER = 'toy-over';
/** Far more than any game needs; reaching it is a failure. */
const MOST_TURNS = 20_000;
const TURN_MS = 50;
const PATIENCE_MS = 700;

/** Many processes read the same entries again and again; here each text is read once. */
const read = new Map<string, ReturnType<Kind<GameTypes>['decode']>>();
const gameKind: Kind<GameTypes> = {
  ...kind,
  decode: (body, version) => {
    const decoded = read.get(body) ?? kind.decode(body, version);
    read.set(body, decoded);
    return decoded;
  },
};

interface Process {
  readonly rooms: Rooms;
  kill(): void;
}

interface Client {
  readonly who: Who;
  readonly name: string;
  readonly follower: Follower;
  process: Process | null;
}

type Answer = { ok: true; value: Done } | { ok: false; error: SendFailure };

/** Sent again and again until it is answered. */
interface Wish {
  readonly kind: 'game' | 'toy';
  readonly stream: string;
  readonly request: Request;
  sent: number;
}

export class GameWorld {
  readonly trace: string[] = [];
  readonly #rng: Rng;
  readonly #script: GameScript;
  readonly #tally: Tally;
  readonly #memory = new Memory();
  readonly #clock = new FakeClock();
  readonly #network: Network;
  readonly #processes: Process[] = [];
  readonly #clients: readonly Client[];
  /** What each has asked for and not been answered yet: one thing in the game, one beside it. */
  readonly #wishes = new Map<string, Wish>();
  /** The next line of the script. */
  #line = 0;
  #toys = 0;
  #isCalm = false;
  #starting = 0;

  constructor(seed: number, script: GameScript, tally: Tally) {
    this.#rng = makeRng(seed);
    this.#script = script;
    this.#tally = tally;
    this.#network = new Network(this.#clock, this.#rng);
    const names = new Map(script.lines.map(({ who }) => [nameOf(who), who]));
    this.#clients = [...names].map(([name, who]) => ({
      name,
      who,
      follower: new Follower(),
      process: null,
    }));
  }

  async run(): Promise<void> {
    for (let i = 0; i < 2; i++) void this.#startProcess();
    for (let turn = 0; !this.#isOver && turn < MOST_TURNS; turn++) {
      await this.#disturb();
      this.#act();
      await this.#clock.advance(TURN_MS);
    }
    await this.#comeToRest();
    await this.#check();
    for (const { kill } of this.#processes) kill();
    this.#clock.forget();
    read.clear();
    const { lost, doubled, broken, cuts } = this.#network.counts;
    this.#tally.lost += lost;
    this.#tally.doubled += doubled;
    this.#tally.broken += broken;
    this.#tally.cuts += cuts;
  }

  get #isOver(): boolean {
    return this.#line === this.#script.lines.length && !this.#wishes.has('game');
  }

  async #disturb(): Promise<void> {
    const rng = this.#rng;
    const dice = rng.below(1000);
    if (dice < 10) this.#kill();
    else if (dice < 40 || this.#processes.length === 0) void this.#startProcess();
    else if (dice < 50) this.#network.cut(rng.pick(this.#clients).name);
    else if (dice < 52) await this.#clock.advance(20_000); // rooms fall asleep
  }

  /** The game goes on when its last command is answered; beside it everybody does something now and then. */
  #act(): void {
    const line = this.#script.lines[this.#line];
    if (line !== undefined && !this.#wishes.has('game')) {
      this.#line++;
      this.#wishes.set('game', wishOf(line));
    }
    for (const [i, { who }] of this.#clients.entries())
      if (
        who.kind === 'person' &&
        !this.#wishes.has(`toy ${i}`) &&
        !this.#isCalm &&
        this.#rng.chance(0.1)
      )
        this.#wishes.set(`toy ${i}`, this.#toyWish(who));
    const now = this.#clock.now();
    for (const [key, wish] of this.#wishes)
      if (now - wish.sent >= PATIENCE_MS) {
        wish.sent = now;
        this.#send(key, wish);
      }
  }

  #toyWish(who: Who): Wish {
    const n = this.#toys++;
    const action = this.#rng.chance(0.3) ? { kind: 'order', item: `i${n}` } : { kind: 'add', n: 1 };
    return { kind: 'toy', stream: TOY, request: { id: `t${n}`, who, action }, sent: 0 };
  }

  #send(key: string, wish: Wish): void {
    const client = this.#clients.find(({ name }) => name === nameOf(wish.request.who));
    if (client === undefined) throw new Error('nobody to send it');
    if (client.process === null) this.#connect(client);
    const { process } = client;
    if (process === null) return;
    const { kind, stream, request } = wish;
    this.#network.carry(client.name, () => {
      if (!this.#processes.includes(process)) return;
      void process.rooms.sendOrCreate(kind, stream, request).then((answer) => {
        if (this.#processes.includes(process))
          this.#network.carry(client.name, () => this.#answered(key, wish, answer));
      });
    });
  }

  #answered(key: string, wish: Wish, answer: Answer): void {
    const { id } = wish.request;
    this.trace.push(`${this.#clock.now()} ${id} ${JSON.stringify(answer)}`);
    if (!answer.ok && answer.error.kind === 'refused')
      throw new Error(`refused: ${id} ${JSON.stringify(answer.error.refusal)}`);
    if (!answer.ok) return;
    this.#tally.commands++;
    if (answer.value.repeated) this.#tally.repeated++;
    if (this.#wishes.get(key) === wish) this.#wishes.delete(key);
  }

  #connect(client: Client): void {
    client.follower.leave();
    const process = this.#processes.length > 0 ? this.#rng.pick(this.#processes) : null;
    client.process = process;
    if (process === null) return;
    const again = (): void => {
      if (client.process === process) this.#connect(client);
    };
    const carry = this.#network.connect(client.name, again);
    void client.follower.follow(process.rooms, GAME, client.who, carry).then((isFollowing) => {
      if (!isFollowing) this.#clock.at(this.#clock.now() + 500, again);
    });
  }

  async #startProcess(): Promise<void> {
    // It takes its time, which passes only when this world moves on.
    if (this.#processes.length + this.#starting >= 3) return;
    this.#starting++;
    const life = { isOver: false };
    const started = await Rooms.start({
      store: faultyStore(memoryStore(this.#memory), this.#faults(life)),
      clock: this.#clockOf(life),
      kinds: [
        { kind: gameKind, env: this.#script.env, react: tellOver },
        { kind: toyKind, env: { limit: Number.MAX_SAFE_INTEGER }, react: deliver },
      ],
      idle: 10_000,
      onBug: (bug) => {
        throw bug;
      },
    });
    this.#starting--;
    if (!started.ok) return;
    const kill = (): void => {
      life.isOver = true;
    };
    this.#processes.push({ rooms: started.value, kill });
  }

  /** Every process has a clock of its own, a little wrong. */
  #clockOf(life: { readonly isOver: boolean }): Clock {
    const wrong = this.#rng.below(400) - 200;
    return {
      now: () => this.#clock.now() + wrong,
      at: (time, callback) =>
        this.#clock.at(time - wrong, () => {
          if (!life.isOver) callback();
        }),
    };
  }

  #faults(life: { readonly isOver: boolean }): Faults {
    const fault = (): Fault | undefined => {
      if (this.#isCalm || this.#rng.chance(0.97)) return undefined;
      this.#tally.failures++;
      return this.#rng.pick(['fails', 'unheard']);
    };
    return {
      append: fault,
      read: fault,
      wait: async () => {
        const ms = this.#isCalm || this.#rng.chance(0.7) ? 0 : this.#rng.below(20);
        if (ms > 0)
          await new Promise<void>((resolve) => this.#clock.at(this.#clock.now() + ms, resolve));
        if (life.isOver) await new Promise(() => {});
      },
      notice: (head, tell) => {
        if (life.isOver || (!this.#isCalm && this.#rng.chance(0.2))) return;
        this.#clock.at(this.#clock.now() + this.#rng.below(50), () => {
          if (!life.isOver) tell(head);
        });
      },
    };
  }

  #kill(): void {
    const [process] = this.#rng.some(this.#processes, 1);
    if (process === undefined) return;
    this.#tally.kills++;
    this.trace.push(`${this.#clock.now()} kill`);
    process.kill();
    this.#processes.splice(this.#processes.indexOf(process), 1);
    for (const client of this.#clients) if (client.process === process) this.#hangUp(client);
  }

  #hangUp(client: Client): void {
    client.follower.leave();
    client.process = null;
  }

  async #comeToRest(): Promise<void> {
    this.#isCalm = true;
    this.#network.isCalm = true;
    if (this.#processes.length === 0) void this.#startProcess();
    const isBusy = (): boolean => this.#wishes.size > 0 || this.#processes.length === 0;
    for (let turn = 0; turn < MOST_TURNS && isBusy(); turn++) {
      this.#act();
      await this.#clock.advance(TURN_MS);
    }
    for (const client of this.#clients) this.#connect(client);
    // Debts of those who died are found when their claims have run out.
    await this.#clock.advance(30_000);
  }

  async #check(): Promise<void> {
    expect([...this.#wishes.keys()]).toEqual([]);
    this.#checkGame();
    this.#checkToy();
    const [process] = this.#processes;
    if (process === undefined) throw new Error('nobody is there');
    const { state, version } = value(await process.rooms.read(gameKind, GAME));
    for (const { who, follower } of this.#clients) {
      expect(follower.faults).toEqual([]);
      expect(follower.version).toBeLessThanOrEqual(version);
      const viewer = gameKind.viewerFor(state, who);
      const look = value(await process.rooms.viewFor(GAME, who));
      expect(look).toEqual({ version, view: gameKind.viewFor(state, viewer) });
    }
    this.trace.push(JSON.stringify([...this.#memory.streams]));
  }

  /** The record is the script's, each command once, in order. */
  #checkGame(): void {
    const entries = this.#memory.streams.get(GAME)?.entries ?? [];
    const outcomes = entries.map(({ body, format }) =>
      outcomeOf(value(gameKind.decode(body, format)).events),
    );
    const wanted = this.#script.lines.map(({ outcome }) => outcome);
    const first = wanted.findIndex((outcome, i) => outcome !== outcomes[i]);
    expect(outcomes[first], `line ${first}`).toBe(wanted[first]);
    expect(outcomes.length).toBe(wanted.length);
    const over = this.#memory.streams.get(OVER)?.entries ?? [];
    expect(over.map(({ command }) => command)).toEqual([`over-${GAME}`]);
  }

  /** Everything once, and every order delivered once. */
  #checkToy(): void {
    const entries = this.#memory.streams.get(TOY)?.entries ?? [];
    const events = entries.flatMap(
      ({ body, format }) => value(toyKind.decode(body, format)).events,
    );
    const items = (kind: 'ordered' | 'delivered') =>
      events.flatMap((event) => (event.kind === kind && 'item' in event ? [event.item] : []));
    expect(new Set(entries.map(({ command }) => command)).size).toBe(entries.length);
    expect(events.length - items('delivered').length).toBe(this.#toys);
    expect(items('delivered').toSorted()).toEqual(items('ordered').toSorted());
  }
}

const nameOf = (who: Who): string => (who.kind === 'person' ? who.id : who.kind);

const wishOf = ({ id, who, action }: Line): Wish => ({
  kind: 'game',
  stream: GAME,
  request: { id, who, action },
  sent: 0,
});

const tellOver: NonNullable<Hosted<GameTypes>['react']> = async (stream, { phase }, rooms) => {
  if (phase.kind !== 'over') return 'done';
  const request = {
    id: `over-${stream}`,
    who: { kind: 'system' },
    action: { kind: 'add', n: 1 },
  } as const;
  return (await rooms.sendOrCreate('toy', OVER, request)).ok ? 'done' : 'later';
};

const deliver: NonNullable<Hosted<ToyTypes>['react']> = async (stream, { orders }, rooms) => {
  for (const { item } of orders) {
    const action = { kind: 'deliver', item };
    const sent = await rooms.send(stream, {
      id: `deliver-${item}`,
      who: { kind: 'system' },
      action,
    });
    if (!sent.ok) return 'later';
  }
  return 'done';
};
