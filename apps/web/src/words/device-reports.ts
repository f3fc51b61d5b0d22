/** Reports about words that are stored on this device, until they can be sent. */
import { WORD_CLAIMS, WORD_REPORT_LIMITS, type WordReportAction } from '@taht/protocol';
import { remembered } from '../preferences/preferences.ts';

export type DeviceReport = Omit<Extract<WordReportAction, { kind: 'report' }>, 'kind'>;

const MOST = 100;

const isReport = (value: unknown): value is DeviceReport => {
  const { lexicon, word, claim, text } = (value ?? {}) as Record<keyof DeviceReport, unknown>;
  return (
    [lexicon, word, text].every((each) => typeof each === 'string') &&
    (word as string).length <= WORD_REPORT_LIMITS.wordLength &&
    WORD_CLAIMS.some((each) => each === claim)
  );
};

export const deviceReports = remembered<readonly DeviceReport[]>(
  'word-reports',
  [],
  (value): value is readonly DeviceReport[] => Array.isArray(value) && value.every(isReport),
);

/** The same report is stored once. */
export function storeReport(report: DeviceReport): void {
  deviceReports.value = [...withoutReport(report), report].slice(-MOST);
}

export function dropReport(report: DeviceReport): void {
  deviceReports.value = withoutReport(report);
}

const withoutReport = ({ lexicon, word, claim }: DeviceReport): readonly DeviceReport[] =>
  deviceReports.value.filter(
    (each) => each.lexicon !== lexicon || each.word !== word || each.claim !== claim,
  );

/** The address at which a word is reported. */
export const reportAddress = (
  lexicon: string,
  word: string,
  claim: DeviceReport['claim'],
): string => `/words/reports?${new URLSearchParams({ lexicon, word, claim })}`;
