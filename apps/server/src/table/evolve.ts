/** Folds an event into a table, with the orders that follow from it. */
import { assertNever } from '@taht/base';
import { TABLE_LIMITS } from '@taht/protocol';
import type { Player } from '@taht/rules';
import { botId } from '@taht/search';
import { bare } from './card.ts';
import type { TableEvent, TableEventOf } from './events.ts';
import {
  EMPTY,
  isListed,
  isPerson,
  type Order,
  type PersonPlace,
  type Place,
  seated,
  type Table,
  type Task,
} from './state.ts';

export const START: Table = {
  now: 0,
  phase: 'new',
  id: '',
  host: '',
  options: {
    edition: '',
    ruleset: '',
    houseRules: [],
    theme: '',
    lexicon: null,
    clock: null,
    places: 2,
    rated: false,
    visibility: 'invited',
    spectators: false,
    racksAfter: null,
    hints: false,
    referee: null,
  },
  speed: 'slow',
  code: null,
  isPaired: false,
  tournament: null,
  places: [],
  invited: [],
  barred: [],
  hushed: [],
  games: 0,
  isPrivate: false,
  results: [],
  lines: [],
  said: 0,
  known: [],
  forgotten: 0,
  nudged: {},
  orders: [],
  ordered: 0,
};

export function evolve(table: Table, event: TableEvent): Table {
  const after = { ...apply(table, event), now: event.at };
  return isToldAnew(table, after) ? order(after, event.at, { kind: 'list' }) : after;
}

function apply(table: Table, event: TableEvent): Table {
  const { at } = event;
  switch (event.kind) {
    case 'opened':
      return open(event);
    case 'changed': {
      const { options, speed } = event;
      const places = Array.from({ length: options.places }, (_, i) => table.places[i] ?? EMPTY);
      return { ...table, options, speed, isPaired: false, places: places.map(asked) };
    }
    case 'sat':
      return sit(table, event);
    case 'bot-sat': {
      const id = botId(event.bot, event.place);
      const filled = setPlace(table, event.place, { kind: 'bot', id, bot: event.bot });
      return replaceInGame(filled, event.place, { id, name: event.bot, bot: true }, at);
    }
    case 'left':
      return leave(table, event);
    case 'removed':
      return remove(table, event);
    case 'invited': {
      const invited = { ...table, invited: [...table.invited, event.person] };
      return notify(invited, event, event.person, 'invited');
    }
    case 'declined':
      return { ...table, invited: without(table.invited, event.person) };
    case 'readied':
      return ready(table, event);
    case 'started':
      return start(table, event);
    case 'start-failed':
      return tellTournament(withoutGame({ ...table, phase: 'open' }, event.game), at);
    case 'said': {
      const lines = [...table.lines, event.line].slice(-TABLE_LIMITS.lines);
      return know({ ...table, lines, said: event.line.number }, event.line.by);
    }
    case 'hushed': {
      const others = without(table.hushed, event.person);
      return { ...table, hushed: event.isHushed ? [...others, event.person] : others };
    }
    case 'nudged':
      return nudge(table, event);
    case 'renamed':
      return setPerson(table, event.place, ({ card }) => ({ card: { ...card, name: event.name } }));
    case 'permitted':
      return setPerson(table, event.place, { permitsRacks: event.isPermitted });
    case 'hinted':
      return setPerson(table, event.place, (person) => ({ hints: person.hints + 1 }));
    case 'forgotten':
      return forget(table, event.person, at);
    case 'abort-asked':
      return order(table, at, { kind: 'abort-game', game: event.game });
    case 'over': {
      const over = withoutGame({ ...table, phase: 'open' }, event.game);
      const results = [...over.results, event.result].slice(-MOST_RESULTS);
      return tellTournament({ ...over, results }, at);
    }
    case 'done':
      return {
        ...table,
        orders: table.orders.filter(({ number }) => !event.orders.includes(number)),
      };
    case 'closed': {
      const closed: Table = { ...table, phase: 'closed', code: null };
      // Of people who are gone nothing is stored longer than others need it.
      const kept = order(closed, table.forgotten > 0 ? at : at + STORED_MS, { kind: 'forget' });
      return table.code === null
        ? kept
        : order(kept, at, { kind: 'release-code', code: table.code });
    }
    default:
      return assertNever(event);
  }
}

