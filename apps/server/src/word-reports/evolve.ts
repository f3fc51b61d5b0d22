/** The state of reports about words: those that nobody has ruled on, and all rulings. */
import { assertNever } from '@taht/base';
import type { WordReportEvent, WordReportEventOf } from './events.ts';

export type Report = Pick<
  WordReportEventOf<'reported'>,
  'number' | 'at' | 'lexicon' | 'word' | 'claim' | 'text'
> & {
  /** Everybody who says so, the first to say it first. */
  readonly by: readonly string[];
};

export type Ruling = Pick<Report, 'number' | 'lexicon' | 'word' | 'claim'> &
  Pick<WordReportEventOf<'ruled'>, 'at' | 'ruling' | 'signed' | 'reason' | 'hash'>;

export interface WordReports {
  readonly now: number;
  /** The last number given. */
  readonly count: number;
  /** The oldest first, both. */
  readonly reports: readonly Report[];
  readonly rulings: readonly Ruling[];
}

export const NOTHING_REPORTED: WordReports = { now: 0, count: 0, reports: [], rulings: [] };

export function evolve(before: WordReports, event: WordReportEvent): WordReports {
  const state = { ...before, now: event.at };
  switch (event.kind) {
    case 'begun':
      return state;
    case 'reported': {
      const { kind: _, by, ...report } = event;
      return {
        ...state,
        count: event.number,
        reports: [...state.reports, { ...report, by: [by] }],
      };
    }
    case 'supported':
      return {
        ...state,
        reports: state.reports.map((report) =>
          report.number === event.report ? { ...report, by: [...report.by, event.by] } : report,
        ),
      };
    case 'ruled': {
      const { at, ruling, signed, reason, hash } = event;
      const report = state.reports.find(({ number }) => number === event.report);
      if (report === undefined) throw new Error(`no report ${event.report}`);
      const { number, lexicon, word, claim } = report;
      return {
        ...state,
        reports: state.reports.filter((each) => each !== report),
        rulings: [
          ...state.rulings,
          { number, lexicon, word, claim, at, ruling, signed, reason, hash },
        ],
      };
    }
    default:
      return assertNever(event);
  }
}
