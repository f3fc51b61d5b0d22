/** The papers of a round by their names: each can be printed alone or with the others. */
import type { ComponentType } from 'preact';
import type { PrintProps, RoundPrint } from './choice.ts';
import { ScoreSheets } from './score-sheets.tsx';
import { SeatsByName, SeatsBySchool } from './seating.tsx';
import { JudgeSlips, ResultSlips } from './slips.tsx';
import { TableCards } from './table-cards.tsx';

export const ROUND_PAPERS = {
  'seats-by-name': SeatsByName,
  'seats-by-school': SeatsBySchool,
  'table-cards': TableCards,
  'score-sheets': ScoreSheets,
  'result-slips': ResultSlips,
  'judge-slips': JudgeSlips,
} as const satisfies Readonly<Record<RoundPrint, ComponentType<PrintProps>>>;
