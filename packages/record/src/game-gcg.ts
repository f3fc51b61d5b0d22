/** A game of ours as a GCG file: what GCG has no line for (themes, swapped blanks, rulings) becomes a note. */
import { type Alphabet, makeRack, type Tile } from '@taht/letters';
import {
  type Adjustment,
  evolve,
  type FactOf,
  type Game,
  type GameEvent,
  GCG_NOTATION,
  makePlay,
  makePosition,
  type Pending,
  type Seat,
  START,
} from '@taht/rules';
import type { Entry } from './entry.ts';
import { declare } from './gcg/declaration.ts';
import { type GcgEvent, type GcgFile, type GcgLine, isGcgEvent } from './gcg/file.ts';
import { makeNicks, playerLines } from './gcg/names.ts';

/** `names` are those of the seats, for a record may know them only by number; a seat without one has its name of the record. */
export function makeGameGcg(
  entries: readonly Pick<Entry, 'events'>[],
  alphabet: Alphabet,
  names: readonly (string | undefined)[] = [],
): GcgFile {
  const events = entries.flatMap((entry) => entry.events);
  const { setup } = events.slice(0, 1).reduce(evolve, START);
  const called = setup.players.map(({ id, name }, seat) => names[seat] ?? (name.trim() || id));
  const nicks = makeNicks(called);
  const sheet = new Sheet(alphabet, nicks);
  let game = START;
  for (const event of events) {
    const after = evolve(game, event);
    sheet.write(event, game, after);
    game = after;
  }
  return {
    lines: [...header(game, called, nicks), ...sheet.finish(), ...footer(game)],
    diagnostics: [],
  };
}

/** Players are numbered in the order of play. */
function header(
  game: Game,
  names: readonly string[],
  nicks: readonly string[],
): readonly GcgLine[] {
  const { setup, rules, order } = game;
  const seats = order.length > 0 ? order : [...game.seats.keys()];
  return [
    { kind: 'encoding', name: 'UTF-8' },
    { kind: 'pragma', name: 'id', text: `taht ${setup.game}` },
    ...declare({ tileset: setup.tileset, rules, lexicon: setup.lexicon?.id ?? null }),
    ...playerLines(
      seats.map((seat) => names[seat] ?? ''),
      seats.map((seat) => nicks[seat] ?? ''),
    ),
  ];
}

/** A game under way ends with the rack of whoever is on turn; other programs take no other, and no word that it is not over. */
function footer({ phase, order, seats }: Game): readonly GcgLine[] {
  if (phase.kind !== 'turn') return [];
  const rack = seats[phase.seat]?.rack ?? [];
  const number = order.indexOf(phase.seat) + 1;
  return rack.length === 0 ? [] : [{ kind: 'rack', number, rack: makeRack(rack) }];
}

/** The lines so far, and where each move begins, so that an undone move can be struck out. */
class Sheet {
  readonly lines: GcgLine[] = [];
  readonly #moves: number[] = [];
  readonly #alphabet: Alphabet;
  readonly #nicks: readonly string[];

  /** A seat keeps its nick, whoever sits on it later. */
  constructor(alphabet: Alphabet, nicks: readonly string[]) {
    this.#alphabet = alphabet;
    this.#nicks = nicks;
  }

  write(event: GameEvent, game: Game, after: Game): void {
    switch (event.kind) {
      case 'placed':
        this.#begin();
        this.#place(event, game);
        break;
      case 'exchanged':
        this.#begin();
        this.#line(game, event.seat, { kind: 'exchange', tiles: makeRack(event.tiles) }, 0);
        break;
      case 'passed':
        this.#begin();
        this.#line(game, event.seat, { kind: 'pass' }, 0);
        break;
      case 'skipped':
        this.#line(game, event.seat, { kind: 'pass' }, 0);
        this.#note(`skipped: ${event.cause}`);
        break;
      case 'retracted':
        this.#withdraw(game, event.seat);
        break;
      case 'stood':
        if (event.themeBonus !== 0) {
          this.#line(after, event.seat, { kind: 'challenge' }, event.themeBonus, 'included');
          this.#note('theme');
        }
        break;
      case 'adjusted':
        this.#line(after, event.seat, { kind: 'challenge' }, event.points, 'included');
        break;
      case 'ruled':
        if (event.reason !== '') this.#note(event.reason);
        break;
      case 'resigned':
        this.#note(`${this.#nickOf(event.seat)} resigned: ${event.cause}`);
        break;
      case 'replaced':
        this.#note(`${this.#nickOf(event.seat)} replaced: ${event.player.name}`);
        break;
      case 'undone':
        this.lines.length = this.#moves.pop() ?? 0;
        break;
      case 'ended':
        this.#close(event, game);
        break;
      default:
    }
  }

