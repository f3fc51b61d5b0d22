/**
 * The games of this device, inside the worker: what a server's room is for a table on the network.
 * A command is decided by the rules, written down, and only then told to those who watch; another tab may do the same,
 * and whoever is slower reads what the other wrote and decides again.
 */
import { err, ok, type Result } from '@taht/base';
import { judgeWord } from '@taht/lexicon';
import { drawStream, type Entry, VERSION } from '@taht/record';
import {
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
import type {
  ActOf,
  Answered,
  Asked,
  FromHouse,
  HouseFailure,
  KeptGame,
  ToHouse,
} from './message.ts';
import { factsOf, readStored, SYSTEM, setUp, wakingActions, wholeFacts } from './saved-game.ts';
import { openShelf, type Shelf, type Stored } from './shelf.ts';
import { Lists, noWords, WORDS_WANTED, type Words, wordsWanted } from './words.ts';

type GameShelf = Shelf<Entry, KeptGame>;

interface Room {
  game: Game;
  entries: readonly Entry[];
  words: Words;
}

interface Watch {
  readonly game: string;
  readonly viewer: Viewer;
}

type Outcome<Kind extends Asked['kind']> = Promise<Result<Answered[Kind], HouseFailure>>;

export interface HousePorts {
  readonly post: (message: FromHouse) => void;
}

export class House {
  readonly #post: HousePorts['post'];
  readonly #lists = new Lists();
  readonly #rooms = new Map<string, Room>();
  readonly #watches = new Map<number, Watch>();
  /** What is under way in each game, one thing after the other. */
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #shelf: Promise<GameShelf> | undefined;
  #channel: BroadcastChannel | undefined;

  constructor({ post }: HousePorts) {
    this.#post = post;
  }

  async serve({ number, asked }: ToHouse): Promise<FromHouse> {
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
        return this.#inTurn(asked.game, async (room) => ok(room.entries));
      case 'watch':
        return this.#inTurn(asked.game, async (room) => this.#watch(number, asked, room));
      case 'unwatch':
        this.#watches.delete(asked.watch);
        return Promise.resolve(ok(null));
      case 'act':
        return this.#inTurn(asked.game, (room) => this.#act(asked, room));
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
    const words = list === undefined ? noWords : wordsWanted;
    const room: Room = { game: START, entries: [], words };
    this.#rooms.set(game, room);
    const done = await this.#append(game, room, { id: 'create', by: SYSTEM, at: now(), action });
    if (!done.ok) this.#rooms.delete(game);
    return done.ok ? ok(game) : done;
  }

  async #list(): Outcome<'list'> {
    const shelf = await this.#open();
    const games = await Promise.all(
      (await shelf.list()).map((facts) => wholeFacts(facts, (game) => shelf.load(game))),
    );
    return ok(games.toSorted((a, b) => b.at - a.at));
  }

  async #remove(game: string): Outcome<'remove'> {
    await (await this.#open()).remove(game);
    this.#rooms.delete(game);
    clearTimeout(this.#timers.get(game));
    return ok(null);
  }

  #watch(number: number, { game, viewer }: Watch, room: Room): Result<number, HouseFailure> {
    this.#watches.set(number, { game, viewer });
    const events = room.entries.flatMap((entry) => entry.events);
    this.#tell(number, viewer, events, events.length);
    return ok(number);
  }

  async #judge({ lexicon, words }: Extract<Asked, { kind: 'judge' }>): Outcome<'judge'> {
    const list = await this.#lists.find(lexicon);
    if (!list.ok) return err({ code: 'no-words', cause: list.error });
    return ok(words.map((word) => judgeWord(list.value, word as never).valid));
  }

  async #act({ game, by, command, action }: ActOf, room: Room): Outcome<'act'> {
    return this.#append(game, room, { id: command, by, at: now(), action });
  }

  async #append(game: string, room: Room, command: Command): Outcome<'act'> {
    for (;;) {
      if (room.entries.some((entry) => entry.command.id === command.id)) return ok(null);
      const at = Math.max(command.at, room.game.now);
      const decided = await this.#decide(room, { ...command, at });
      if (!decided.ok) return decided;
      const events = decided.value;
      if (events.length === 0) return ok(null);
      const after = events.reduce(evolve, room.game);
      const entry = { command: { ...command, at }, events };
      const stored = { game, index: room.entries.length, version: VERSION, entry };
      const written = await this.#write(stored, after);
      if (!written.ok) return written;
      if (!written.value) {
        await this.#refresh(game, room);
        continue;
      }
      room.game = after;
      room.entries = [...room.entries, entry];
      this.#publish(game, room, events);
      this.#channel?.postMessage({ game });
      return ok(null);
    }
  }

  async #decide(room: Room, command: Command): Promise<Result<GameEvent[], HouseFailure>> {
    const decided = decide(room.game, command, { ...room.words, draw: drawStream });
    if (decided.ok) return decided;
    if (decided.error !== WORDS_WANTED) return err({ code: 'refused', refusal: decided.error });
    const words = await this.#lists.wordsFor(room.game);
    if (!words.ok) return err({ code: 'no-words', cause: words.error });
    room.words = words.value;
    return this.#decide(room, command);
  }

  /** False where another tab was faster. */
  async #write(stored: Stored<Entry>, after: Game): Promise<Result<boolean, HouseFailure>> {
    try {
      return ok(await (await this.#open()).append(stored, factsOf(after)));
    } catch (error) {
      const reason = error instanceof Error ? error.name : String(error);
      return err({ code: 'not-kept', reason });
    }
  }

  /** Reads what another tab has written since. */
  async #refresh(game: string, room: Room): Promise<Result<null, HouseFailure>> {
    const loaded = readStored(await (await this.#open()).load(game));
    if (!loaded.ok) return loaded;
    const known = room.entries.length;
    room.entries = loaded.value.entries;
    room.game = loaded.value.game;
    this.#publish(
      game,
      room,
      room.entries.slice(known).flatMap(({ events }) => events),
    );
    return ok(null);
  }

  #publish(game: string, room: Room, events: readonly GameEvent[]): void {
    for (const [number, watch] of this.#watches)
      if (watch.game === game) this.#tell(number, watch.viewer, events, room.game.version);
    this.#setTimer(game, room);
  }

  #tell(watch: number, viewer: Viewer, events: readonly GameEvent[], version: number): void {
    if (events.length === 0) return;
    const seen = events.map((event) => eventFor(event, viewer));
    this.#post({ kind: 'told', watch, events: seen, version });
  }

  #setTimer(game: string, room: Room): void {
    clearTimeout(this.#timers.get(game));
    const due = nextDue(room.game);
    if (due === null) return;
    const wait = Math.min(Math.max(due - now(), 0), 2 ** 31 - 1);
    const tick = (): Outcome<'act'> =>
      this.#inTurn(game, (present) => {
        const at = now();
        const id = `tick-${present.game.version}`;
        const isDue = (nextDue(present.game) ?? Number.POSITIVE_INFINITY) <= at;
        if (!isDue) {
          this.#setTimer(game, present);
          return Promise.resolve(ok(null));
        }
        return this.#append(game, present, { id, by: SYSTEM, at, action: { kind: 'tick' } });
      });
    this.#timers.set(game, setTimeout(tick, wait));
  }

  #inTurn<T>(
    game: string,
    job: (room: Room) => Promise<Result<T, HouseFailure>>,
  ): Promise<Result<T, HouseFailure>> {
    const before = this.#queues.get(game) ?? Promise.resolve();
    const mine = before.then(async () => {
      const room = await this.#roomOf(game);
      return room.ok ? job(room.value) : room;
    });
    this.#queues.set(
      game,
      mine.catch(() => {}),
    );
    return mine;
  }

  async #roomOf(game: string): Promise<Result<Room, HouseFailure>> {
    const known = this.#rooms.get(game);
    if (known !== undefined) return ok(known);
    const stored = await (await this.#open()).load(game);
    if (stored.length === 0) return err({ code: 'no-such-game' });
    const loaded = readStored(stored);
    if (!loaded.ok) return loaded;
    const room: Room = { ...loaded.value, words: wordsWanted };
    this.#rooms.set(game, room);
    // The time that nobody had the game open is charged to nobody.
    for (const { at, action } of wakingActions(room.game, now())) {
      const id = `${action.kind}-${room.game.version}`;
      await this.#append(game, room, { id, by: SYSTEM, at, action });
    }
    this.#setTimer(game, room);
    return ok(room);
  }

  #open(): Promise<GameShelf> {
    this.#shelf ??= openShelf('taht');
    return this.#shelf;
  }

  #listen(): void {
    if (this.#channel !== undefined) return;
    this.#channel = new BroadcastChannel('taht-house');
    this.#channel.addEventListener('message', ({ data }: MessageEvent<{ game: string }>) => {
      if (this.#rooms.has(data.game))
        void this.#inTurn(data.game, (room) => this.#refresh(data.game, room));
    });
  }
}

const now = (): number => Date.now();
