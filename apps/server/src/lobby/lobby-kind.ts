/** The lobby of an edition as a kind of stream. Only the present counts; yesterday's seeks are dropped. */
import { assertNever, err, ok, type Result } from '@taht/base';
import {
  LOBBY_LIMITS,
  type LobbyEventView,
  type LobbyRefusal,
  type LobbyView,
  listedTable,
  lobbyAction,
  type SeekView,
} from '@taht/protocol';
import { z } from 'zod';
import { speedOf } from '../game/speed.ts';
import { NO_FACTS } from '../kind/common.ts';
import { jsonEntries, parseText, parseWith } from '../kind/json-entry.ts';
import type { Kind, KindTypes, Who } from '../kind/kind.ts';
import { bare, type Card, card } from '../table/card.ts';
import { equip, type ListsOf } from '../table/options.ts';
import { partnersOf } from './pairing.ts';
import { type Lobby, lobby, pair, type Seek, START, seek, tableFor } from './state.ts';

const id = z.string().min(1).max(100);
const ids = z.array(id).max(4000);
const is = <Kind extends string>(kind: Kind): z.ZodLiteral<Kind> => z.literal(kind);

const action = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: is('ask'),
    edition: id,
    person: card,
    asked: lobbyAction,
    /** A fresh name for a table, if this seek completes one. */
    table: id,
  }),
  /** The person has left. */
  z.strictObject({ kind: is('gone'), person: id }),
  /** The person's data is being deleted. */
  z.strictObject({ kind: is('forget'), person: id }),
  z.strictObject({ kind: is('list'), table: listedTable }),
  z.strictObject({ kind: is('unlist'), table: id }),
  z.strictObject({ kind: is('opened'), table: id }),
  z.strictObject({ kind: is('tick') }),
]);

const at = z.number();
const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: is('sought'), at, seek }),
  z.strictObject({ kind: is('withdrawn'), at, people: ids }),
  z.strictObject({ kind: is('paired'), at, pair }),
  z.strictObject({ kind: is('opened'), at, table: id }),
  z.strictObject({ kind: is('listed'), at, table: listedTable }),
  z.strictObject({ kind: is('unlisted'), at, table: id }),
  z.strictObject({ kind: is('forgotten'), at, person: id }),
]);

type LobbyEvent = Readonly<z.infer<typeof event>>;
type Action = Readonly<z.infer<typeof action>>;

export interface LobbyTypes extends KindTypes {
  readonly env: { readonly listsOf: ListsOf };
  readonly state: Lobby;
  readonly author: 'system';
  readonly action: Action;
  readonly event: LobbyEvent;
  /** The person who looks, or empty. */
  readonly viewer: string;
  readonly view: LobbyView;
  readonly eventView: LobbyEventView;
  readonly refusal: LobbyRefusal;
}

type Decided = Result<readonly LobbyEvent[], LobbyRefusal>;

const entries = jsonEntries<LobbyTypes>({ author: z.literal('system'), action, event });

export const lobbyKind: Kind<LobbyTypes> = {
  name: 'lobby',
  version: 1,
  start: START,
  snapshots: {
    version: 1,
    encode: (state) => JSON.stringify(state),
    decode: (text) => parseText(lobby, text),
  },
  transient: true,
  decide: (state, command, env) => decide(state, command.action, command.at, env.listsOf),
  evolve,
  authorFor: (_, who) => (who.kind === 'system' ? 'system' : null),
  viewerFor: (_, who: Who) => (who.kind === 'person' ? who.id : ''),
  viewFor,
  eventFor,
  seals: ({ kind }) => kind === 'forgotten',
  parseAction: (json) => parseWith(action, json),
  ...entries,
  encode: ({ command, events }) =>
    entries.encode({
      command: {
        ...command,
        action:
          command.action.kind === 'ask'
            ? { ...command.action, person: bare(command.action.person) }
            : command.action,
      },
      events,
    }),
  factsOf: () => NO_FACTS,
  timeOf: ({ now }) => now,
  dueOf: ({ seeks }) => (seeks.length === 0 ? null : Math.min(...seeks.map(({ until }) => until))),
  owes: ({ pairs }) => pairs[0]?.at ?? null,
  tick: (name, now) => ({ id: name, by: 'system', at: now, action: { kind: 'tick' } }),
};

