/** The state of moderation: open reports, orders not yet carried out, and the end of the log. */
import { assertNever } from '@taht/base';
import { type Logged, MODERATION_LIMITS } from '@taht/protocol';
import type { ModerationEvent, ModerationEventOf } from './events.ts';

export type Report = Omit<ModerationEventOf<'reported'>, 'kind'> & {
  readonly takenBy: string | null;
};
export type PendingOrder = Pick<
  ModerationEventOf<'ordered'>,
  'number' | 'by' | 'rank' | 'person' | 'order' | 'reason'
>;

export interface Moderation {
  readonly now: number;
  /** How many reports and orders there have been: the last number given. */
  readonly count: number;
  /** The oldest first. */
  readonly reports: readonly Report[];
  readonly orders: readonly PendingOrder[];
  /** The newest first. */
  readonly log: readonly Logged[];
}

export const NOTHING_YET: Moderation = { now: 0, count: 0, reports: [], orders: [], log: [] };

export function evolve(before: Moderation, event: ModerationEvent): Moderation {
  const state = { ...before, now: event.at };
  switch (event.kind) {
    case 'begun':
      return state;
    case 'reported': {
      const { kind: _, ...report } = event;
      const reports = [...state.reports, { ...report, takenBy: null }];
      return { ...state, count: event.number, reports };
    }
    case 'taken':
      return {
        ...state,
        reports: state.reports.map((report) =>
          report.number === event.report ? { ...report, takenBy: event.by } : report,
        ),
      };
    case 'dismissed':
      return logged(without(state, event.report), {
        ...lineOf(event, 'dismissed', event.about),
        report: event.report,
      });
    case 'ordered': {
      const { number, by, rank, person, order, reason, report } = event;
      const orders = [...state.orders, { number, by, rank, person, order, reason }];
      return logged(
        { ...without(state, report), count: number, orders },
        { ...lineOf(event, 'ordered', person), order, report },
      );
    }
    case 'carried-out':
      return { ...state, orders: state.orders.filter(({ number }) => number !== event.number) };
    case 'noted':
      return logged(state, lineOf(event, 'noted', event.person));
    default:
      return assertNever(event);
  }
}

const without = (state: Moderation, report: number | null): Moderation => ({
  ...state,
  reports: state.reports.filter(({ number }) => number !== report),
});

const logged = (state: Moderation, line: Logged): Moderation => ({
  ...state,
  log: [line, ...state.log].slice(0, MODERATION_LIMITS.log),
});

const lineOf = (
  { at, by, reason }: { readonly at: number; readonly by: string; readonly reason: string },
  did: Logged['did'],
  person: string,
): Logged => ({ at, by, did, person, order: null, report: null, reason });
