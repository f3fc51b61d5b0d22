/**
 * Paper slips: number, word, square and score as somebody types them, read against the position they were written for.
 * Commas, semicolons or tabs part the fields of an imported file; a first line without a number is its heading.
 */
import { err, ok, type Result } from '@taht/base';
import { type Alphabet, withoutShift } from '@taht/letters';
import {
  columnLabels,
  type Judge,
  type NotationFailure,
  type PlacedTile,
  parsePlay,
  parsePosition,
} from '@taht/rules';
import type { PlayerNumber, SealedAnswer } from './command.ts';
import { type AnswerFault, type Position, readAnswer } from './judge.ts';
import { type Game, hasNumber } from './state.ts';

/** As it was written; the score may be missing. */
export interface Slip {
  readonly number: string;
  readonly word: string;
  readonly square: string;
  readonly score: string;
}

export type SlipFault =
  | { readonly code: 'bad-number'; readonly text: string }
  | { readonly code: 'no-such-player'; readonly player: PlayerNumber }
  | { readonly code: 'not-on-paper'; readonly player: PlayerNumber }
  | { readonly code: 'bad-score'; readonly text: string }
  | { readonly code: 'bad-square'; readonly text: string }
  | { readonly code: 'bad-word'; readonly failure: NotationFailure };

/** The table that slips are read against. */
export type SlipTable = Position & Pick<Game, 'players'>;

/** A slip that can be handed in, and what is to be said about it before that: it may be worth nothing. */
export interface ReadSlip {
  readonly answer: SealedAnswer;
  readonly score: number | null;
  readonly remark: AnswerFault | 'wrong-score' | null;
}

export function readSlip(
  game: SlipTable,
  slip: Slip,
  alphabet: Alphabet,
  judge: Judge,
): Result<ReadSlip, SlipFault> {
  const player = readNumber(game, slip.number);
  if (!player.ok) return player;
  const claimed = readScore(slip.score);
  if (!claimed.ok) return claimed;
  const tiles = readWord(game, slip, alphabet);
  if (!tiles.ok) return tiles;
  const answer = { player: player.value, tiles: tiles.value, claimed: claimed.value };
  return ok(weighSlip(game, answer, judge));
}

/** What the answer on a slip is worth, or why it is worth nothing. */
export function weighSlip(position: Position, answer: SealedAnswer, judge: Judge): ReadSlip {
  const read = readAnswer(position, answer.tiles, judge);
  if (!read.ok) return { answer, score: null, remark: read.error };
  const { score } = read.value;
  const isWrong = answer.claimed !== null && answer.claimed !== score;
  return { answer, score, remark: isWrong ? 'wrong-score' : null };
}

function readNumber(game: SlipTable, text: string): Result<PlayerNumber, SlipFault> {
  if (!/^\d{1,6}$/.test(text)) return err({ code: 'bad-number', text });
  const player = Number(text);
  if (!hasNumber(game, player)) return err({ code: 'no-such-player', player });
  return game.players[player - 1]?.hands === 'paper'
    ? ok(player)
    : err({ code: 'not-on-paper', player });
}

function readScore(text: string): Result<number | null, SlipFault> {
  if (text === '') return ok(null);
  return /^\d{1,4}$/.test(text) ? ok(Number(text)) : err({ code: 'bad-score', text });
}

function readWord(
  { setup: { base }, board }: SlipTable,
  { word, square }: Slip,
  alphabet: Alphabet,
): Result<readonly PlacedTile[], SlipFault> {
  const position = parsePosition(square, base.notation, columnLabels(base.notation, alphabet));
  if (position === undefined) return err({ code: 'bad-square', text: square });
  const tiles = parsePlay(alphabet, board, position, withoutShift(word, alphabet));
  return tiles.ok ? tiles : err({ code: 'bad-word', failure: tiles.error });
}

export interface SlipLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly slip: Result<Slip, { readonly code: 'wrong-fields'; readonly needs: number }>;
}

const FIELDS = 4;

/** Every line of a file that says something, read or not. */
export function parseSlips(text: string): readonly SlipLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((content, i) => ({ line: i + 1, fields: fieldsOf(content) }))
    .filter(({ fields }) => fields.some((field) => field !== ''));
  const isHeading = !/\d/.test(lines[0]?.fields[0] ?? '');
  return lines.slice(isHeading ? 1 : 0).map(({ line, fields }) => {
    const [number = '', word = '', square = '', score = ''] = fields;
    const isWhole = fields.length === FIELDS || fields.length === FIELDS - 1;
    const slip = isWhole
      ? ok({ number, word, square, score })
      : err({ code: 'wrong-fields', needs: FIELDS } as const);
    return { line, slip };
  });
}

/** Quotes may enclose a field, and a doubled one inside stands for itself. */
const fieldsOf = (line: string): string[] =>
  Array.from(line.matchAll(/(?:^|[,;\t])\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))/g), ([, quoted, bare]) =>
    (quoted?.replaceAll('""', '"') ?? bare ?? '').trim(),
  );
