/**
 * The games of this device, inside the worker: what a server's rooms are for tables on the network.
 * Each has a local host over the browser's database; here are their words, their clocks and those who watch.
 */
import { err, ok, type Result } from '@taht/base';
import { judgeWord } from '@taht/lexicon';
import { drawStream, type Entry, VERSION } from '@taht/record';
import {
  type Action,
  type Author,
  type Command,
  decide,
  eventFor,
  evolve,
  type Game,
  type GameEvent,
  nextDue,
  START,
  type Viewer,
} from '@taht/rules';
import { type Held, LocalHost, type LocalParts, type LocalTypes } from '@taht/stream';
import type {
  ActOf,
  Answered,
  Asked,
  FromHost,
  HostFailure,
  SavedGame,
  ToHost,
} from './message.ts';
import { type Opening, openingCommands } from './opening.ts';
import { factsOf, readStored, SYSTEM, setUp, wakingActions, wholeFacts } from './saved-game.ts';
import { gamesIn, openShelf, type Shelf, type Stored } from './shelf.ts';
import { shelfStore } from './shelf-store.ts';
import { isWanted, Lists, noWords, type Words, wordsWanted } from './words.ts';

type GameShelf = Shelf<Stored<Entry>, SavedGame>;

interface GameTypes extends LocalTypes {
  readonly state: Game;
  readonly author: Author;
  readonly action: Action;
  readonly event: GameEvent;
  readonly failure: HostFailure;
}

type Host = LocalHost<GameTypes>;

interface Watch {
  readonly game: string;
  readonly viewer: Viewer;
}

type Outcome<Kind extends Asked['kind']> = Promise<Result<Answered[Kind], HostFailure>>;

export interface HostPorts {
  readonly post: (message: FromHost) => void;
}

export class GameHost {
  readonly #post: HostPorts['post'];
  readonly #lists = new Lists();
  readonly #hosts = new Map<string, Promise<Result<Host, HostFailure>>>();
  readonly #watches = new Map<number, Watch>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #shelf: Promise<GameShelf> | undefined;
  #channel: BroadcastChannel | undefined;

  constructor({ post }: HostPorts) {
    this.#post = post;
  }

  async serve({ number, asked }: ToHost): Promise<FromHost> {
    this.#listen();
    try {
      return { kind: 'answer', number, result: await this.#answer(asked, number) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { kind: 'answer', number, result: err({ code: 'broken', reason }) };
    }
  }

  #answer(asked: Asked, number: number): Outcome<Asked['kind']> {
    switch (asked.kind) {
      case 'create':
        return this.#create(asked);
      case 'list':
        return this.#list();
      case 'remove':
        return this.#remove(asked.game);
      case 'entries':
        return this.#with(asked.game, async ({ entries }) => ok(entries));
      case 'watch':
        return this.#with(asked.game, async (host) => this.#watch(number, asked, host));
      case 'unwatch':
        this.#watches.delete(asked.watch);
        return Promise.resolve(ok(null));
      case 'act':
        return this.#with(asked.game, (host) => this.#act(asked, host));
      case 'judge':
        return this.#judge(asked);
    }
  }

