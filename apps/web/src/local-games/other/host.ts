/** Hosts the solitaires and un-games of this device, inside a worker; also answers what needs their word list. */
import { err, ok, type Result } from '@taht/base';
import { type Edition, editionOf } from '@taht/editions';
import { judgeWord, type Lexicon } from '@taht/lexicon';
import { solitaire, ungame } from '@taht/modes';
import { type Entry, loadGame } from '@taht/record';
import type { LexiconId } from '@taht/rules';
import { LocalHost } from '@taht/stream';
import { files } from '../../engine/files.ts';
import type { WantedList } from '../../engine/load.ts';
import { loadFamily } from '../../engine/load-family.ts';
import { fetchStored } from '../../engine/stored-files.ts';
import { Lists } from '../words.ts';
import type {
  Answered,
  Asked,
  FromOtherGames,
  NewSolitaire,
  OtherGamesFailure,
  ToOtherGames,
} from './message.ts';
import { type ModeTypes, type RoomPorts, roomParts, type Told } from './room.ts';
import { MODES, type ModeShelf, openModes } from './shelf.ts';
import { createAction, optimiseFrom, solitaireMode } from './solitaire.ts';
import { botAct, hintsFor, ungameMode, weigh } from './ungame.ts';

type Outcome<Kind extends Asked['kind']> = Promise<Result<Answered[Kind], OtherGamesFailure>>;
type AskedOf<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>;
type Solitaire = LocalHost<
  ModeTypes<solitaire.Game, solitaire.Author, solitaire.Action, solitaire.SolitaireEvent>
>;
type Ungame = LocalHost<ModeTypes<ungame.Game, ungame.Author, ungame.Action, ungame.UngameEvent>>;

const SYSTEM = { kind: 'system' } as const;
/** The beginnings of their names. */
const SOLITAIRE = 'solo-';
const UNGAME = 'here-';
/** Milliseconds between two words about how far the computer has come. */
const BETWEEN_WORDS = 200;

