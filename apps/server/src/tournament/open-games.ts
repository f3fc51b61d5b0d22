/** Opens tables for the games that a tournament has ordered, and calls off those that no longer count. */
import type { Result } from '@taht/base';
import { boardOf, homeOfTiles, isFixedRuleset, openRulesIn } from '@taht/editions';
import { duplicate } from '@taht/modes';
import { type TableClock, type TableOptions, tournamentDuplicate } from '@taht/protocol';
import { commitmentOf } from '@taht/record';
import { gamesToOpen, type TableGame, type Tournament } from '@taht/tournament';
import { enter } from '../duplicate/commands.ts';
import { duplicateKind } from '../duplicate/duplicate-kind.ts';
import { SYSTEM } from '../kind/kind.ts';
import type { Clock } from '../rooms/clock.ts';
import { isSettled, isThere } from '../rooms/failures.ts';
import type { Done, SendFailure } from '../rooms/message.ts';
import type { React } from '../rooms/reacting.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Card } from '../table/card.ts';
import { cardOf } from '../table/read-card.ts';
import { tableKind } from '../table/table-kind.ts';
import type { TournamentTypes } from './tournament-kind.ts';

export interface GamePorts {
  readonly clock: Pick<Clock, 'now'>;
  /** A fresh secret. */
  seed(): string;
}

export const openGames =
  (ports: GamePorts): React<TournamentTypes> =>
  async (stream, tournament, rooms) => {
    let isDone = true;
    for (const game of gamesToOpen(tournament)) {
      const opened = await open(ports, rooms, { ...game, stream, tournament });
      isDone &&= opened;
    }
    const dropped = await callOff(rooms, stream, tournament);
    return isDone && dropped ? 'done' : 'later';
  };

interface Ordered extends TableGame {
  /** The tournament's stream. */
  readonly stream: string;
  readonly tournament: Tournament;
}

/** False where it has to be tried again. */
async function open(ports: GamePorts, rooms: RoomsPort, ordered: Ordered): Promise<boolean> {
  const { stream, game, mode } = ordered;
  const opened = await (mode === 'duplicate' ? openDuplicate : openTable)(ports, rooms, ordered);
  if (opened !== 'impossible') return opened === 'open';
  const action = { kind: 'end-game', game, end: 'failed', scores: null, order: [] };
  return isSettled(await rooms.send(stream, { id: `end-${game}`, who: SYSTEM, action }));
}

type Opened = 'open' | 'later' | 'impossible';

async function openTable(
  { clock }: GamePorts,
  rooms: RoomsPort,
  { stream, tournament, game, people }: Ordered,
): Promise<Opened> {
  const cards = await cardsOf(
    rooms,
    people.map(({ id }) => id),
    clock.now(),
  );
  if (typeof cards === 'string') return cards;
  const table = tableFor(stream, game);
  const action = {
    kind: 'open-for-event',
    table,
    options: optionsFor(tournament, people.length),
    people: cards,
    event: { id: stream, game, talk: tournament.setup.rules.help === 'allowed' },
  };
  return openedBy(await rooms.create(tableKind.name, table, { id: 'open', who: SYSTEM, action }));
}

/** Whoever knows the tournament and the game knows the table. */
const tableFor = (tournament: string, game: string): string =>
  `table-${tournament.slice('tournament-'.length)}-${game}`;

const openedBy = (made: Result<Done, SendFailure>): Opened => {
  if (made.ok || isThere(made.error)) return 'open';
  return isSettled(made) ? 'impossible' : 'later';
};

/** Directors referee it, and players are entered, so that nobody has to find it. */
async function openDuplicate(
  { clock, seed: newSeed }: GamePorts,
  rooms: RoomsPort,
  { stream, tournament, game, people }: Ordered,
): Promise<Opened> {
  const { base, tileset, lexicon } = tournament.setup;
  const directors = tournament.officials.filter(({ role }) => role === 'director');
  const ids = [directors, people].map((some) => some.map(({ id }) => id));
  const cards = await cardsOf(rooms, ids.flat(), clock.now());
  if (typeof cards === 'string') return cards;
  const named = cards.map(({ id, name }) => ({ id, name }));
  const name = tournamentDuplicate(stream, game);
  const seed = newSeed();
  const setup = {
    game: name,
    referees: named.slice(0, directors.length),
    base,
    duplicate: { ...duplicate.DUPLICATE_DEFAULTS, ...homeOfTiles(tileset.id)?.duplicate },
    tileset,
    board: boardOf(base.board),
    lexicon,
    commitment: commitmentOf(seed),
    code: '',
  };
  const create = { id: 'create', who: SYSTEM, action: { kind: 'create', setup, seed } };
  const made = openedBy(await rooms.create(duplicateKind.name, name, create));
  if (made !== 'open') return made;
  const players = named
    .slice(directors.length)
    .map((player) => ({ ...player, hall: '', hands: 'device' as const }));
  const entered = await enter(rooms, name, 'enter', players);
  const note = { kind: 'note-game', game, address: name };
  const isDone =
    isSettled(entered) &&
    isSettled(await rooms.send(stream, { id: `note-${game}`, who: SYSTEM, action: note }));
  return isDone ? 'open' : 'later';
}

/** Impossible where somebody is gone. */
async function cardsOf(
  rooms: RoomsPort,
  people: readonly string[],
  now: number,
): Promise<readonly Card[] | Exclude<Opened, 'open'>> {
  const cards: Card[] = [];
  for (const person of people) {
    if (person === '') return 'impossible';
    const card = await cardOf(rooms, person, null, now);
    if (!card.ok) return 'later';
    if (card.value === null) return 'impossible';
    cards.push(card.value);
  }
  return cards;
}

/** By invitation, unrated and without spectators; help as the tournament allows it. */
function optionsFor({ setup }: Tournament, places: number): TableOptions {
  const { rules, base, tileset, lexicon } = setup;
  return {
    edition: tileset.language,
    ruleset: base.id,
    houseRules: [...openRulesIn(base)],
    theme: '',
    lexicon: lexicon.id,
    clock: isFixedRuleset(base.id) ? null : clockOf(setup),
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
/** Overtime, where the rules name none. */
const CAP_MINUTES = 10;

/** A clock per table belongs to the game; one for the hall does not. */
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
    const ends = [
      [tableFor(stream, game), { kind: 'call-off' }],
      [tournamentDuplicate(stream, game), { kind: 'end' }],
    ] as const;
    const sent = await Promise.all(
      ends.map(([name, action]) => rooms.send(name, { id: 'call-off', who: SYSTEM, action })),
    );
    if (sent.every(isSettled)) games.push(game);
  }
  const [first] = games;
  if (first === undefined) return dropped.length === 0;
  const action = { kind: 'drop-games', games };
  const told = await rooms.send(stream, { id: `drop-${first}`, who: SYSTEM, action });
  return isSettled(told) && games.length === dropped.length;
}