  async #create({ setup: wanted }: Extract<Asked, { kind: 'create' }>): Outcome<'create'> {
    const list = wanted.lexicon === null ? undefined : await this.#lists.find(wanted.lexicon);
    if (list?.ok === false) return err({ code: 'no-words', cause: list.error });
    const lexicon =
      list === undefined ? null : { id: list.value.info.id, hash: list.value.info.hash };
    const action = setUp(wanted, lexicon);
    const { game } = action.setup;
    const parts = this.#partsOf(game, list === undefined ? noWords : wordsWanted);
    const host: Host = new LocalHost({ state: START, entries: [] }, parts);
    const done = await host.send({ id: 'create', by: SYSTEM, at: now(), action });
    if (!done.ok) return done;
    this.#hosts.set(game, Promise.resolve(ok(host)));
    const opened = await this.#playOpening(host, wanted.opening);
    if (!opened.ok) await this.#remove(game);
    return opened.ok ? ok(game) : opened;
  }

  async #playOpening(host: Host, opening: Opening | undefined): Outcome<'act'> {
    const commands = opening === undefined ? [] : openingCommands(opening, host.state.seats.length);
    for (const command of commands) {
      const done = await host.send(({ state }) => command(state, now()));
      if (!done.ok) return done;
    }
    return ok(null);
  }

  async #list(): Outcome<'list'> {
    const shelf = await this.#open();
    const listed = await shelf.list();
    return ok(
      await Promise.all(listed.map((facts) => wholeFacts(facts, () => shelf.load(facts.id)))),
    );
  }

  async #remove(game: string): Outcome<'remove'> {
    await (await this.#open()).remove(game);
    this.#hosts.delete(game);
    clearTimeout(this.#timers.get(game));
    return ok(null);
  }

  #watch(number: number, { game, viewer }: Watch, { entries }: Host): Result<number, HostFailure> {
    this.#watches.set(number, { game, viewer });
    const events = entries.flatMap((entry) => entry.events);
    this.#tell(number, viewer, events, events.length);
    return ok(number);
  }

  async #judge({ lexicon, words }: Extract<Asked, { kind: 'judge' }>): Outcome<'judge'> {
    const list = await this.#lists.find(lexicon);
    if (!list.ok) return err({ code: 'no-words', cause: list.error });
    return ok(words.map((word) => judgeWord(list.value, word as never).valid));
  }

  async #act({ by, command, action }: ActOf, host: Host): Outcome<'act'> {
    const sent = await host.send(inTime({ id: command, by, at: now(), action }));
    return sent.ok ? ok(null) : sent;
  }

  #partsOf(game: string, words: Words): LocalParts<GameTypes> {
    return {
      evolve,
      decide: this.#deciderWith(words),
      show: (events, held) => this.#publish(game, held, events),
      store: shelfStore(() => this.#open(), {
        id: game,
        rowOf: (entry, index): Stored<Entry> => ({ game, index, version: VERSION, entry }),
        read: readStored,
        factsOf,
        stored: () => this.#channel?.postMessage({ game }),
      }),
    };
  }

  /** The list is loaded when the rules first ask for a word. */
  #deciderWith(first: Words): LocalParts<GameTypes>['decide'] {
    let words = first;
    const decideNow = async (
      game: Game,
      command: Command,
    ): Promise<Result<readonly GameEvent[], HostFailure>> => {
      const decided = decide(game, command, { ...words, draw: drawStream });
      if (decided.ok) return decided;
      if (!isWanted(decided.error)) return err({ code: 'refused', refusal: decided.error });
      const found = await this.#lists.wordsFor(game, decided.error);
      if (!found.ok) return err({ code: 'no-words', cause: found.error });
      words = found.value;
      return decideNow(game, command);
    };
    return decideNow;
  }

  #publish(game: string, { state }: Held<GameTypes>, events: readonly GameEvent[]): void {
    for (const [number, watch] of this.#watches)
      if (watch.game === game) this.#tell(number, watch.viewer, events, state.version);
    this.#setTimer(game, state);
  }

  #tell(watch: number, viewer: Viewer, events: readonly GameEvent[], version: number): void {
    if (events.length === 0) return;
    const seen = events.map((event) => eventFor(event, viewer));
    this.#post({ kind: 'told', watch, events: seen, version });
  }

  #setTimer(game: string, state: Game): void {
    clearTimeout(this.#timers.get(game));
    const due = nextDue(state);
    if (due === null) return;
    const wait = Math.min(Math.max(due - now(), 0), 2 ** 31 - 1);
    this.#timers.set(
      game,
      setTimeout(() => this.#with(game, (host) => this.#tick(game, host)), wait),
    );
  }

  async #tick(game: string, host: Host): Outcome<'act'> {
    if (!isDue(host.state)) {
      this.#setTimer(game, host.state);
      return ok(null);
    }
    const sent = await host.send(({ state }) =>
      isDue(state)
        ? { id: `tick-${state.version}`, by: SYSTEM, at: now(), action: { kind: 'tick' } }
        : null,
    );
    return sent.ok ? ok(null) : sent;
  }

  async #with<T>(
    game: string,
    job: (host: Host) => Promise<Result<T, HostFailure>>,
  ): Promise<Result<T, HostFailure>> {
    const opening = this.#hosts.get(game) ?? this.#wake(game);
    this.#hosts.set(game, opening);
    const host = await opening;
    if (host.ok) return job(host.value);
    this.#hosts.delete(game);
    return host;
  }

  /** The time that nobody had the game open is charged to nobody. */
  async #wake(game: string): Promise<Result<Host, HostFailure>> {
    const opened = await LocalHost.open(this.#partsOf(game, wordsWanted));
    if (!opened.ok) return opened;
    const host = opened.value;
    for (const { at, action } of wakingActions(host.state, now()))
      await host.send(({ state }) => ({
        ...{ id: `${action.kind}-${state.version}`, by: SYSTEM, at: Math.max(at, state.now) },
        action,
      }));
    this.#setTimer(game, host.state);
    return opened;
  }

  #open(): Promise<GameShelf> {
    this.#shelf ??= openShelf(gamesIn('taht'));
    return this.#shelf;
  }

  #listen(): void {
    if (this.#channel !== undefined) return;
    this.#channel = new BroadcastChannel('taht-house');
    this.#channel.addEventListener('message', ({ data }: MessageEvent<{ game: string }>) => {
      if (this.#hosts.has(data.game)) void this.#with(data.game, (host) => host.refresh());
    });
  }
}

const now = (): number => Date.now();

const isDue = (game: Game): boolean => (nextDue(game) ?? Number.POSITIVE_INFINITY) <= now();

/** No command counts as older than what has happened. */
const inTime =
  (command: Command) =>
  ({ state }: Held<GameTypes>): Command => ({ ...command, at: Math.max(command.at, state.now) });
