/** One game of this device: a command is decided by the rules, written down, and only then part of the game. */
import { err, ok, type Result } from '@taht/base';
import type { ModeRefusal } from '@taht/phrasing';
import type { ModeCodec } from '@taht/record';
import type { LexiconId } from '@taht/rules';
import type { Command, Entry } from '@taht/stream';
import type { Shelf } from '../shelf.ts';
import type { KeeperFailure, KeptMode } from './message.ts';

export type ModeShelf = Shelf<string, KeptMode>;

/** What the games that are kept here differ in. */
export interface LocalMode<Game, Author, Action, Event> {
  readonly codec: ModeCodec<Author, Action, Event>;
  readonly start: Game;
  evolve(game: Game, event: Event): Game;
  factsOf(game: Game): KeptMode;
  lexiconOf(game: Game): LexiconId;
}

export type CommandOf<Author, Action> = Command<Author, Action>;

export type Decide<Game, Author, Action, Event> = (
  game: Game,
  command: CommandOf<Author, Action>,
) => Result<readonly Event[], ModeRefusal>;

export class Room<Game, Author, Action, Event> {
  readonly #id: string;
  readonly #mode: LocalMode<Game, Author, Action, Event>;
  readonly #shelf: ModeShelf;
  #game: Game;
  #entries: readonly Entry<Author, Action, Event>[] = [];

  constructor(id: string, mode: LocalMode<Game, Author, Action, Event>, shelf: ModeShelf) {
    this.#id = id;
    this.#mode = mode;
    this.#shelf = shelf;
    this.#game = mode.start;
  }

  get game(): Game {
    return this.#game;
  }

  get lexicon(): LexiconId {
    return this.#mode.lexiconOf(this.#game);
  }

  get events(): readonly Event[] {
    return this.#entries.flatMap(({ events }) => events);
  }

  /** The game as it was made, before anybody did anything in it. */
  get fresh(): Game {
    const { evolve, start } = this.#mode;
    return (this.#entries[0]?.events ?? []).reduce(evolve, start);
  }

  async load(): Promise<Result<null, KeeperFailure>> {
    const stored = await this.#shelf.load(this.#id);
    if (stored.length === 0) return err({ code: 'no-such-game' });
    const { codec, evolve, start } = this.#mode;
    const entries: Entry<Author, Action, Event>[] = [];
    for (const { entry, version } of stored) {
      const read = codec.decode(entry, version);
      if (!read.ok) return err({ code: 'game-damaged' });
      entries.push(read.value);
    }
    try {
      this.#game = entries.flatMap(({ events }) => events).reduce(evolve, start);
      this.#entries = entries;
      return ok(null);
    } catch {
      return err({ code: 'game-damaged' });
    }
  }

  /** Another tab may be faster: then its entry is read, and the command decided anew. */
  async append(
    command: CommandOf<Author, Action>,
    decide: Decide<Game, Author, Action, Event>,
  ): Promise<Result<null, KeeperFailure>> {
    for (;;) {
      if (this.#entries.some((entry) => entry.command.id === command.id)) return ok(null);
      const decided = decide(this.#game, command);
      if (!decided.ok) return err({ code: 'refused', refusal: decided.error });
      const entry = { command, events: decided.value };
      const after = decided.value.reduce(this.#mode.evolve, this.#game);
      const written = await this.#write(entry, after);
      if (!written.ok) return written;
      if (written.value) {
        this.#entries = [...this.#entries, entry];
        this.#game = after;
        return ok(null);
      }
      const read = await this.load();
      if (!read.ok) return read;
    }
  }

  async #write(
    entry: Entry<Author, Action, Event>,
    after: Game,
  ): Promise<Result<boolean, KeeperFailure>> {
    const { codec, factsOf } = this.#mode;
    const index = this.#entries.length;
    const stored = {
      ...{ game: this.#id, index, version: codec.version },
      entry: codec.encode(entry),
    };
    try {
      return ok(await this.#shelf.append(stored, factsOf(after)));
    } catch (error) {
      return err({ code: 'not-kept', reason: error instanceof Error ? error.name : String(error) });
    }
  }
}
