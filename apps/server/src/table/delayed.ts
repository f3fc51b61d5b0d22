/**
 * Games as they were a while ago, for spectators: with racks, if the table says so and all players permit it.
 * `delayed-x` is the past of `game-x`. It is shown as whole views, and as it is once the game is over.
 */
import { err, ok, type Result } from '@taht/base';
import { type Game, type GameView, viewFor } from '@taht/rules';
import { gameKind } from '../game/game-kind.ts';
import { tableOf } from '../game/ids.ts';
import type { Who } from '../kind/kind.ts';
import type { Clock } from '../rooms/clock.ts';
import type { Listener, RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Seen, WatchFailure, Watching } from '../rooms/watching.ts';
import { isPerson, showsRacks, type Table } from './state.ts';
import { tableKind } from './table-kind.ts';

const PREFIX = 'delayed-';

export const gameBehind = (stream: string): string => `game-${stream.slice(PREFIX.length)}`;

export interface DelayedPorts {
  readonly rooms: Pick<RoomsPort, 'read' | 'watch' | 'history'>;
  readonly clock: Clock;
}

interface Moment {
  readonly at: number;
  readonly version: number;
  readonly game: Game;
}

interface Spectator {
  readonly who: Who;
  readonly listener: Listener;
  shown: string;
}

export class DelayedGames implements Watching {
  readonly #ports: DelayedPorts;
  readonly #games = new Map<string, Promise<Result<DelayedGame, WatchFailure>>>();

  constructor(ports: DelayedPorts) {
    this.#ports = ports;
  }

  async subscribe(
    stream: string,
    who: Who,
    _: number | null,
    listener: Listener,
  ): Promise<Result<() => void, WatchFailure>> {
    const game = gameBehind(stream);
    const open = this.#games.get(game) ?? DelayedGame.open(game, this.#ports);
    this.#games.set(game, open);
    const opened = await open;
    const leave = opened.ok ? opened.value.join({ who, listener, shown: '' }) : null;
    const end = (): void => {
      leave?.();
      if (opened.ok && !opened.value.isEmpty) return;
      if (opened.ok) opened.value.close();
      if (this.#games.get(game) === open) this.#games.delete(game);
    };
    if (opened.ok) return ok(end);
    end();
    return opened;
  }

  async viewFor(stream: string, who: Who): Promise<Result<Seen, WatchFailure>> {
    let seen: Seen | null = null;
    const joined = await this.subscribe(stream, who, null, (message) => {
      if (message.kind === 'view') seen = message;
    });
    if (!joined.ok) return joined;
    joined.value();
    const { version, view } = (seen ?? { version: 0, view: null }) as Seen;
    return seen === null ? err({ code: 'no-such-version', version: 0 }) : ok({ version, view });
  }
}

class DelayedGame {
  readonly #clock: Clock;
  readonly #spectators = new Set<Spectator>();
  readonly #stops: (() => void)[] = [];
  /** The oldest first; the first is shown once it is old enough. */
  #moments: Moment[];
  #table: Table;
  #callOff: () => void = () => {};

  private constructor(moments: Moment[], table: Table, clock: Clock) {
    this.#moments = moments;
    this.#table = table;
    this.#clock = clock;
  }

  static async open(
    stream: string,
    { rooms, clock }: DelayedPorts,
  ): Promise<Result<DelayedGame, WatchFailure>> {
    const found = tableOf(stream);
    if (found === null) return err({ code: 'no-such-stream' });
    const table = await rooms.read(tableKind, found.table);
    if (!table.ok) return table;
    if (table.value.state.options.racksAfter === null) return err({ code: 'not-allowed' });
    const past = await pastOf(stream, rooms);
    if (!past.ok) return past;
    const self = new DelayedGame(past.value, table.value.state, clock);
    const watched = [
      await rooms.watch(gameKind, stream, ({ state, version }) => self.#happen(state, version)),
      await rooms.watch(tableKind, found.table, ({ state }) => self.#heed(state)),
    ];
    for (const each of watched) {
      if (each.ok) self.#stops.push(each.value);
      else {
        self.close();
        return each;
      }
    }
    return ok(self);
  }

  get isEmpty(): boolean {
    return this.#spectators.size === 0;
  }

  join(spectator: Spectator): () => void {
    this.#spectators.add(spectator);
    this.#show();
    return () => this.#spectators.delete(spectator);
  }

  close(): void {
    this.#callOff();
    for (const stop of this.#stops.splice(0)) stop();
  }

  #happen(game: Game, version: number): void {
    if (version <= (this.#moments.at(-1)?.version ?? 0)) return;
    this.#moments.push({ at: game.now, version, game });
    this.#show();
  }

  #heed(table: Table): void {
    this.#table = table;
    this.#show();
  }

  /** Drops what is past, shows what is due, and sets a timer for the next. */
  #show(): void {
    this.#callOff();
    const last = this.#moments.at(-1);
    if (last === undefined) return;
    const isOver = last.game.phase.kind === 'over';
    const delay = (this.#table.options.racksAfter ?? Number.POSITIVE_INFINITY) * 1000;
    const now = this.#clock.now();
    const isDue = ({ at }: Moment): boolean => isOver || at + delay <= now;
    const due = this.#moments.findLastIndex(isDue);
    this.#moments.splice(0, Math.max(0, due));
    const [shown, following] = this.#moments;
    if (shown !== undefined && isDue(shown))
      for (const spectator of this.#spectators) this.#tell(spectator, shown, last.game);
    const waiting = shown !== undefined && !isDue(shown) ? shown : following;
    if (waiting !== undefined && Number.isFinite(delay))
      this.#callOff = this.#clock.at(waiting.at + delay, () => this.#show());
  }

  #tell(spectator: Spectator, { game, version }: Moment, present: Game): void {
    const isShown = showsRacks(this.#table) && !this.#plays(spectator.who, present);
    const key = `${version} ${isShown}`;
    if (spectator.shown === key) return;
    spectator.shown = key;
    spectator.listener({ kind: 'view', version, view: viewOf(game, version, isShown) });
  }

  /** Players, present or about to be, never see the racks of others, however old. */
  #plays(who: Who, { seats }: Game): boolean {
    const id = who.kind === 'person' ? who.id : '';
    return (
      seats.some(({ player }) => player.id === id) ||
      this.#table.places.some((place) => isPerson(place) && place.card.id === id)
    );
  }
}

/** A spectator's view, the racks aside. */
function viewOf(game: Game, version: number, isShown: boolean): GameView {
  const view = viewFor(game, { kind: 'spectator' });
  const seats = view.seats.map((seat, i) =>
    isShown ? { ...seat, rack: game.seats[i]?.rack ?? null } : seat,
  );
  return { ...view, version, seats };
}

async function pastOf(
  stream: string,
  rooms: DelayedPorts['rooms'],
): Promise<Result<Moment[], RoomFailure>> {
  const entries = await rooms.history(gameKind, stream);
  if (!entries.ok) return entries;
  const moments: Moment[] = [];
  let [game, version] = [gameKind.start, 0];
  for (const { events } of entries.value) {
    for (const event of events) game = gameKind.evolve(game, event);
    version += events.length;
    moments.push({ at: game.now, version, game });
  }
  return ok(moments);
}
