/** What people at the table, invited people and spectators may see. What is allowed is listed. */
import type { ChatLine, TableEventView, TableHead, TableView } from '@taht/protocol';
import type { Who } from '../kind/kind.ts';
import { hears, maySpectate } from './chat.ts';
import type { TableEvent } from './events.ts';
import { gameNow, type Place, placeOf, type Table } from './state.ts';

export interface TableViewer {
  /** Empty for somebody who is nobody here, such as a program without a person. */
  readonly id: string;
  readonly isPupil: boolean;
  readonly place: number | null;
  readonly isHost: boolean;
  readonly mayLook: boolean;
  /** When somebody is gone, all are shown the whole anew. */
  readonly forgotten: number;
}

const CLOSED: TableView = { kind: 'closed-to-you' };

export function viewerFor(table: Table, who: Who): TableViewer {
  const id = who.kind === 'person' ? who.id : '';
  const found = placeOf(table, id);
  const place = found < 0 ? null : found;
  const isHost = id !== '' && table.host === id;
  const isReferee = id !== '' && table.options.referee === id;
  const isBarred = table.barred.includes(id);
  return {
    id,
    isPupil: who.kind === 'person' && (who.roles?.includes('pupil') ?? false),
    place,
    isHost,
    mayLook: place !== null || isHost || isReferee || (!isBarred && maySpectate(table, id)),
    forgotten: table.forgotten,
  };
}

export function viewFor(table: Table, viewer: TableViewer): TableView {
  if (table.phase === 'new' || !viewer.mayLook) return CLOSED;
  return {
    kind: 'table',
    head: headOf(table, viewer),
    lines: linesFor(table, viewer, table.lines),
  };
}

export function eventFor(
  event: TableEvent,
  viewer: TableViewer,
  table: Table,
): TableEventView | null {
  const { kind, at, by } = event;
  if (kind === 'done') return null;
  const place = 'place' in event ? event.place : null;
  if (!viewer.mayLook)
    return losesSight(event, table, viewer.id)
      ? { kind: 'closed', at, by: null, head: null, lines: [], place: null }
      : null;
  if (kind !== 'said')
    return {
      kind,
      at,
      by,
      head: headOf(table, viewer),
      lines: linesAfter(event, table, viewer),
      place,
    };
  const lines = linesFor(table, viewer, [event.line]);
  return lines.length === 0 ? null : { kind, at, by, head: null, lines, place };
}

/** Whether this event closes the table to them; they hear nothing later. */
function losesSight(event: TableEvent, { options }: Table, id: string): boolean {
  switch (event.kind) {
    case 'changed':
      return event.hides;
    case 'started':
      return options.visibility !== 'invited';
    case 'removed':
    case 'declined':
      return event.person === id;
    default:
      return event.by === id && id !== '';
  }
}

/** When a game is over, players see what was said about it. */
const linesAfter = (event: TableEvent, table: Table, viewer: TableViewer): ChatLine[] =>
  event.kind === 'over' && viewer.place !== null
    ? linesFor(
        table,
        viewer,
        table.lines.filter(({ from }) => from === 'spectator'),
      )
    : [];

const linesFor = (table: Table, viewer: TableViewer, lines: readonly ChatLine[]): ChatLine[] =>
  lines.filter((line) => hears(table, viewer, line));

function headOf(table: Table, { id, place, isHost }: TableViewer): TableHead {
  const isIn = place !== null || isHost;
  return {
    id: table.id,
    phase: table.phase === 'new' ? 'closed' : table.phase,
    host: table.host,
    options: table.options,
    speed: table.speed,
    places: table.places.map(placeView),
    own: place,
    isInvited: table.invited.includes(id),
    invited: isIn ? [...table.invited] : null,
    code: isIn ? table.code : null,
    game: table.games === 0 ? null : gameNow(table),
    results: [...table.results],
    event: table.tournament,
  };
}

function placeView(place: Place): TableHead['places'][number] {
  if (place.kind !== 'person') return place;
  const { card, ...rest } = place;
  return { ...rest, id: card.id, name: card.name, rating: card.rating };
}