function decide(state: Lobby, asked: Action, now: number, listsOf: ListsOf): Decided {
  switch (asked.kind) {
    case 'ask':
      return asked.asked.kind === 'cancel'
        ? withdraw(state, asked.person.id, now)
        : decideSeek(state, asked, now, listsOf);
    case 'gone': {
      const left = withdraw(state, asked.person, now);
      return left.ok ? left : ok([]);
    }
    case 'forget': {
      const left = withdraw(state, asked.person, now);
      const { person } = asked;
      return ok([...(left.ok ? left.value : []), { kind: 'forgotten', at: now, person }]);
    }
    case 'list': {
      const known = state.tables.find(({ table }) => table === asked.table.table);
      if (JSON.stringify(known) === JSON.stringify(asked.table)) return ok([]);
      if (known === undefined && state.tables.length >= LOBBY_LIMITS.tables)
        return err({ code: 'lobby-full' });
      return ok([{ kind: 'listed', at: now, table: asked.table }]);
    }
    case 'unlist':
      return ok(
        state.tables.some(({ table }) => table === asked.table)
          ? [{ kind: 'unlisted', at: now, table: asked.table }]
          : [],
      );
    case 'opened':
      return ok(
        state.pairs.some(({ table }) => table === asked.table)
          ? [{ kind: 'opened', at: now, table: asked.table }]
          : [],
      );
    case 'tick': {
      const people = state.seeks.filter(({ until }) => until <= now).map(personOf);
      return ok(people.length === 0 ? [] : [{ kind: 'withdrawn', at: now, people }]);
    }
    default:
      return assertNever(asked);
  }
}

function withdraw({ seeks }: Lobby, person: string, now: number): Decided {
  return seeks.some((each) => personOf(each) === person)
    ? ok([{ kind: 'withdrawn', at: now, people: [person] }])
    : err({ code: 'no-seek' });
}

function decideSeek(
  { seeks }: Lobby,
  { edition, person, asked, table }: Extract<Action, { kind: 'ask' }>,
  now: number,
  listsOf: ListsOf,
): Decided {
  if (asked.kind !== 'seek') throw new Error('nothing is sought');
  const { options } = asked;
  const isClosed = person.ties.closedUntil !== null && person.ties.closedUntil > now;
  if (isClosed) return err({ code: 'may-not-play' });
  if (options.rated && !person.isAccount) return err({ code: 'seek-needs-account' });
  const tableOptions = tableFor(edition, options);
  const equipment = equip(tableOptions, listsOf);
  if (!equipment.ok) return err({ code: 'seek-does-not-fit', cause: equipment.error.code });
  const speed = speedOf(equipment.value.rules.clock);
  const others = seeks.filter((each) => personOf(each) !== person.id);
  const newcomer: Seek = {
    card: person,
    options,
    speed,
    table,
    since: now,
    until: now + (speed === 'days' ? LOBBY_LIMITS.days * 1440 : LOBBY_LIMITS.minutes) * 60_000,
  };
  const partners = partnersOf(newcomer, others, now);
  if (partners !== undefined) {
    const people: Card[] = [...partners.map((each) => each.card), person];
    return ok([
      { kind: 'paired', at: now, pair: { table, at: now, options: tableOptions, people } },
    ]);
  }
  if (others.length >= LOBBY_LIMITS.seeks) return err({ code: 'lobby-full' });
  return ok([{ kind: 'sought', at: now, seek: newcomer }]);
}

const personOf = (each: Seek): string => each.card.id;

function evolve(state: Lobby, each: LobbyEvent): Lobby {
  const next = { ...state, now: each.at };
  const without = (people: readonly string[]): Seek[] =>
    state.seeks.filter((one) => !people.includes(personOf(one)));
  const others = (name: string) => state.tables.filter(({ table }) => table !== name);
  switch (each.kind) {
    case 'sought':
      return { ...next, seeks: [...without([personOf(each.seek)]), each.seek] };
    case 'withdrawn':
      return { ...next, seeks: without(each.people) };
    case 'paired':
      return {
        ...next,
        seeks: without(each.pair.people.map((one) => one.id)),
        pairs: [...state.pairs, each.pair],
      };
    case 'opened':
      return { ...next, pairs: state.pairs.filter(({ table }) => table !== each.table) };
    case 'listed':
      return { ...next, tables: [...others(each.table.table), each.table] };
    case 'unlisted':
      return { ...next, tables: others(each.table) };
    case 'forgotten':
      return next;
    default:
      return assertNever(each);
  }
}

function viewFor({ seeks, tables }: Lobby, viewer: string): LobbyView {
  const own = seeks.find((each) => personOf(each) === viewer);
  return {
    seeks: seeks.slice(-LOBBY_LIMITS.shown).map(seekView),
    tables: tables.slice(-LOBBY_LIMITS.shown),
    own: own === undefined ? null : seekView(own),
  };
}

const seekView = ({ card: who, options, speed, since, until }: Seek): SeekView => ({
  person: who.id,
  name: who.name,
  rating: who.rating,
  speed,
  options,
  since,
  until,
});

function eventFor(each: LobbyEvent, viewer: string): LobbyEventView | null {
  switch (each.kind) {
    case 'sought':
      return { kind: 'sought', at: each.at, seek: seekView(each.seek) };
    case 'paired': {
      const people = each.pair.people.map((one) => one.id);
      return people.includes(viewer)
        ? { kind: 'paired', at: each.at, people, table: each.pair.table }
        : { kind: 'withdrawn', at: each.at, people };
    }
    case 'opened':
    case 'forgotten':
      return null;
    default:
      return each;
  }
}
