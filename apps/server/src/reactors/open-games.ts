/** Opens the tables of the games that an event has ordered, and calls off those that no longer count. */
import { fixedRulesets } from '@taht/editions';
import type { TableClock, TableOptions } from '@taht/protocol';
import { gamesToOpen, type TableGame, type Tournament } from '@taht/tournament';
import type { Card } from '../kinds/table/card.ts';
import { tableKind } from '../kinds/table/table-kind.ts';
import type { TournamentTypes } from '../kinds/tournament/tournament-kind.ts';
import type { Clock } from '../rooms/clock.ts';
import type { Hosted } from '../rooms/hosted.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { cardOf } from '../tables/cards.ts';
import { isSettled, isThere } from './settled.ts';

const SYSTEM = { kind: 'system' } as const;

export const openGames =
  (clock: Pick<Clock, 'now'>): NonNullable<Hosted<TournamentTypes>['react']> =>
  async (stream, event, rooms) => {
    let isDone = true;
    for (const game of gamesToOpen(event)) {
      const opened = await open(rooms, stream, event, game, clock.now());
      isDone &&= opened;
    }
    const dropped = await callOff(rooms, stream, event);
    return isDone && dropped ? 'done' : 'later';
  };

/** Whoever knows the event and the game knows the table. */
const tableFor = (event: string, game: string): string =>
  `table-${event.slice('tournament-'.length).slice(-LONGEST)}-${game}`;

const LONGEST = 60;

/** False where it has to be tried again. */
async function open(
  rooms: RoomsPort,
  stream: string,
  event: Tournament,
  { game, people }: TableGame,
  now: number,
): Promise<boolean> {
  const cards = await cardsOf(
    rooms,
    people.map(({ id }) => id),
    now,
  );
  if (cards === 'unknown') return false;
  const table = tableFor(stream, game);
  const action = {
    kind: 'open-for-event',
    table,
    options: optionsFor(event, people.length),
    people: cards ?? [],
    event: { id: stream, game, talk: event.setup.rules.help === 'allowed' },
  };
  if (cards !== null) {
    const request = { id: 'open', who: SYSTEM, action };
    const made = await rooms.create(tableKind.name, table, request);
    if (made.ok || isThere(made.error)) return true;
    if (!isSettled(made)) return false;
  }
  const failed = { kind: 'end-game', game, end: 'failed', scores: null, order: [] };
  return isSettled(await rooms.send(stream, { id: `end-${game}`, who: SYSTEM, action: failed }));
}

/** Null where somebody is gone. */
async function cardsOf(
  rooms: RoomsPort,
  people: readonly string[],
  now: number,
): Promise<readonly Card[] | null | 'unknown'> {
  const cards: Card[] = [];
  for (const person of people) {
    if (person === '') return null;
    const card = await cardOf(rooms, person, null, now);
    if (!card.ok) return 'unknown';
    if (card.value === null) return null;
    cards.push(card.value);
  }
  return cards;
}

/** By invitation and unrated, with nobody who looks on; help as the event allows it. */
function optionsFor({ setup }: Tournament, places: number): TableOptions {
  const { rules, base, tileset, lexicon } = setup;
  return {
    edition: tileset.language,
    ruleset: base.id,
    houseRules: [],
    theme: '',
    lexicon: lexicon.id,
    clock: fixedRulesets.includes(base.id) ? null : clockOf(setup),
    places,
    rated: false,
    visibility: 'invited',
    spectators: false,
    racksAfter: null,
    hints: rules.help === 'allowed',
    referee: null,
  };
}

const MOST_SECONDS = 24 * 3600;
const LEAST_SECONDS = 30;
/** Over the time, where the rules of the games name no number of their own. */
const CAP_MINUTES = 10;

/** The clock of a table is the game's; that of the room is not. */
function clockOf({ rules, base }: Tournament['setup']): TableClock {
  if (rules.clock.kind !== 'table') return { kind: 'none' };
  const { capMinutes } = base.clock;
  return {
    kind: 'per-game',
    seconds: Math.min(Math.max(rules.clock.seconds, LEAST_SECONDS), MOST_SECONDS),
    increment: 0,
    capMinutes: capMinutes === 'none' ? CAP_MINUTES : capMinutes,
  };
}

async function callOff(
  rooms: RoomsPort,
  stream: string,
  { dropped }: Tournament,
): Promise<boolean> {
  const games: string[] = [];
  for (const game of dropped) {
    const request = { id: 'call-off', who: SYSTEM, action: { kind: 'call-off' } };
    if (isSettled(await rooms.send(tableFor(stream, game), request))) games.push(game);
  }
  const [first] = games;
  if (first === undefined) return dropped.length === 0;
  const action = { kind: 'drop-games', games };
  const told = await rooms.send(stream, { id: `drop-${first}`, who: SYSTEM, action });
  return isSettled(told) && games.length === dropped.length;
}
