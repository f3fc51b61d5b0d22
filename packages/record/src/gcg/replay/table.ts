/** Gathers what a replay knows before the first line is played. */
import { allTiles } from '@taht/rules';
import { type GcgFile, isGcgEvent } from '../file.ts';
import { readClosing } from './closing.ts';
import { nicksOf } from './players.ts';
import type { ReplayOptions } from './report.ts';
import type { Table } from './state.ts';

export function makeTable(file: GcgFile, options: ReplayOptions): Table {
  const events = file.lines.filter(isGcgEvent);
  return {
    ...options,
    nicks: nicksOf(file.lines),
    events,
    closing: readClosing(events),
    pile: allTiles(options.tileset),
    isCutOff: file.lines.some(({ kind }) => kind === 'incomplete'),
  };
}
