/** The process of all players of a duplicate game: a socket each, and one for the referee, who also asks how many have handed in. */
import type { Tile } from '@taht/letters';
import { claimOf, someTiles } from '../../test/duplicate/duplicate-hall.ts';
import type { Crowd, CrowdRound, FromCrowd, ToCrowd } from './crowd.ts';
import { RawSocket } from './raw-socket.ts';
import { connectAll, Errors, HARMLESS, HELLO, isKind, obey, pause } from './sockets.ts';

const PATIENCE_MS = 60_000;
/** So long before the bell the last one hands in. */
const LAST_MS = 200;
/** As often as the referee's page asks. */
const ASK_MS = 3000;

interface Called {
  readonly call: number;
  readonly rack: readonly Tile[];
  readonly deadline: number;
}

/** What is written down of one round. */
class Round {
  readonly called = Promise.withResolvers<Called>();
  readonly judged = Promise.withResolvers<void>();
  readonly #errors = errors.count;
  readonly #sent: number[] = [];
  readonly #waits: number[] = [];
  readonly #howMany: number;
  #taken = 0;
  #slowest = 0;
  #lastTaken = 0;
  #ranked = 0;
  #lastRanked = 0;

  constructor(howMany: number) {
    this.#howMany = howMany;
  }

  send(player: number): void {
    this.#sent[player] = Date.now();
  }

  take(player: number): void {
    const sent = this.#sent[player];
    if (sent === undefined) return;
    this.#lastTaken = Date.now();
    this.#taken++;
    this.#slowest = Math.max(this.#slowest, this.#lastTaken - sent);
  }

  rank(): void {
    this.#ranked++;
    this.#lastRanked = Date.now();
    if (this.#ranked === this.#howMany) this.judged.resolve();
  }

  wait(ms: number): void {
    this.#waits.push(ms);
  }

  report({ deadline }: Called): CrowdRound {
    const missing = this.#howMany - this.#taken + (this.#howMany - this.#ranked);
    return {
      acknowledged: this.#taken,
      perSecond: (1000 * this.#taken) / (this.#lastTaken - (this.#sent[1] ?? 0)),
      slowest: this.#slowest,
      bellToRanks: this.#lastRanked - deadline,
      refereeWaited: Math.max(...this.#waits),
      errors: errors.count - this.#errors + missing,
    };
  }
}

const errors = new Errors();
const sockets: RawSocket[] = [];
let [port, rounds] = [0, 0];
let crowd: Crowd = { game: '', referee: '', players: [] };
let round = new Round(0);

/** The referee has number 0. */
function hear(player: number, text: Buffer): void {
  if (isKind(text, 'events')) {
    if (player === 0 && text.includes('"kind":"called"')) round.called.resolve(calledIn(text));
    // A verdict and a rank of their own, or it does not count.
    if (player > 0 && text.includes('"ownRound":{')) round.rank();
  } else if (isKind(text, 'done')) round.take(player);
  else if (!HARMLESS.some((kind) => isKind(text, kind))) errors.note(text.toString());
}

function calledIn(text: Buffer): Called {
  const { items } = JSON.parse(text.toString()) as {
    items: { event?: { kind: string } & Called }[];
  };
  const event = items.find((item) => item.event?.kind === 'called')?.event;
  if (event === undefined) throw new Error('nothing called');
  return event;
}

/** Resolves when the game is shown. */
const connectOne = (player: number, from: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const cookie = player === 0 ? crowd.referee : (crowd.players[player - 1] ?? '');
    const socket = new RawSocket(
      { port, from, cookie },
      {
        onOpen: () => {
          socket.send(HELLO);
          socket.send(JSON.stringify({ kind: 'watch', stream: crowd.game }));
        },
        onText: (text) => {
          if (isKind(text, 'view')) resolve();
          else if (!isKind(text, 'welcome')) hear(player, text);
        },
        onClose: (why) => {
          errors.note(`${player}: ${why}`);
          reject(new Error(why));
        },
      },
    );
    sockets[player] = socket;
  });

async function connect(order: Extract<ToCrowd, { kind: 'connect' }>): Promise<FromCrowd> {
  ({ port, crowd } = order);
  await connectAll(crowd.players.length + 1, connectOne);
  return { kind: 'connected' };
}

function command(player: number, id: string, action: object): void {
  sockets[player]?.send(JSON.stringify({ kind: 'command', id, stream: crowd.game, action }));
}

async function play({ within }: Extract<ToCrowd, { kind: 'round' }>): Promise<FromCrowd> {
  const howMany = crowd.players.length;
  round = new Round(howMany);
  const begin = rounds++ === 0 ? { kind: 'start' } : { kind: 'call', tiles: null };
  command(0, `begin-${rounds}`, begin);
  const called = await round.called.promise;
  const stop = new AbortController();
  const asking = askHowMany(stop.signal);
  const start = called.deadline - within;
  await pause(start - Date.now());
  for (let sent = 0; sent < howMany; ) {
    const share = (Date.now() - start) / (within - LAST_MS);
    for (const due = Math.min(howMany, Math.ceil(share * howMany)); sent < due; sent++)
      handIn(sent + 1, called);
    await pause(2);
  }
  await Promise.race([round.judged.promise, pause(PATIENCE_MS)]);
  stop.abort();
  await asking;
  errors.tell();
  return { kind: 'round', round: round.report(called) };
}

function handIn(player: number, called: Called): void {
  const { call } = called;
  const tiles = someTiles(called, player);
  round.send(player);
  command(player, `h${call}`, { kind: 'hand-in', call, tiles, claimed: claimOf(player) });
}

/** As the referee's page does until the round is judged. */
async function askHowMany(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const asked = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/duplicates/${crowd.game}/answers`, {
      headers: { cookie: crowd.referee },
    });
    await answer.arrayBuffer();
    if (!answer.ok) errors.note(`${answer.status} when asked how many`);
    round.wait(performance.now() - asked);
    await Promise.race([
      pause(ASK_MS),
      new Promise((end) => signal.addEventListener('abort', end)),
    ]);
  }
}

obey<ToCrowd>((order) => (order.kind === 'connect' ? connect(order) : play(order)), errors);
