/** A sheet as a GCG file, as it stands now; what GCG has no line for becomes a note. */
import { type Alphabet, makeRack, type Tile } from '@taht/letters';
import { GCG_NOTATION, makePlay, makePosition, type Seat } from '@taht/rules';
import { declare } from '../gcg/declaration.ts';
import type { GcgEvent, GcgFile, GcgLine } from '../gcg/file.ts';
import { makeNicks, playerLines } from '../gcg/names.ts';
import type { Left, Line } from './score-sheet.ts';
import type { ScoredRow, ScoredSheet } from './scored-state.ts';

export function makeScoreSheetGcg(scored: ScoredSheet, alphabet: Alphabet): GcgFile {
  const nicks = makeNicks(scored.setup.players);
  const pen = new Pen(nicks, alphabet);
  for (const row of scored.rows) pen.write(row);
  return { lines: [...header(scored, nicks), ...pen.lines], diagnostics: [] };
}

function header({ setup }: ScoredSheet, nicks: readonly string[]): readonly GcgLine[] {
  return [
    { kind: 'encoding', name: 'UTF-8' },
    { kind: 'pragma', name: 'id', text: `taht ${setup.id}` },
    ...declare(setup),
    ...playerLines(setup.players, nicks),
  ];
}

class Pen {
  readonly lines: GcgLine[] = [];
  readonly #nicks: readonly string[];
  readonly #alphabet: Alphabet;
  readonly #totals: number[];

  constructor(nicks: readonly string[], alphabet: Alphabet) {
    this.#nicks = nicks;
    this.#alphabet = alphabet;
    this.#totals = nicks.map(() => 0);
  }

  write(row: ScoredRow): void {
    const line = row.written?.line;
    switch (line?.kind) {
      case undefined:
      case 'pass':
        this.#event(row.seat, { kind: 'pass' }, 0, rackOf(line));
        break;
      case 'play':
        this.#play(row, rackOf(line));
        break;
      case 'exchange':
        this.#event(row.seat, exchangeOf(line), 0, rackOf(line));
        break;
      case 'challenge':
        for (const { seat, points } of row.changes)
          this.#event(seat, { kind: 'challenge' }, points);
        break;
      case 'adjust':
        if (line.cause === 'challenge') this.#event(row.seat, { kind: 'challenge' }, line.points);
        else this.#event(row.seat, { kind: 'time' }, line.points);
        this.#note(line.note);
        break;
      case 'end':
        this.#close(row, line);
        break;
    }
  }

  /** A play that was taken back is written with its points, and a line that takes them back. */
  #play(row: ScoredRow, rack: readonly Tile[]): void {
    const { play, board, tiles, seat } = row;
    if (play === null) return;
    const { start, text } = makePlay(this.#alphabet, board, tiles, play.direction);
    const position = makePosition({ square: start, direction: play.direction }, GCG_NOTATION);
    this.#event(seat, { kind: 'place', position, word: text }, play.score, rack);
    if (row.isWithdrawn) this.#event(seat, { kind: 'withdraw' }, -play.score, rack);
  }

  #close({ changes }: ScoredRow, { racks, out }: Extract<Line, { kind: 'end' }>): void {
    const hasDeductions = changes.some(({ cause }) => cause === 'own-tiles');
    const others = racks.flatMap((left, seat) => (seat === out ? [] : tilesOf(left)));
    const isNamed = racks.every((left) => left.kind === 'tiles' || left.points === 0);
    // A rack of nothing but blanks costs nothing, yet where racks are named it is named too.
    if (hasDeductions && isNamed)
      for (const [seat, left] of racks.entries())
        if (tilesOf(left).length > 0 && !changes.some((each) => each.seat === seat))
          this.#event(seat, { kind: 'end', tiles: makeRack(tilesOf(left)) }, 0, tilesOf(left));
    for (const { seat, points, cause } of changes) {
      const own = tilesOf(racks[seat] as Left);
      if (cause === 'overtime') this.#event(seat, { kind: 'time' }, points);
      else if (!isNamed) {
        this.#event(seat, { kind: 'time' }, points);
        this.#note('tiles left, told by their points');
      } else if (cause === 'credit')
        this.#event(seat, { kind: 'end', tiles: makeRack(others) }, points);
      else this.#event(seat, { kind: 'end', tiles: makeRack(own) }, points, own);
    }
  }

  #event(seat: Seat, act: Act, points: number, rack: readonly Tile[] = []): void {
    this.#totals[seat] = (this.#totals[seat] ?? 0) + points;
    const player = this.#nicks[seat] ?? '';
    const total = this.#totals[seat] ?? 0;
    this.lines.push({ ...act, player, rack: makeRack(rack), score: points, total } as GcgEvent);
  }

  #note(text: string): void {
    if (text !== '') this.lines.push({ kind: 'note', text: text.replaceAll(/\s+/gu, ' ') });
  }
}

type Act =
  | { readonly kind: 'place'; readonly position: string; readonly word: string }
  | { readonly kind: 'exchange' | 'end'; readonly tiles: string }
  | { readonly kind: 'exchange-count'; readonly count: number }
  | { readonly kind: 'pass' | 'withdraw' | 'challenge' | 'time' };

const rackOf = (line: Line | undefined): readonly Tile[] =>
  line !== undefined && 'rack' in line ? (line.rack ?? []) : [];

const tilesOf = (left: Left): readonly Tile[] => (left.kind === 'tiles' ? left.tiles : []);

const exchangeOf = ({ tiles, count }: Extract<Line, { kind: 'exchange' }>): Act =>
  tiles === null ? { kind: 'exchange-count', count } : { kind: 'exchange', tiles: makeRack(tiles) };
