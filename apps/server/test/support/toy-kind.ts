/** Another kind of stream than a game, to show that rooms and stores know of none: a purse, whispers and an alarm. */
import { err, ok, type Result } from '@taht/base';
import type { Command, Entry, Kind, KindTypes } from '../../src/kind/kind.ts';

export interface ToyState {
  readonly now: number;
  readonly members: readonly string[];
  readonly sum: number;
  readonly whispers: readonly { readonly by: string; readonly text: string }[];
  readonly alarm: number | null;
  readonly rung: number;
  /** What was ordered from outside and has not come yet, and since when. */
  readonly orders: readonly { readonly item: string; readonly since: number }[];
  readonly closed: boolean;
}

export type ToyAction =
  | { readonly kind: 'open' }
  | { readonly kind: 'join' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'add'; readonly n: number }
  /** Heard by nobody else, not even that there was one. */
  | { readonly kind: 'whisper'; readonly text: string }
  | { readonly kind: 'alarm'; readonly ms: number }
  | { readonly kind: 'order'; readonly item: string; readonly inMs?: number }
  | { readonly kind: 'deliver'; readonly item: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'tick' }
  | { readonly kind: 'slept'; readonly ms: number }
  | { readonly kind: 'close' };

export type ToyEvent = { readonly by: string; readonly at: number } & (
  | { readonly kind: 'opened' | 'joined' | 'left' | 'rang' | 'closed' }
  | { readonly kind: 'added'; readonly n: number }
  | { readonly kind: 'whispered'; readonly text: string }
  | { readonly kind: 'set'; readonly alarm: number }
  | { readonly kind: 'slept'; readonly ms: number }
  | { readonly kind: 'ordered'; readonly item: string; readonly since: number }
  | { readonly kind: 'delivered'; readonly item: string }
);

export interface ToyView {
  readonly sum: number;
  readonly members: readonly string[];
  readonly mine: readonly string[];
  readonly rung: number;
}

export interface ToyTypes extends KindTypes {
  readonly env: { readonly limit: number };
  readonly state: ToyState;
  readonly author: string;
  readonly action: ToyAction;
  readonly event: ToyEvent;
  readonly viewer: { readonly name: string };
  readonly view: ToyView;
  readonly eventView: ToyEvent;
  readonly refusal: { readonly code: string };
}

const SYSTEM = 'system';

export const toyKind: Kind<ToyTypes> = {
  name: 'toy',
  version: 2,
  start: {
    now: 0,
    members: [],
    sum: 0,
    whispers: [],
    alarm: null,
    rung: 0,
    orders: [],
    closed: false,
  },
  decide,
  evolve,
  authorFor: (_, who) => (who.kind === 'person' ? who.id : who.kind === 'system' ? SYSTEM : null),
  viewerFor: ({ members }, who) => ({
    name: who.kind === 'person' && members.includes(who.id) ? who.id : '',
  }),
  viewFor: ({ sum, members, whispers, rung }, { name }) => ({
    sum,
    members,
    mine: whispers.filter(({ by }) => by === name).map(({ text }) => text),
    rung,
  }),
  eventFor: (event, { name }) => (event.kind === 'whispered' && event.by !== name ? null : event),
  parseAction: (json) =>
    typeof json === 'object' && json !== null && 'kind' in json
      ? ok(json as ToyAction)
      : err('kind'),
  encode: (entry) => JSON.stringify(entry),
  decode,
  factsOf: ({ closed, members }) => ({
    state: closed ? 'over' : members.length > 1 ? 'live' : 'open',
    players: members,
    labels: [],
    summary: '',
  }),
  timeOf: ({ now }) => now,
  dueOf: ({ alarm, closed }) => (closed ? null : alarm),
  owes: ({ orders, closed, now }) =>
    closed ? now : (orders.map(({ since }) => since).sort((a, b) => a - b)[0] ?? null),
  tick: (id, at) => ({ id, by: SYSTEM, at, action: { kind: 'tick' } }),
  absent: ({ alarm, now }, { from, to }) =>
    alarm === null
      ? []
      : [
          {
            id: `slept-${from}`,
            by: SYSTEM,
            at: to,
            action: { kind: 'slept', ms: to - Math.max(from, now) },
          },
        ],
};

function decide(
  { members, sum, alarm, orders, closed }: ToyState,
  { by, at, action }: Command<ToyTypes>,
  { limit }: ToyTypes['env'],
): Result<readonly ToyEvent[], { code: string }> {
  if (closed) return err({ code: 'closed' });
  switch (action.kind) {
    case 'open':
      return ok([
        { kind: 'opened', by, at },
        { kind: 'joined', by, at },
      ]);
    case 'join':
      return members.includes(by) ? err({ code: 'joined' }) : ok([{ kind: 'joined', by, at }]);
    case 'leave':
      return ok([{ kind: 'left', by, at }]);
    case 'add':
      return sum + action.n > limit
        ? err({ code: 'too-much' })
        : ok([{ kind: 'added', n: action.n, by, at }]);
    case 'whisper':
      return ok([{ kind: 'whispered', text: action.text, by, at }]);
    case 'alarm':
      return ok([{ kind: 'set', alarm: at + action.ms, by, at }]);
    case 'slept':
      return ok([{ kind: 'slept', ms: action.ms, by, at }]);
    case 'tick':
      return ok(alarm === null || alarm > at ? [] : [{ kind: 'rang', by, at }]);
    case 'order':
      return ok([{ kind: 'ordered', item: action.item, since: at + (action.inMs ?? 0), by, at }]);
    case 'deliver':
      return orders.some(({ item }) => item === action.item)
        ? ok([{ kind: 'delivered', item: action.item, by, at }])
        : err({ code: 'not-ordered' });
    case 'close':
      return ok([{ kind: 'closed', by, at }]);
    default:
      return ok([]);
  }
}

function evolve(state: ToyState, event: ToyEvent): ToyState {
  const { members, sum, whispers, alarm, rung, orders } = state;
  const next = { ...state, now: event.at };
  switch (event.kind) {
    case 'joined':
      return { ...next, members: [...members, event.by] };
    case 'left':
      return { ...next, members: members.filter((name) => name !== event.by) };
    case 'added':
      return { ...next, sum: sum + event.n };
    case 'whispered':
      return { ...next, whispers: [...whispers, { by: event.by, text: event.text }] };
    case 'set':
      return { ...next, alarm: event.alarm };
    case 'slept':
      return { ...next, alarm: alarm === null ? null : alarm + event.ms };
    case 'rang':
      if (alarm === null) throw new Error('no alarm was set');
      return { ...next, alarm: null, rung: rung + 1 };
    case 'ordered':
      return { ...next, orders: [...orders, { item: event.item, since: event.since }] };
    case 'delivered':
      return { ...next, orders: orders.filter(({ item }) => item !== event.item) };
    case 'closed':
      return { ...next, closed: true };
    default:
      return next;
  }
}

/** The first version wrote sums as text. */
function decode(body: string, version: number): Result<Entry<ToyTypes>, string> {
  try {
    const entry = JSON.parse(body) as Entry<ToyTypes>;
    if (version > 1) return ok(entry);
    const events = entry.events.map((event) =>
      event.kind === 'added' ? { ...event, n: Number(event.n) } : event,
    );
    return ok({ ...entry, events });
  } catch {
    return err('not JSON');
  }
}