  #nickOf(seat: Seat): string {
    return this.#nicks[seat] ?? '';
  }

  #begin(): void {
    this.#moves.push(this.lines.length);
  }

  #note(text: string): void {
    this.lines.push({ kind: 'note', text });
  }

  /** All lines, and no note before the first turn: other programs refuse it there. */
  finish(): readonly GcgLine[] {
    const first = this.lines.findIndex(isGcgEvent);
    if (first <= 0) return this.lines;
    const [notes, [turn, ...rest]] = [this.lines.slice(0, first), this.lines.slice(first)];
    return [turn as GcgLine, ...notes, ...rest];
  }

  /** The total counts the points; where the game has them already they are not added again. */
  #line(
    game: Game,
    seat: Seat,
    act: Act,
    points: number,
    inScore: 'to-come' | 'included' = 'to-come',
    rack: readonly Tile[] = game.seats[seat]?.rack ?? [],
  ): void {
    const score = game.seats[seat]?.score ?? 0;
    this.lines.push({
      ...act,
      player: this.#nickOf(seat),
      rack: makeRack(rack),
      score: points,
      total: inScore === 'included' ? score : score + points,
    } as GcgEvent);
  }

  #place(event: FactOf<'placed'>, game: Game): void {
    const { start, text } = makePlay(this.#alphabet, game.board, event.tiles, event.direction);
    const position = makePosition({ square: start, direction: event.direction }, GCG_NOTATION);
    this.#line(game, event.seat, { kind: 'place', position, word: text }, event.score);
    if (event.swaps.length > 0) this.#note(`blanks taken back: ${event.swaps.length}`);
  }

  #withdraw(game: Game, seat: Seat): void {
    if (!('play' in game.phase)) return;
    const { score }: Pending = game.phase.play;
    const { rack = [], score: before = 0 } = game.undo?.seats[seat] ?? {};
    this.lines.push({
      kind: 'withdraw',
      player: this.#nickOf(seat),
      rack: makeRack(rack),
      score: -score,
      total: before,
    });
  }

  /** Deductions, credit and overtime in the order in which they were made. */
  #close({ adjustments, racks, out }: FactOf<'ended'>, game: Game): void {
    const totals = game.seats.map(({ score }) => score);
    for (const { seat, points, cause } of withBlanksOnly(adjustments, racks)) {
      const others = racks.filter((_, s) => s !== out).flat();
      const own = racks[seat] ?? [];
      const tiles = makeRack(cause === 'credit' ? others : own);
      totals[seat] = (totals[seat] ?? 0) + points;
      this.lines.push({
        ...(cause === 'overtime' ? { kind: 'time' } : { kind: 'end', tiles }),
        player: this.#nickOf(seat),
        rack: cause === 'credit' ? '' : makeRack(own),
        score: points,
        total: totals[seat] ?? 0,
      } as GcgEvent);
    }
  }
}

/** A rack of nothing but blanks costs nothing, yet where racks are named it is named too. */
function withBlanksOnly(
  adjustments: readonly Adjustment[],
  racks: readonly (readonly Tile[])[],
): readonly Adjustment[] {
  const deducted = adjustments.filter(({ cause }) => cause === 'own-tiles').map(({ seat }) => seat);
  if (deducted.length === 0) return adjustments;
  const free = racks.flatMap((rack, seat) =>
    rack.length > 0 && !deducted.includes(seat)
      ? [{ seat, points: 0, cause: 'own-tiles' } as const]
      : [],
  );
  return [...free, ...adjustments];
}

type Act =
  | { readonly kind: 'place'; readonly position: string; readonly word: string }
  | { readonly kind: 'exchange'; readonly tiles: string }
  | { readonly kind: 'pass' | 'challenge' };
