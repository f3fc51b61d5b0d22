/** The lines of a sheet from a GCG file, to go on with; what cannot be read as a line is left out and counted. */
import { type Alphabet, parseRack, type Tile } from '@taht/letters';
import { GCG_NOTATION, LATIN_COLUMNS, type Seat } from '@taht/rules';
import { type GcgEvent, type GcgFile, isGcgEvent } from '../gcg/file.ts';
import { withNicksApart } from '../gcg/nicks-apart.ts';
import { nicksOf, playerOf } from '../gcg/replay/players.ts';
import type { Act, Left, Line, ScoreSheet, ScoreSheetSetup } from './score-sheet.ts';
import { scoredSheetOf } from './scored-sheet.ts';
import type { ScoredSheet } from './scored-state.ts';
import { readCalledPlay } from './typed.ts';

export interface ImportedScoreSheet {
  readonly sheet: ScoreSheet;
  /** Lines of the file that say something of the game and could not be taken over. */
  readonly unread: number;
}

/** The players' names as the file gives them, in their order. */
export function gcgPlayers(file: GcgFile): readonly string[] {
  const lines = withNicksApart(file.lines);
  return nicksOf(lines).map((nick) => {
    const named = lines.find((line) => line.kind === 'player' && line.nick === nick);
    return (named?.kind === 'player' && named.name) || nick;
  });
}

export function scoreSheetFromGcg(
  file: GcgFile,
  setup: ScoreSheetSetup,
  alphabet: Alphabet,
): ImportedScoreSheet {
  const lines = withNicksApart(file.lines);
  const nicks = nicksOf(lines);
  const acts: Act[] = [];
  const ends: { readonly seat: Seat; readonly event: EndEvent }[] = [];
  let unread = lines.filter(({ kind }) => kind === 'unread').length;
  for (const event of lines.filter(isGcgEvent)) {
    const seat = playerOf(nicks, event.player);
    if (event.kind === 'end') {
      if (seat >= 0) ends.push({ seat, event });
      continue;
    }
    const line =
      seat < 0 ? undefined : lineOf(event, seat, scoredSheetOf({ setup, acts }), alphabet);
    if (line === undefined) unread++;
    else acts.push({ kind: 'write', at: setup.at, line });
  }
  const end = closingLine(ends, setup, alphabet);
  if (end !== null) acts.push({ kind: 'write', at: setup.at, line: end });
  return { sheet: { setup, acts }, unread };
}

type EndEvent = Extract<GcgEvent, { kind: 'end' }>;

function lineOf(
  event: Exclude<GcgEvent, EndEvent>,
  seat: Seat,
  scored: ScoredSheet,
  alphabet: Alphabet,
): Line | undefined {
  const rack = tilesIn(event.rack, alphabet);
  const players = scored.setup.players.length;
  switch (event.kind) {
    case 'place': {
      const hand = { alphabet, notation: GCG_NOTATION, columns: LATIN_COLUMNS };
      const word = event.word.replace(/[*!#]+$/u, '');
      const play = readCalledPlay(`${event.position} ${marked(word)}`, hand, scored.board);
      return play.ok
        ? { kind: 'play', seat, rack, ...play.value, recorded: event.score }
        : undefined;
    }
    case 'exchange': {
      const tiles = tilesIn(event.tiles, alphabet);
      return tiles === null
        ? undefined
        : { kind: 'exchange', seat, rack, tiles, count: tiles.length };
    }
    case 'exchange-count':
      return { kind: 'exchange', seat, rack, tiles: null, count: event.count };
    case 'pass':
      return { kind: 'pass', seat, rack };
    case 'withdraw':
      return { kind: 'challenge', seat: (seat + 1) % players, verdict: 'bad', words: 1 };
    case 'challenge':
    case 'time':
      return { kind: 'adjust', seat, points: event.score ?? 0, cause: event.kind, note: '' };
  }
}

/** In a record small letters always mark blanks, so a word of nothing but those is bracketed. */
const marked = (word: string): string =>
  word.toLocaleUpperCase() !== word && word.toLocaleLowerCase() === word && !word.includes('(')
    ? word.replaceAll(/\[[^\]]+\]|\p{L}\p{M}*['’]?/gu, (letter) => `(${letter})`)
    : word;

const tilesIn = (text: string, alphabet: Alphabet): readonly Tile[] | null => {
  const tiles = parseRack(alphabet, text);
  return tiles.ok && tiles.value.length > 0 ? tiles.value : null;
};

/** Deductions name whose tiles they are; a credit alone names those of all others, and counts the same whoever had them. */
function closingLine(
  ends: readonly { readonly seat: Seat; readonly event: EndEvent }[],
  { players }: ScoreSheetSetup,
  alphabet: Alphabet,
): Line | null {
  if (ends.length === 0) return null;
  const racks: Left[] = players.map(() => ({ kind: 'tiles', tiles: [] }));
  const isDeduction = ({ score, rack }: EndEvent): boolean =>
    score === null || score === 0 ? rack !== '' : score < 0;
  const credit = ends.find(({ event }) => !isDeduction(event));
  const deductions = ends.filter(({ event }) => isDeduction(event));
  for (const { seat, event } of deductions)
    racks[seat] = { kind: 'tiles', tiles: tilesIn(event.tiles, alphabet) ?? [] };
  if (deductions.length === 0 && credit !== undefined)
    racks[(credit.seat + 1) % players.length] = {
      kind: 'tiles',
      tiles: tilesIn(credit.event.tiles, alphabet) ?? [],
    };
  return { kind: 'end', out: credit?.seat ?? null, racks, overtime: players.map(() => 0) };
}
