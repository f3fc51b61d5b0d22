/** A table as a kind of stream. Only the server acts on it, and says who the person is. */
import type { TableEventView, TableRefusal, TableView } from '@taht/protocol';
import { z } from 'zod';
import { jsonEntries, parseWith } from '../kind/json-entry.ts';
import { type Facts, type Kind, type KindTypes, OPEN, wasHere } from '../kind/kind.ts';
import { bare } from './card.ts';
import { decide, dueOf } from './decide.ts';
import { type Action, action, event, type TableEvent } from './events.ts';
import { evolve, START } from './evolve.ts';
import type { TableEnv } from './options.ts';
import { isPerson, type Table } from './state.ts';
import { eventFor, type TableViewer, viewerFor, viewFor } from './view.ts';

export interface TableTypes extends KindTypes {
  readonly env: TableEnv;
  readonly state: Table;
  readonly author: 'system';
  readonly action: Action;
  readonly event: TableEvent;
  readonly viewer: TableViewer;
  readonly view: TableView;
  readonly eventView: TableEventView;
  readonly refusal: TableRefusal;
}

const entries = jsonEntries<TableTypes>({ author: z.literal('system'), action, event });

export const tableKind: Kind<TableTypes> = {
  name: 'table',
  version: 1,
  start: START,
  decide: (table, { action: asked, at }, env) => decide(table, asked, at, env),
  evolve,
  authorFor: (_, who) => (who.kind === 'system' ? 'system' : null),
  viewerFor,
  viewFor,
  eventFor,
  seals: ({ kind }) => kind === 'forgotten',
  parseAction: (json) => parseWith(action, json),
  ...entries,
  // Whom somebody blocks is kept with a place, and not with every word.
  encode: ({ command, events }) =>
    entries.encode({ command: { ...command, action: lighter(command.action) }, events }),
  factsOf,
  timeOf: ({ now }) => now,
  dueOf,
  owes: ({ orders }) => (orders.length === 0 ? null : Math.min(...orders.map(({ due }) => due))),
  tick: (id, at) => ({ id, by: 'system', at, action: { kind: 'tick' } }),
};

const lighter = (asked: Action): Action =>
  asked.kind === 'ask'
    ? { ...asked, person: bare(asked.person), others: asked.others.map(bare) }
    : asked;

const STATES = { new: 'open', open: 'open', playing: 'live', closed: 'over' } as const;

function factsOf({
  phase,
  places,
  invited,
  options,
  speed,
  host,
  known,
  tournament,
  isPaired,
}: Table): Facts {
  const { edition, rated, visibility } = options;
  const sitting = places.filter(isPerson).map(({ card }) => card.id);
  // Games of those whom the lobby paired are public, and can be watched while they go on.
  const isShown = isPaired && options.spectators && phase === 'playing';
  const isOpen = visibility === 'open' || isShown;
  const hosts = tournament === null && host !== '' ? [host] : [];
  const players = [...new Set([...hosts, ...sitting, ...invited])];
  return {
    state: STATES[phase],
    players,
    labels: [
      `edition:${edition}`,
      `speed:${speed}`,
      ...(rated ? ['rated'] : []),
      ...(isOpen ? [OPEN] : []),
      ...known.filter((id) => !players.includes(id)).map(wasHere),
    ],
    summary: isOpen ? JSON.stringify({ edition, speed, rated, places: places.length }) : '',
  };
}
