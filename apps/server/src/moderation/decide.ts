/** Anybody may report, moderators decide, administrators give and take roles, and nobody judges themselves. */
import { assertNever, err, ok, type Result } from '@taht/base';
import {
  MODERATION_LIMITS,
  type ModerationAction,
  type ModerationRefusal,
  type Order,
} from '@taht/protocol';
import type { Command } from '@taht/stream';
import type { Rank } from '../people/person/events.ts';
import type { Action } from './actions.ts';
import type { ModerationEvent } from './events.ts';
import type { Moderation } from './evolve.ts';

export interface ModerationAuthor {
  readonly id: string;
  readonly rank: Rank;
}

type Decision = Result<readonly ModerationEvent[], ModerationRefusal>;
type ActionOf<K extends ModerationAction['kind']> = Extract<ModerationAction, { readonly kind: K }>;

export function decide(
  state: Moderation,
  { by, at, action }: Command<ModerationAuthor, Action>,
): Decision {
  if (!mayAct(by.rank, action)) return err({ code: 'not-permitted' });
  switch (action.kind) {
    case 'begin':
      return ok(state.now === 0 ? [{ kind: 'begun', at }] : []);
    case 'report':
      return report(state, by.id, at, action);
    case 'take':
      return withReport(state, action.report, by, () => [
        { kind: 'taken', at, by: by.id, report: action.report },
      ]);
    case 'dismiss':
      return withReport(state, action.report, by, ({ by: reporter, about }) => [
        {
          kind: 'dismissed',
          at,
          by: by.id,
          report: action.report,
          reporter,
          about,
          reason: action.reason,
        },
      ]);
    case 'order':
      return giveOrder(state, by, at, action);
    case 'machine-order':
      return giveOrder(state, by, at, { ...action, report: null });
    case 'carried-out':
      return ok(
        state.orders.some(({ number }) => number === action.number)
          ? [{ kind: 'carried-out', at, number: action.number, isDone: action.isDone }]
          : [],
      );
    case 'note':
      return ok([{ kind: 'noted', at, by: by.id, person: action.person, reason: action.reason }]);
    default:
      return assertNever(action);
  }
}

function mayAct(rank: Rank, action: Action): boolean {
  switch (action.kind) {
    case 'report':
      return rank !== 'machine';
    case 'begin':
    case 'machine-order':
    case 'carried-out':
      return rank === 'machine';
    case 'order':
      return rank === 'administrator' || (rank === 'moderator' && !isAboutRoles(action.order));
    default:
      return rank === 'moderator' || rank === 'administrator';
  }
}

const isAboutRoles = ({ kind }: Order): boolean => kind === 'grant' || kind === 'revoke';

function report(
  { reports, count }: Moderation,
  by: string,
  at: number,
  { about, reason, text, where }: ActionOf<'report'>,
): Decision {
  if (about === by) return err({ code: 'that-is-you' });
  const mine = reports.filter((each) => each.by === by);
  if (mine.some((each) => each.about === about && each.where === where))
    return err({ code: 'reported-before' });
  if (mine.length >= MODERATION_LIMITS.openByOne || reports.length >= MODERATION_LIMITS.open)
    return err({ code: 'too-many-of-these' });
  return ok([{ kind: 'reported', at, number: count + 1, by, about, reason, text, where }]);
}

function withReport(
  { reports, count }: Moderation,
  number: number,
  by: ModerationAuthor,
  then: (report: Moderation['reports'][number]) => readonly ModerationEvent[],
): Decision {
  const found = reports.find((each) => each.number === number);
  if (found === undefined)
    return err({ code: number <= count ? 'report-closed' : 'no-such-report' });
  return found.about === by.id ? err({ code: 'that-is-you' }) : ok(then(found));
}

function giveOrder(
  state: Moderation,
  by: ModerationAuthor,
  at: number,
  { person, order, reason, report }: Omit<ActionOf<'order'>, 'kind'>,
): Decision {
  if (person === by.id) return err({ code: 'that-is-you' });
  const ordered = (reporter: string | null): readonly ModerationEvent[] => [
    {
      kind: 'ordered',
      at,
      number: state.count + 1,
      by: by.id,
      rank: by.rank,
      person,
      order,
      reason,
      report,
      reporter,
    },
  ];
  if (report === null) return ok(ordered(null));
  return withReport(state, report, by, ({ by: reporter }) => ordered(reporter));
}
