/** The pending notices of one person as a kind of stream. Only the server sees it. */
import { ok, type Result } from '@taht/base';
import { z } from 'zod';
import { NO_FACTS } from '../kind/common.ts';
import { jsonEntries, parseText, parseWith } from '../kind/json-entry.ts';
import type { Command, Kind, KindTypes } from '../kind/kind.ts';
import {
  keyOf,
  type Notice,
  type NoticeAction,
  type NoticeEvent,
  noticeAction,
  noticeEvent,
  noticeSchema,
} from './notice.ts';

export interface Notices {
  readonly now: number;
  /** The oldest first. */
  readonly pending: readonly Notice[];
  /** The last turn that was told of each game, those of the latest games. */
  readonly turns: Readonly<Record<string, number>>;
}

export interface NoticeTypes extends KindTypes {
  readonly env: null;
  readonly state: Notices;
  readonly author: 'system';
  readonly action: NoticeAction;
  readonly event: NoticeEvent;
  readonly viewer: 'nobody';
  readonly view: null;
  readonly eventView: null;
  readonly refusal: never;
}

const MOST_PENDING = 100;
const MOST_GAMES = 500;

const snapshot = z.strictObject({
  now: z.number(),
  pending: z.array(noticeSchema),
  turns: z.record(z.string(), z.number()),
});

export const noticesOf = (person: string): string => `notice-${person}`;

/** The person that such a stream is about. */
export const personOf = (stream: string): string => stream.slice('notice-'.length);

export const noticeKind: Kind<NoticeTypes> = {
  name: 'notice',
  version: 1,
  start: { now: 0, pending: [], turns: {} },
  snapshots: {
    version: 1,
    encode: (state) => JSON.stringify(state),
    decode: (text) => parseText(snapshot, text),
  },
  transient: true,
  decide,
  evolve,
  authorFor: (_, who) => (who.kind === 'system' ? 'system' : null),
  viewerFor: () => 'nobody',
  viewFor: () => null,
  eventFor: () => null,
  parseAction: (json) => parseWith(noticeAction, json),
  ...jsonEntries<NoticeTypes>({
    author: z.literal('system'),
    action: noticeAction,
    event: noticeEvent,
  }),
  factsOf: () => NO_FACTS,
  timeOf: ({ now }) => now,
  owes: ({ pending }) => (pending.length === 0 ? null : Math.min(...pending.map(({ due }) => due))),
};

function decide(
  { pending, turns }: Notices,
  { action, at }: Command<NoticeTypes>,
): Result<readonly NoticeEvent[], never> {
  if (action.kind === 'tell') {
    const { news } = action;
    if (news.turn !== null && news.turn <= (turns[news.stream] ?? -1)) return ok([]);
    const notice: Notice = { ...news, stage: 'first', since: at, due: at, failures: 0 };
    return ok([{ kind: 'noted', at, notice }]);
  }
  const notice = pending.find((each) => keyOf(each) === action.key);
  if (notice === undefined) return ok([]);
  if (action.kind === 'postpone') {
    const failures = notice.failures + (action.cause === 'failed' ? 1 : 0);
    return ok([{ kind: 'noted', at, notice: { ...notice, failures, due: action.due } }]);
  }
  const { key, outcome, remindAt } = action;
  const settled: NoticeEvent = { kind: 'settled', at, key, outcome };
  if (remindAt === null) return ok([settled]);
  const again: Notice = { ...notice, stage: 'reminder', failures: 0, due: remindAt };
  return ok([settled, { kind: 'noted', at, notice: again }]);
}

function evolve({ pending, turns }: Notices, event: NoticeEvent): Notices {
  const key = event.kind === 'noted' ? keyOf(event.notice) : event.key;
  const others = pending.filter((each) => keyOf(each) !== key);
  if (event.kind === 'settled') return { now: event.at, pending: others, turns };
  const { notice } = event;
  return {
    now: event.at,
    pending: [...others, notice].slice(-MOST_PENDING),
    turns: notice.turn === null ? turns : withTurn(turns, notice.stream, notice.turn),
  };
}

function withTurn(turns: Notices['turns'], game: string, turn: number): Notices['turns'] {
  const others = Object.entries(turns).filter(([each]) => each !== game);
  return Object.fromEntries([...others.slice(1 - MOST_GAMES), [game, turn]]);
}