const MOST_RESULTS = 20;
/** For so long a closed table can still be read. */
const STORED_MS = 30 * 86_400_000;

const open = ({
  table,
  host,
  options,
  speed,
  code,
  isPaired,
  event,
}: TableEventOf<'opened'>): Table => ({
  ...START,
  phase: 'open',
  id: table,
  host,
  options,
  speed,
  code,
  isPaired,
  tournament: event,
  places: Array<Place>(options.places).fill(EMPTY),
});

function sit(table: Table, { place, card, at }: TableEventOf<'sat'>): Table {
  const person: Place = { kind: 'person', card, isReady: false, isGone: false, ...UNASKED };
  const filled = setPlace(table, place, person);
  const arrived = know({ ...filled, invited: without(table.invited, card.id) }, card.id);
  return replaceInGame(arrived, place, { id: card.id, name: `${place + 1}` }, at);
}

/** Whoever takes a place in a running game continues it. */
const replaceInGame = (table: Table, place: number, player: Player, at: number): Table =>
  table.phase === 'playing'
    ? order(table, at, { kind: 'replace', game: table.games, place, player })
    : table;

function leave(table: Table, { place, at }: TableEventOf<'left'>): Table {
  const there = table.places[place];
  if (!isPerson(there)) throw new Error(`nobody sits at place ${place}`);
  if (table.phase !== 'playing') return passOn(setPlace(table, place, EMPTY), there.card.id);
  const gone = setPlace(table, place, { ...there, isGone: true });
  const task: Task = { kind: 'leave-game', game: table.games, person: there.card.id };
  return passOn(order(gone, at, task), there.card.id);
}

function remove(table: Table, { place }: TableEventOf<'removed'>): Table {
  const there = table.places[place];
  const emptied = setPlace(table, place, EMPTY);
  if (!isPerson(there)) return emptied;
  const barred = [...table.barred, there.card.id].slice(-TABLE_LIMITS.barred);
  return { ...emptied, barred };
}

/** A host who goes leaves the table to whoever sits there. */
function passOn(table: Table, person: string): Table {
  const next = seated(table)[0]?.card.id;
  return table.host === person && next !== undefined ? { ...table, host: next } : table;
}

function ready(table: Table, event: TableEventOf<'readied'>): Table {
  const there = table.places[event.place];
  if (!isPerson(there)) throw new Error(`nobody sits at place ${event.place}`);
  const set = setPlace(table, event.place, { ...there, isReady: event.isReady });
  const isFirst = !table.places.some((place) => isPerson(place) && place.isReady);
  if (!event.isReady || !isFirst || table.games === 0) return set;
  return seated(table)
    .filter(({ card }) => card.id !== there.card.id)
    .reduce((told, { card }) => notify(told, event, card.id, 'rematch'), set);
}

function start(table: Table, event: TableEventOf<'started'>): Table {
  const { at, game } = event;
  const places = table.places.map((place) => (isPerson(place) ? { ...place, hints: 0 } : place));
  const { isPrivate } = event;
  const begun: Table = { ...table, phase: 'playing', games: game, isPrivate, places };
  const created = order(begun, at, { kind: 'create-game', game });
  const silence = TABLE_LIMITS.agreeSeconds * 1000;
  const dealt = order(created, at + silence, { kind: 'deal', game });
  return seated(table).reduce((told, { card }) => notify(told, event, card.id, 'started'), dealt);
}

