/** A play that is entered, scored before it is a line of the sheet. */
import { ok, type Result } from '@taht/base';
import type { Naming } from '@taht/phrasing';
import { type Line, previewLine, type ScoredRow, type ScoredSheet } from '@taht/record';
import type { NotationFailure } from '@taht/rules';
import { type Entry, readEntry, readRack } from './entry.ts';

export type Preview = Result<
  ScoredRow,
  NotationFailure | { readonly code: 'choose-square' }
> | null;

/** Read against the board as it was before the line that is entered. */
export function previewOf(entry: Entry, ground: ScoredSheet, naming: Naming): Preview {
  const play = readEntry(entry, naming.script, ground.board);
  if (play === null || !play.ok) return play;
  return ok(previewLine(ground, playLine(entry, ground, naming, play.value)));
}

const playLine = (
  entry: Entry,
  ground: ScoredSheet,
  naming: Naming,
  play: Pick<Extract<Line, { kind: 'play' }>, 'square' | 'direction' | 'word'>,
): Line => ({
  kind: 'play',
  seat: entry.seat ?? ground.onTurn ?? 0,
  rack: readRack(entry.rack, naming.script) ?? null,
  square: play.square,
  direction: play.direction,
  word: play.word,
  recorded: null,
});