export class OtherGamesHost {
  readonly #post: (message: FromOtherGames) => void;
  readonly #lists = new Lists();
  readonly #rooms = new Map<string, Solitaire | Ungame>();
  readonly #channel = new BroadcastChannel(MODES);
  #shelf: Promise<ModeShelf> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(post: (message: FromOtherGames) => void) {
    this.#post = post;
    this.#channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const room = this.#rooms.get(data);
      if (room !== undefined) void room.refresh();
    });
  }

  async serve({ number, asked }: ToOtherGames): Promise<FromOtherGames> {
    try {
      return { kind: 'answer', number, result: await this.#answer(asked) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { kind: 'answer', number, result: err({ code: 'broken', reason }) };
    }
  }

  #answer(asked: Asked): Outcome<Asked['kind']> {
    switch (asked.kind) {
      case 'list':
        return this.#list();
      case 'begin-solitaire':
        return this.#inTurn(() => this.#beginSolitaire(asked.wanted));
      case 'begin-ungame':
        return this.#inTurn(() => this.#beginUngame(asked.entries));
      case 'watch':
        return this.#inTurn(() => this.#watch(asked.game));
      case 'act':
        return this.#inTurn(() => this.#act(asked));
      case 'remove':
        return this.#inTurn(() => this.#remove(asked.game));
      case 'judge':
        return this.#withList(asked.lexicon, (lexicon) =>
          asked.words.map((word) => judgeWord(lexicon, word).valid),
        );
      case 'weigh':
        return this.#withList(asked.lying.lexicon, (lexicon) =>
          weigh(asked.lying, asked.squares, lexicon),
        );
      case 'hints':
        return this.#withList(asked.lying.lexicon, (lexicon) =>
          hintsFor(asked.lying, asked.most, lexicon),
        );
      case 'optimise':
        return this.#optimise(asked.game);
    }
  }

  /** One thing after the other. */
  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const mine = this.#queue.then(job);
    this.#queue = mine.catch(() => {});
    return mine;
  }

  async #list(): Outcome<'list'> {
    return ok(await (await this.#open()).list());
  }

  async #beginSolitaire(wanted: NewSolitaire): Outcome<'begin-solitaire'> {
    const edition = editionOf(wanted.edition) as Edition;
    const list = await this.#listOf(edition.lexicons[0] ?? edition.id);
    if (!list.ok) return list;
    const id = `${SOLITAIRE}${chance()}`;
    const parts = roomParts(id, solitaireMode, this.#portsOf(id));
    const room: Solitaire = new LocalHost({ state: solitaire.START, entries: [] }, parts);
    const action = createAction(id, wanted, edition, list.value, `${chance()}${chance()}`);
    const created = await room.send(commandOf('create', action));
    if (created.ok) this.#rooms.set(id, room);
    return created.ok ? ok(id) : created;
  }

  /** A finished game is taken apart once; whoever asks again goes on with it. */
  async #beginUngame(entries: readonly Entry[]): Outcome<'begin-ungame'> {
    const finished = loadGame(entries);
    if (!finished.ok) return err({ code: 'game-damaged' });
    const { game: from } = finished.value.setup;
    const shelf = await this.#open();
    const known = (await shelf.list()).find((kept) => kept.mode === 'ungame' && kept.from === from);
    if (known !== undefined) return ok(known.id);
    const id = `${UNGAME}${chance()}`;
    const setup = ungame.setupFrom(id, finished.value);
    if (!setup.ok) return err({ code: 'refused', refusal: setup.error });
    const parts = roomParts(id, ungameMode, this.#portsOf(id));
    const room: Ungame = new LocalHost({ state: ungame.START, entries: [] }, parts);
    const created = await room.send(commandOf('create', { kind: 'create', setup: setup.value }));
    if (created.ok) this.#rooms.set(id, room);
    return created.ok ? ok(id) : created;
  }

  async #watch(game: string): Outcome<'watch'> {
    const room = await this.#roomOf(game);
    if (!room.ok) return room;
    this.#tell(game, room.value.entries);
    return isUngame(game) ? this.#moveBots(room.value as Ungame) : ok(null);
  }

  async #act({ game, command, ...act }: AskedOf<'act'>): Outcome<'act'> {
    const room = await this.#roomOf(game);
    if (!room.ok) return room;
    const done = await room.value.send({ id: command, at: Date.now(), ...act } as never);
    if (!done.ok) return done;
    return isUngame(game) ? this.#moveBots(room.value as Ungame) : ok(null);
  }

  async #moveBots(room: Ungame): Outcome<'act'> {
    const list = await this.#listOf(room.state.setup.lexicon);
    if (!list.ok) return list;
    for (;;) {
      const act = botAct(room.state, list.value);
      if (act === undefined) return ok(null);
      const command = { id: `bot-${room.state.version}`, at: Date.now(), ...act };
      const done = await room.send(command);
      if (!done.ok) return done;
    }
  }

  async #remove(game: string): Outcome<'remove'> {
    this.#rooms.delete(game);
    await (await this.#open()).remove(game);
    return ok(null);
  }

  async #optimise(game: string): Outcome<'optimise'> {
    const room = await this.#roomOf(game);
    if (!room.ok) return room;
    const { state, entries } = room.value as Solitaire;
    const list = await this.#listOf(state.setup.lexicon);
    if (!list.ok) return list;
    const family = await loadFamily(list.value.info.edition, files, fetchStored);
    if (!family.ok) return err({ code: 'no-words', cause: family.error });
    // The game as it was made, before anybody did anything in it.
    const fresh = (entries[0]?.events ?? []).reduce(solitaire.evolve, solitaire.START);
    let total = Number.NEGATIVE_INFINITY;
    let due = 0;
    for (const progress of optimiseFrom(fresh, list.value, family.value ?? [], Date.now())) {
      if (progress.best.total === total && performance.now() < due) continue;
      ({ total } = progress.best);
      due = performance.now() + BETWEEN_WORDS;
      this.#post({ kind: 'progress', progress });
    }
    return ok(null);
  }

  async #roomOf(game: string): Promise<Result<Solitaire | Ungame, OtherGamesFailure>> {
    const known = this.#rooms.get(game);
    if (known !== undefined) return ok(known);
    const ports = this.#portsOf(game);
    const room = isUngame(game)
      ? await LocalHost.open(roomParts(game, ungameMode, ports))
      : await LocalHost.open(roomParts(game, solitaireMode, ports));
    if (room.ok) this.#rooms.set(game, room.value);
    return room;
  }

  #portsOf(game: string): RoomPorts {
    return {
      open: () => this.#open(),
      listOf: (lexicon) => this.#listOf(lexicon),
      tell: (entries) => this.#tell(game, entries),
      stored: () => this.#channel.postMessage(game),
    };
  }

  #tell(game: string, entries: readonly Told[]): void {
    this.#post({ kind: 'told', game, events: entries.flatMap(({ events }) => events) });
  }

  async #withList<T>(
    wanted: LexiconId,
    answer: (lexicon: Lexicon) => T,
  ): Promise<Result<T, OtherGamesFailure>> {
    const list = await this.#listOf(wanted);
    return list.ok ? ok(answer(list.value)) : list;
  }

  /** A game goes on with no other list than the one it began with. */
  async #listOf(wanted: WantedList): Promise<Result<Lexicon, OtherGamesFailure>> {
    const list = await this.#lists.find(wanted);
    return list.ok ? list : err({ code: 'no-words', cause: list.error });
  }

  #open(): Promise<ModeShelf> {
    this.#shelf ??= openModes();
    return this.#shelf;
  }
}

const isUngame = (game: string): boolean => game.startsWith(UNGAME);

const commandOf = <Action>(id: string, action: Action) => ({
  ...{ id, by: SYSTEM, action },
  at: Date.now(),
});

const chance = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
