/** One sitting at the terminal: the game, its screen, and what each player has been told. */
import type { Tile } from '@taht/letters';
import { explainRefusal, type Naming, newsOf, type Texts, turnsOf } from '@taht/phrasing';
import { evolve, type Game, type GameEvent, type Seat, START } from '@taht/rules';
import type { Style } from '../../../screen/style.ts';
import type { CommandWords } from '../../../terminal/input.ts';
import type { Asker } from '../../../terminal/questions.ts';
import type { Terminal } from '../../../terminal/terminal.ts';
import { explainFile } from '../../../text/explain-file.ts';
import { gameScreen, type Scene } from '../screen/game-screen.ts';
import { namingOf } from '../screen/naming.ts';
import { inOrderOf } from '../screen/rack-order.ts';
import type { BotKits } from './bots.ts';
import type { ActFailure, GameTable } from './game-table.ts';

export class Sitting implements Asker {
  readonly terminal: Terminal;
  readonly texts: Texts;
  readonly words: CommandWords;
  readonly table: GameTable;
  readonly kits: BotKits;
  /** Whose rack may be on the screen; null when it is everybody's. */
  viewer: Seat | null = null;
  /** How much of a hint was given, and in which version of the game. */
  hintsGiven = { at: -1, count: 0 };
  /** To be said on the next screen, once. */
  notice: readonly string[] = [];
  /** Racks in the order their owners like. */
  readonly racks = new Map<Seat, readonly Tile[]>();
  /** The number of events that each seat has been told. */
  readonly #told = new Map<Seat, number>();
  readonly #asker: Asker;
  #claimAsked: Game | null = null;

  constructor(asker: Asker, table: GameTable, kits: BotKits) {
    this.#asker = asker;
    this.terminal = asker.terminal;
    this.texts = asker.style().texts;
    this.words = asker.words;
    this.table = table;
    this.kits = kits;
  }

  get game(): Game {
    return this.table.game;
  }

  get naming(): Naming {
    return namingOf(this.game, this.texts);
  }

  style(): Style {
    return this.#asker.style();
  }

  /** A fresh screen; the notice goes with it. */
  draw(scene: Partial<Scene> = {}): void {
    const { game, naming } = this;
    const turns = turnsOf(this.#events(), naming.script.alphabet);
    const lines = [...(scene.lines ?? []), ...this.notice];
    const whole = { game, naming, turns, now: this.table.now(), ...scene, lines };
    this.notice = [];
    this.terminal.clear();
    for (const line of gameScreen(whole, this.style())) this.terminal.write(`${line}\n`);
  }

  /** What a seat has not been told yet; from the whole table's view where no seat is meant. */
  news(seat: Seat): readonly string[] {
    const events = this.#events();
    const from = this.#told.get(seat) ?? this.#lastMoveOf(seat, events);
    this.#told.set(seat, events.length);
    return this.#newsFrom(from, events, seat).slice(-MOST_NEWS);
  }

  /** The last move and what came of it so far, as everybody may know it. */
  publicNews(): readonly string[] {
    const events = this.#events();
    const last = events.findLastIndex(({ kind }) => isMoveKind(kind));
    return this.#newsFrom(last, events, null).slice(-MOST_NEWS);
  }

  /** Whether the mover was already asked for words of the theme; a restart asks again. */
  isClaimAsked(): boolean {
    return this.#claimAsked === this.game.undo;
  }

  claimAsked(): void {
    this.#claimAsked = this.game.undo;
  }

  explain(failure: ActFailure): string {
    return failure.kind === 'refused'
      ? explainRefusal(this.texts, failure.refusal, this.naming)
      : explainFile(this.texts, failure.failure);
  }

  /** The rack in its owner's order. */
  rackOf(seat: Seat): readonly Tile[] {
    const rack = inOrderOf(this.racks.get(seat) ?? [], this.game.seats[seat]?.rack ?? []);
    this.racks.set(seat, rack);
    return rack;
  }

  #events(): readonly GameEvent[] {
    return this.table.entries.flatMap(({ events }) => events);
  }

  /** After a restart a seat is told again what happened since it last moved. */
  #lastMoveOf(seat: Seat, events: readonly GameEvent[]): number {
    const last = events.findLastIndex(
      (event) => isMoveKind(event.kind) && 'seat' in event && event.seat === seat,
    );
    return last < 0 ? events.findIndex(({ kind }) => isMoveKind(kind)) : last + 1;
  }

  #newsFrom(from: number, events: readonly GameEvent[], seat: Seat | null): readonly string[] {
    if (from < 0) return [];
    const before = events.slice(0, from).reduce(evolve, START);
    const viewer =
      seat === null ? ({ kind: 'spectator' } as const) : ({ kind: 'seat', seat } as const);
    return newsOf(events.slice(from), before, viewer, this.texts, this.naming);
  }
}

/** Below the board there is room for so many lines. */
const MOST_NEWS = 4;

const isMoveKind = (kind: GameEvent['kind']): boolean =>
  kind === 'placed' || kind === 'exchanged' || kind === 'passed';
