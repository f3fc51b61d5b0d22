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
import type { GcgEvent, GcgFile, GcgLine } from './gcg/file.ts';

export function makeGameGcg(entries: readonly Entry[], alphabet: Alphabet): GcgFile {
  let game = START;
  const sheet = new Sheet(alphabet);
  for (const event of entries.flatMap(({ events }) => events)) {
    const after = evolve(game, event);
    sheet.write(event, game, after);
    game = after;
  }
  return { lines: [...header(game), ...sheet.lines, ...footer(game)], diagnostics: [] };
}

/** Nicknames have no spaces, no two are the same, and a seat keeps its own whoever sits on it. */
function nickOf({ setup }: Game, seat: Seat): string {
  const nicks = setup.players.map(({ id, name }) => name.trim().replace(/[\s:]+/g, '_') || id);
  const nick = nicks[seat] as string;
  return nicks.indexOf(nick) === seat ? nick : `${nick}_${seat + 1}`;
}

/** Players are numbered in the order of play. */
function header(game: Game): GcgLine[] {
  const { setup, rules, order } = game;
  const seats = order.length > 0 ? order : [...game.seats.keys()];
  const players = seats.map((seat, i) => ({
    kind: 'player' as const,
    number: i + 1,
    nick: nickOf(game, seat),
    name: setup.players[seat]?.name ?? '',
  }));
  const pragma = (name: string, text: string): GcgLine => ({ kind: 'pragma', name, text });
  const lexicon = setup.lexicon === null ? [] : [pragma('lexicon', setup.lexicon.id)];
  return [
    { kind: 'encoding', name: 'UTF-8' },
    ...players,
    pragma('id', `taht ${setup.game}`),
    pragma('ruleset', rules.id),
    pragma('tileset', setup.tileset.id),
    ...lexicon,
  ];
}

function footer(game: Game): GcgLine[] {
  if (game.phase.kind === 'over') return [];
  const racks = game.order.map((seat, i) => ({
    kind: 'rack' as const,
    number: i + 1,
    rack: makeRack(game.seats[seat]?.rack ?? []),
  }));
  const known = racks.filter(({ rack }) => rack !== '');
  return [...known, { kind: 'incomplete', rack: '' }];
}

/** The lines so far, and where each move begins, so that an undone move can be struck out. */
class Sheet {
  readonly lines: GcgLine[] = [];
  readonly #moves: number[] = [];
  readonly #alphabet: Alphabet;

  constructor(alphabet: Alphabet) {
    this.#alphabet = alphabet;
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
        this.#note(`${nickOf(game, event.seat)} resigned: ${event.cause}`);
        break;
      case 'replaced':
        this.#note(`${nickOf(game, event.seat)} replaced: ${event.player.name}`);
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

  #begin(): void {
    this.#moves.push(this.lines.length);
  }

  #note(text: string): void {
    this.lines.push({ kind: 'note', text });
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
      player: nickOf(game, seat),
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
      player: nickOf(game, seat),
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
        player: nickOf(game, seat),
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
