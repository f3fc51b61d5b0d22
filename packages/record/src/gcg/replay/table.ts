/** Gathers what a replay knows before the first line is played. */
import { allTiles } from '@taht/rules';
import { type GcgFile, isGcgEvent } from '../file.ts';
import { readClosing } from './closing.ts';
import { nicksOf } from './players.ts';
import type { ReplayOptions } from './report.ts';
import type { Table } from './state.ts';

export function makeTable({ lines }: Pick<GcgFile, 'lines'>, options: ReplayOptions): Table {
  const events = lines.filter(isGcgEvent);
  return {
    ...options,
    nicks: nicksOf(lines),
    events,
    closing: readClosing(events),
    pile: allTiles(options.tileset),
    isCutOff: lines.some(({ kind }) => kind === 'incomplete' || kind === 'rack'),
  };
}
