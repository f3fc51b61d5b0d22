/** Three real processes over one real PostgreSQL, killed and started during play: every game ends with one record. */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { count, isLong, makeRng, type Rng, seed } from '@taht/testkit';
import { afterAll, expect, test } from 'vitest';
import { gameKind } from '../../src/game/game-kind.ts';
import type { Who } from '../../src/kind/kind.ts';
import type { Message } from '../../src/rooms/message.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { type GameScript, gameScripts, outcomeOf } from '../support/game-script.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { value } from '../support/store-parts.ts';
import type { FromNode, ToNode } from './node-lines.ts';

const GAMES = 60;
const NODES = 3;
const script = fileURLToPath(new URL('./node-process.ts', import.meta.url));

let server: TestPostgres;
const nodes: Node[] = [];
/** Nobody may die but by our hand. */
let failure: Error | null = null;
afterAll(async () => {
  for (const node of nodes) node.kill();
  await server.remove();
});

test('players on different processes, which die and come back, agree on every game', async () => {
  server = await startPostgres();
  const url = await server.create('nodes');
  for (let i = 0; i < NODES; i++) nodes.push(await Node.start(url));
  const games = count(GAMES);
  const scripts = gameScripts(seed(), Math.ceil(games / 3) + 2).filter(
    ({ judge }) => judge === 'hash',
  );
  const tally = new Tally(url, makeRng(seed()));
  const streams = Array.from({ length: games }, (_, i) => `game-${i}`);
  await Promise.all(
    streams.map((stream, i) =>
      new Game(
        stream,
        scripts[i % scripts.length] as GameScript,
        makeRng(seed() + i),
        tally,
      ).play(),
    ),
  );
  await tally.starting;
  expect(tally.kills).toBeGreaterThan(0);
  await expectRecords(url, streams, scripts);
  if (isLong)
    console.log(
      `LONG: ${NODES} processes over PostgreSQL: ${games} games, ${tally.commands} commands, ${tally.again} sent again, ${tally.kills} processes killed, every game finished with one agreed record`,
    );
});

/** A process among several, at the other end of a pipe. */
class Node {
  readonly #child: ChildProcess;
  readonly #answers = new Map<number, (isDone: boolean) => void>();
  readonly #listeners = new Map<number, (message: Message) => void>();
  #seq = 0;
  isAlive = true;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.stdin?.on('error', () => {});
    child.on('exit', () => {
      if (this.isAlive) failure = new Error('a process ended by itself');
      this.#die();
    });
  }

  static start(url: string): Promise<Node> {
    const child = spawn(process.execPath, [script, url], { stdio: ['pipe', 'pipe', 'inherit'] });
    const node = new Node(child);
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', () => reject(new Error('it did not start')));
      if (child.stdout === null) throw new Error('no pipe');
      createInterface(child.stdout).on('line', (text) => {
        const line = JSON.parse(text) as FromNode;
        if (line.kind === 'ready') resolve(node);
        else if (line.kind === 'answer') node.#answers.get(line.seq)?.(line.isDone);
        else node.#listeners.get(line.seq)?.(line.message);
      });
    });
  }

  /** False where it failed, or where it died before it answered. */
  ask(
    line: ToNode extends infer L ? (L extends ToNode ? Omit<L, 'seq'> : never) : never,
    listener: (message: Message) => void = () => {},
  ): Promise<boolean> {
    if (failure !== null) throw failure;
    if (!this.isAlive) return Promise.resolve(false);
    const seq = this.#seq++;
    this.#listeners.set(seq, listener);
    this.#child.stdin?.write(`${JSON.stringify({ ...line, seq })}\n`);
    return new Promise((resolve) => {
      this.#answers.set(seq, resolve);
    });
  }

  kill(): void {
    this.#die();
    this.#child.kill('SIGKILL');
  }

  #die(): void {
    this.isAlive = false;
    for (const answer of this.#answers.values()) answer(false);
  }
}

/** Counts what is done; every now and then one process dies, and another takes its place. */
class Tally {
  readonly #url: string;
  readonly #rng: Rng;
  #due = 40;
  starting: Promise<void> = Promise.resolve();
  commands = 0;
  again = 0;
  kills = 0;

  constructor(url: string, rng: Rng) {
    this.#url = url;
    this.#rng = rng;
  }

  count(): void {
    this.commands++;
    if (this.commands < this.#due || nodes.length < NODES) return;
    this.#due = this.commands + 40 + this.#rng.below(100);
    this.kills++;
    for (const node of nodes.splice(this.#rng.below(NODES), 1)) node.kill();
    this.starting = Node.start(this.#url).then((node) => {
      nodes.push(node);
    });
  }
}

/** One game: its commands in order, each by its author on whatever process that one is connected to, seen by two who watch. */
class Game {
  readonly #stream: string;
  readonly #script: GameScript;
  readonly #rng: Rng;
  readonly #tally: Tally;

  constructor(stream: string, script: GameScript, rng: Rng, tally: Tally) {
    this.#stream = stream;
    this.#script = script;
    this.#rng = rng;
    this.#tally = tally;
  }

  async play(): Promise<void> {
    const [first, ...rest] = this.#script.lines;
    if (first === undefined) throw new Error('an empty script');
    await this.#send(first);
    const watching = [this.#watch('p0'), this.#watch('stranger')];
    for (const line of rest) await this.#send(line);
    await Promise.all(watching);
  }

  async #send({ id, who, action }: GameScript['lines'][number]): Promise<void> {
    const request = { id, who, action };
    for (;;) {
      const node = this.#rng.pick(nodes);
      // Now and then a copy goes to another process at the same moment.
      if (this.#rng.chance(0.1))
        void this.#rng.pick(nodes).ask({ kind: 'send', stream: this.#stream, request });
      if (await node.ask({ kind: 'send', stream: this.#stream, request })) break;
      this.#tally.again++;
    }
    this.#tally.count();
  }

  /** Until the end of the game, going on from where it was whenever its process dies. */
  async #watch(id: string): Promise<void> {
    const who: Who = { kind: 'person', id };
    let version: number | null = null;
    let isOver = false;
    while (!isOver) {
      const node = this.#rng.pick(nodes);
      let hear = (): void => {};
      const onMessage = (message: Message): void => {
        if (message.kind === 'events' && message.since !== version)
          throw new Error(`told since ${message.since}, knew ${version}`);
        version = message.version;
        isOver ||= JSON.stringify(message).includes('"revealed"');
        hear();
      };
      const line = { kind: 'follow', stream: this.#stream, who, since: version } as const;
      const isFollowing = await node.ask(line, (message) => {
        if (!isOver) onMessage(message);
      });
      while (isFollowing && node.isAlive && !isOver)
        await Promise.race([
          new Promise<void>((resolve) => {
            hear = resolve;
          }),
          new Promise((resolve) => setTimeout(resolve, 100)),
        ]);
    }
  }
}

async function expectRecords(
  url: string,
  streams: readonly string[],
  scripts: readonly GameScript[],
): Promise<void> {
  const store = value(await openPostgresStore(url));
  for (const [i, stream] of streams.entries()) {
    const entries = value(await store.load(stream, 0))?.entries ?? [];
    const wanted = scripts[i % scripts.length]?.lines ?? [];
    expect(entries.length).toBe(wanted.length);
    for (const [n, { body, format }] of entries.entries())
      expect(outcomeOf(value(gameKind.decode(body, format)).events)).toBe(wanted[n]?.outcome);
  }
  await store.close();
}
