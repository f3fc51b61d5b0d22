/** Reports about words as a kind of stream. There is one such stream. */
import {
  type WordReportRefusal,
  type WordReportsEventView,
  type WordReportsView,
  wordReportAction,
} from '@taht/protocol';
import { z } from 'zod';
import { jsonEntries, parseWith } from '../kind/json-entry.ts';
import type { Kind, KindTypes, Who } from '../kind/kind.ts';
import { type Action, decide, type WordReportAuthor, type WordReportEnv } from './decide.ts';
import { id, type WordReportEvent, wordReportEvent } from './events.ts';
import { evolve, NOTHING_REPORTED, type WordReports } from './evolve.ts';
import { eventFor, viewFor, type WordReportsViewer } from './view.ts';

export const WORD_REPORTS_STREAM = 'word-reports-main';

export interface WordReportTypes extends KindTypes {
  readonly env: WordReportEnv;
  readonly state: WordReports;
  readonly author: WordReportAuthor;
  readonly action: Action;
  readonly event: WordReportEvent;
  readonly viewer: WordReportsViewer;
  readonly view: WordReportsView;
  readonly eventView: WordReportsEventView;
  readonly refusal: WordReportRefusal;
}

const action = z.discriminatedUnion('kind', [
  wordReportAction,
  z.strictObject({ kind: z.literal('begin') }),
]);

const standing = z.enum(['machine', 'judge', 'player']);

export const wordReportsKind: Kind<WordReportTypes> = {
  name: 'word-reports',
  version: 1,
  start: NOTHING_REPORTED,
  decide,
  evolve,
  authorFor,
  viewerFor,
  viewFor,
  eventFor,
  parseAction: (json) => parseWith(action, json),
  ...jsonEntries<WordReportTypes>({
    author: z.strictObject({ id, standing }),
    action,
    event: wordReportEvent,
  }),
  factsOf: () => ({ state: 'live', players: [], labels: [], summary: '' }),
  timeOf: ({ now }) => now,
};

function authorFor({ now }: WordReports, who: Who): WordReportAuthor | null {
  if (who.kind === 'system') return { id: 'machine', standing: 'machine' };
  if (who.kind !== 'person' || now === 0) return null;
  return { id: who.id, standing: isJudge(who) ? 'judge' : 'player' };
}

function viewerFor(_: WordReports, who: Who): WordReportsViewer {
  return { id: who.kind === 'person' ? who.id : null, isJudge: isJudge(who) };
}

/** Administrators rule where nobody else was made judge. */
export const isJudge = (who: Who): boolean =>
  who.kind === 'person' &&
  ['word-judge', 'administrator'].some((role) => who.roles?.includes(role) === true);