function nudge(table: Table, event: TableEventOf<'nudged'>): Table {
  const there = table.places[event.place];
  const nudged = { ...table, nudged: { ...table.nudged, [event.by ?? '']: event.at } };
  return isPerson(there) ? notify(nudged, event, there.card.id, 'nudged') : nudged;
}

/** The game is over or was called off: whoever left it is gone for good, and nobody is ready. */
const withoutGame = (table: Table, game: number): Table => ({
  ...table,
  places: table.places.map((place) => (isPerson(place) && place.isGone ? EMPTY : unready(place))),
  orders: table.orders.filter((task) => !('game' in task) || task.game !== game),
});

const tellTournament = (table: Table, at: number): Table =>
  table.tournament === null ? table : order(table, at, { kind: 'tell-tournament' });

const UNASKED = { hints: 0, permitsRacks: false } as const;

/** They agreed to other options. */
const asked = (place: Place): Place =>
  isPerson(place) ? { ...place, isReady: false, permitsRacks: false } : place;

const MOST_KNOWN = 500;

const know = (table: Table, person: string): Table =>
  table.known.includes(person)
    ? table
    : { ...table, known: [...table.known, person].slice(-MOST_KNOWN) };

/** The name goes, and whatever was said; the id stays where a game needs it. */
function forget(table: Table, person: string, at: number): Table {
  const places = table.places.map((place) =>
    isPerson(place) && place.card.id === person
      ? { ...place, card: { ...bare(place.card), name: '', rating: null } }
      : place,
  );
  const { [person]: _, ...nudged } = table.nudged;
  return {
    ...table,
    places,
    nudged,
    lines: table.lines.filter(({ by }) => by !== person),
    known: without(table.known, person),
    invited: without(table.invited, person),
    barred: without(table.barred, person),
    hushed: without(table.hushed, person),
    host: table.host === person ? (seated(table)[0]?.card.id ?? person) : table.host,
    orders: table.orders
      .filter((task) => task.kind !== 'notify' || task.person !== person)
      .map((task) => (task.kind === 'forget' ? { ...task, due: Math.min(task.due, at) } : task)),
    forgotten: table.forgotten + 1,
  };
}

const unready = (place: Place): Place =>
  isPerson(place) && place.isReady ? { ...place, isReady: false } : place;

function setPerson(
  table: Table,
  place: number,
  change: Partial<PersonPlace> | ((person: PersonPlace) => Partial<PersonPlace>),
): Table {
  const there = table.places[place];
  if (!isPerson(there)) throw new Error(`nobody sits at place ${place}`);
  const changed = typeof change === 'function' ? change(there) : change;
  return setPlace(table, place, { ...there, ...changed });
}

function setPlace(table: Table, place: number, there: Place): Table {
  if (table.places[place] === undefined) throw new Error(`no place ${place}`);
  return { ...table, places: table.places.map((each, i) => (i === place ? there : each)) };
}

const notify = (
  table: Table,
  { at, by }: Pick<TableEvent, 'at' | 'by'>,
  person: string,
  topic: Extract<Task, { kind: 'notify' }>['topic'],
): Table =>
  person === by ? table : order(table, at, { kind: 'notify', person, topic, by: by ?? '' });

/** One order tells the lobby of many changes; the last one counts. */
function order(table: Table, due: number, task: Task): Table {
  const number = table.ordered + 1;
  const kept =
    task.kind === 'list' ? table.orders.filter(({ kind }) => kind !== 'list') : table.orders;
  const added: Order = { ...task, number, due };
  return { ...table, orders: [...kept, added], ordered: number };
}

/** Whether the lobby shows something that is no longer so. */
function isToldAnew(before: Table, after: Table): boolean {
  const [was, is] = [isListed(before), isListed(after)];
  if (!was || !is) return was !== is;
  return (
    before.places !== after.places || before.options !== after.options || before.host !== after.host
  );
}

const without = (list: readonly string[], item: string): readonly string[] =>
  list.filter((each) => each !== item);
