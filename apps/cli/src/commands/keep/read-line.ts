/** Reads what the score keeper typed as a line of the sheet: a play, an exchange or a pass. */
import { err, ok, type Result } from '@taht/base';
import { parseRack } from '@taht/letters';
import type { Script } from '@taht/phrasing';
import { type Left, type Line, readCalledPlay, type ScoredSheet } from '@taht/record';
import type { NotationFailure, Seat } from '@taht/rules';
import type { SheetWords } from './words.ts';

export type LineFailure =
  | NotationFailure
  | { readonly code: 'not-tiles' }
  | { readonly code: 'not-a-line' };

/** Null stands for the rack, which is seldom known at a table. */
export function readLine(
  text: string,
  seat: Seat,
  standing: ScoredSheet,
  script: Script,
  words: SheetWords,
): Result<Line, LineFailure> {
  const [first = '', ...rest] = text.trim().split(/\s+/u);
  const command = words.find(first);
  if (command === 'pass') return ok({ kind: 'pass', seat, rack: null });
  if (command === 'exchange') return readExchange(rest.join(''), seat, script);
  if (command !== undefined || !/\d/u.test(text)) return err({ code: 'not-a-line' });
  const play = readCalledPlay(text, script, standing.board);
  return play.ok ? ok({ kind: 'play', seat, rack: null, ...play.value, recorded: null }) : play;
}

function readExchange(text: string, seat: Seat, { alphabet }: Script): Result<Line, LineFailure> {
  const base = { kind: 'exchange', seat, rack: null } as const;
  if (/^\d{1,2}$/.test(text)) return ok({ ...base, tiles: null, count: Number(text) });
  const tiles = parseRack(alphabet, text.replaceAll(',', ''));
  return tiles.ok && tiles.value.length > 0
    ? ok({ ...base, tiles: tiles.value, count: tiles.value.length })
    : err({ code: 'not-tiles' });
}

/** Tiles, or what they count; nothing is an empty rack. */
export function readLeft(text: string, { alphabet }: Script): Left | undefined {
  if (/^\d{1,3}$/.test(text)) return { kind: 'points', points: Number(text) };
  const tiles = parseRack(alphabet, text.replaceAll(/[\s,]/gu, ''));
  return tiles.ok ? { kind: 'tiles', tiles: tiles.value } : undefined;
}
