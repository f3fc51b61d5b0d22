/** What the local host of a solitaire or an un-game is made of. */
import { err, type Result } from '@taht/base';
import type { Lexicon } from '@taht/lexicon';
import type { ModeRefusal } from '@taht/phrasing';
import { loadMode, type ModeCore, type ModePhased } from '@taht/record';
import type { LexiconId } from '@taht/rules';
import type { Command, Entry, LocalParts, LocalTypes } from '@taht/stream';
import type { Stored } from '../shelf.ts';
import { shelfStore } from '../shelf-store.ts';
import type { OtherGamesFailure, SavedOtherGame } from './message.ts';
import type { ModeShelf } from './shelf.ts';

/** What the games that are hosted here differ in. */
export interface LocalMode<Game extends ModePhased, Author, Action, Event>
  extends ModeCore<Game, Author, Action, Event> {
  factsOf(game: Game): SavedOtherGame;
  /** Of a game, or of one that this command makes. */
  lexiconOf(game: Game, command: Command<Author, Action>): LexiconId;
  decide(
    game: Game,
    command: Command<Author, Action>,
    lexicon: Lexicon,
  ): Result<readonly Event[], ModeRefusal>;
}

export interface ModeTypes<Game, Author, Action, Event> extends LocalTypes {
  readonly state: Game;
  readonly author: Author;
  readonly action: Action;
  readonly event: Event;
  readonly failure: OtherGamesFailure;
}

export interface Told {
  readonly events: readonly object[];
}

export interface RoomPorts {
  readonly open: () => Promise<ModeShelf>;
  readonly listOf: (lexicon: LexiconId) => Promise<Result<Lexicon, OtherGamesFailure>>;
  /** All that has happened. */
  readonly tell: (entries: readonly Told[]) => void;
  /** Tells the other tabs. */
  readonly stored: () => void;
}

export function roomParts<Game extends ModePhased, Author, Action, Event extends object>(
  id: string,
  mode: LocalMode<Game, Author, Action, Event>,
  { open, listOf, tell, stored }: RoomPorts,
): LocalParts<ModeTypes<Game, Author, Action, Event>> {
  const { codec, evolve, factsOf } = mode;
  return {
    evolve,
    decide: async (game, command) => {
      const list = await listOf(mode.lexiconOf(game, command));
      if (!list.ok) return list;
      const decided = mode.decide(game, command, list.value);
      return decided.ok ? decided : err({ code: 'refused', refusal: decided.error });
    },
    show: (_, { entries }) => tell(entries),
    store: shelfStore(open, {
      ...{ id, factsOf, stored },
      rowOf: (entry, index): Stored<string> => ({
        ...{ game: id, index, version: codec.version },
        entry: codec.encode(entry),
      }),
      read: (rows) => {
        const entries: Entry<Author, Action, Event>[] = [];
        for (const { entry, version } of rows) {
          const read = codec.decode(entry, version);
          if (!read.ok) return undefined;
          entries.push(read.value);
        }
        const loaded = loadMode(mode, entries);
        return loaded.ok ? { state: loaded.value, entries } : undefined;
      },
    }),
  };
}
