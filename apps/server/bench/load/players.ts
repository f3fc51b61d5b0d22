/** The process of all players: a socket each, who watch their table and their game, and play what was played before. */
import type { HallTable } from './hall.ts';
import type { FromPlayers, Played, ToPlayers } from './orders.ts';
import { RawSocket } from './raw-socket.ts';
import { connectAll, Errors, HARMLESS, HELLO, isKind, obey, pause } from './sockets.ts';

const PATIENCE_MS = 10_000;

const errors = new Errors();

interface Pending {
  readonly id: Buffer;
  readonly sent: number;
  /** Screens that have it. */
  seen: number;
}

let isMeasured = false;
let latencies: number[] = [];

class Table {
  readonly #plan: HallTable;
  readonly #sockets: RawSocket[] = [];
  #next = 0;
  #pending: Pending | null = null;
  onMoved: () => void = () => {};

  constructor(plan: HallTable) {
    this.#plan = plan;
  }

  get isWaiting(): boolean {
    return this.#pending !== null;
  }

  /** Resolves when this seat has been greeted and shown all it watches. */
  connect(port: number, seat: number, from: string): Promise<void> {
    const { streams, cookies } = this.#plan;
    return new Promise((resolve, reject) => {
      let answers = 0;
      const socket = new RawSocket(
        { port, from, cookie: cookies[seat] ?? '' },
        {
          onOpen: () => {
            socket.send(HELLO);
            for (const stream of streams) socket.send(JSON.stringify({ kind: 'watch', stream }));
          },
          onText: (text) => {
            if (isKind(text, 'events')) this.#see(text);
            else if (isKind(text, 'welcome') || isKind(text, 'view')) {
              if (++answers === 1 + streams.length) resolve();
            } else if (!HARMLESS.some((kind) => isKind(text, kind))) errors.note(text.toString());
          },
          onClose: (why) => {
            errors.note(why);
            reject(new Error(why));
          },
        },
      );
      this.#sockets[seat] = socket;
    });
  }

  move(): void {
    const line = this.#plan.moves[this.#next];
    if (line === undefined || this.#pending !== null) {
      errors.note('a table that cannot move');
      return;
    }
    const id = `m${this.#next++}`;
    const { game } = this.#plan;
    const frame = JSON.stringify({ kind: 'command', id, stream: game, action: line.action });
    this.#pending = { id: Buffer.from(`/${id}"`), sent: performance.now(), seen: 0 };
    this.#sockets[line.seat]?.send(frame);
  }

  #see(text: Buffer): void {
    const pending = this.#pending;
    if (pending === null || !text.includes(pending.id)) return;
    pending.seen++;
    if (pending.seen < this.#sockets.length) return;
    this.#pending = null;
    if (isMeasured) latencies.push(performance.now() - pending.sent);
    this.onMoved();
  }
}

let tables: readonly Table[] = [];

async function connect({
  port,
  tables: plans,
}: Extract<ToPlayers, { kind: 'connect' }>): Promise<FromPlayers> {
  tables = plans.map((plan) => new Table(plan));
  const seats = tables.flatMap((table, i) =>
    (plans[i]?.cookies ?? []).map((_, seat) => ({ table, seat })),
  );
  await connectAll(seats.length, async (n, from) => {
    const { table, seat } = seats[n] as (typeof seats)[number];
    await table.connect(port, seat, from);
  });
  return { kind: 'connected', sockets: seats.length };
}

async function pace({
  interval,
  warmUp,
  seconds,
}: Extract<ToPlayers, { kind: 'pace' }>): Promise<FromPlayers> {
  const start = performance.now();
  const total = Math.floor(((warmUp + seconds) * tables.length) / interval);
  const uncounted = Math.floor((warmUp * tables.length) / interval);
  for (let n = 0; n < total; ) {
    const due = Math.floor(((performance.now() - start) / 1000 / interval) * tables.length);
    for (; n < Math.min(due, total); n++) {
      if (n === uncounted) measure();
      tables[n % tables.length]?.move();
    }
    await pause(2);
  }
  await answered();
  return report(total - uncounted);
}

async function rush({
  atOnce,
  warmUp,
  seconds,
}: Extract<ToPlayers, { kind: 'rush' }>): Promise<FromPlayers> {
  let next = 0;
  let isOver = false;
  const moveNext = (): void => {
    const table = tables[next++ % tables.length];
    if (!isOver && table !== undefined) table.move();
  };
  for (const table of tables) table.onMoved = moveNext;
  for (let i = 0; i < atOnce; i++) moveNext();
  await pause(warmUp * 1000);
  measure();
  await pause(seconds * 1000);
  isMeasured = false;
  const counted = latencies.length;
  const took = performance.now() - begun;
  isOver = true;
  await answered();
  return report(counted, took);
}

let begun = 0;

function measure(): void {
  latencies = [];
  isMeasured = true;
  begun = performance.now();
}

async function answered(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (tables.some((table) => table.isWaiting) && performance.now() < until) await pause(5);
}

function report(expected: number, took = performance.now() - begun): FromPlayers {
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  const played: Played = {
    moves: sorted.length,
    perSecond: (sorted.length * 1000) / took,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    errors: errors.count + Math.max(0, expected - sorted.length),
    sockets: 2 * tables.length,
  };
  errors.tell();
  return { kind: 'played', played };
}

obey<ToPlayers>(
  (order) =>
    order.kind === 'connect' ? connect(order) : order.kind === 'pace' ? pace(order) : rush(order),
  errors,
);
