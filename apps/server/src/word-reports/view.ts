/** Word judges see what is reported; everybody sees their own reports, and how it was ruled. */
import {
  WORD_REPORT_LIMITS,
  type WordReportsEventView,
  type WordReportsView,
} from '@taht/protocol';
import type { WordReportEvent } from './events.ts';
import type { Report, WordReports } from './evolve.ts';

export interface WordReportsViewer {
  /** Null for a stranger. */
  readonly id: string | null;
  readonly isJudge: boolean;
}

export function viewFor(
  { reports, rulings }: WordReports,
  { id, isJudge }: WordReportsViewer,
): WordReportsView {
  const seen = isJudge ? reports : reports.filter(({ by }) => id !== null && by.includes(id));
  const { shown } = WORD_REPORT_LIMITS;
  return {
    isJudge,
    reports: seen.slice(0, shown).map(reportView),
    rulings: rulings
      .slice(-shown)
      .toReversed()
      .map(({ hash: _, ...ruling }) => ruling),
  };
}

const reportView = ({ by, ...report }: Report): WordReportsView['reports'][number] => ({
  ...report,
  count: by.length,
});

export function eventFor(
  event: WordReportEvent,
  viewer: WordReportsViewer,
  state: WordReports,
): WordReportsEventView | null {
  const isSeen =
    viewer.isJudge || event.kind === 'ruled' || ('by' in event && event.by === viewer.id);
  return isSeen ? { kind: event.kind, at: event.at, view: viewFor(state, viewer) } : null;
}
