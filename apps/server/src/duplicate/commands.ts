/**
 * Commands to duplicate games. A player hands in to the game; the answer is stored in a stream of the player's own,
 * with the deadline that the game has set. That stream exists before the player enters the game, so
 * that the bell can always seal it.
 */
import { ok, type Result } from '@taht/base';
import { boardOf, editionOf } from '@taht/editions';
import { duplicate, tidyLine } from '@taht/modes';
import {
  answersStream,
  type DuplicateOptions,
  type DuplicateRequest,
  duplicateRequest,
  tournamentOfDuplicate,
} from '@taht/protocol';
import { parseWith } from '../kind/json-entry.ts';
import { SYSTEM, type Who } from '../kind/kind.ts';
import { listFor, nameOf, type OpeningPorts, openerOf, sealing } from '../people/opening.ts';
import { onBehalf, type Sent } from '../rooms/commands.ts';
import { isThere } from '../rooms/failures.ts';
import { failed, refused, type SendFailure } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';
import { answersKind } from './answers-kind.ts';
import type { AsDirector } from './as-director.ts';
import { duplicateKind, GRACE_MS } from './duplicate-kind.ts';
import { entersSlips } from './rights.ts';
import { seedOfRacks } from './seed-of-racks.ts';

export interface DuplicatePorts extends OpeningPorts {
  /** As whom a person acts: a director of the tournament as the referee. */
  readonly asDirector: AsDirector;
  /** An answer was handed in or withdrawn in this stream. */
  onAnswer(stream: string): void;
}

type Asked<Kind extends DuplicateRequest['kind']> = Extract<DuplicateRequest, { kind: Kind }>;

type Answering = Extract<duplicate.answers.Action, { kind: 'hand-in' | 'withdraw' }>;

const REQUESTS: readonly string[] = [
  'open',
  'join',
  'enter-paper',
  'hand-in',
  'withdraw',
  'slip',
  'withdraw-slip',
] satisfies DuplicateRequest['kind'][];

export const duplicateCommands =
  (ports: DuplicatePorts) =>
  async (stream: string, request: Request): Sent => {
    const { who, action } = request;
    if (who.kind !== 'person') return failed({ code: 'not-taking-part' });
    const kind = (action as { readonly kind?: unknown } | null)?.kind;
    // The referee's actions go to the game; nobody enters players by hand.
    if (kind === 'enter') return failed({ code: 'malformed', at: 'kind' });
    if (typeof kind !== 'string' || !REQUESTS.includes(kind)) {
      const as = await ports.asDirector(ports.rooms, stream, who);
      return as.ok ? ports.rooms.send(stream, { ...request, who: as.value }) : failed(as.error);
    }
    const asked = parseWith(duplicateRequest, action);
    if (!asked.ok) return failed({ code: 'malformed', at: asked.error });
    return answer(ports, stream, request, who.id, asked.value);
  };

/** Answers go through the game, which knows whether it is time. */
export const answersCommands = async (): Sent => failed({ code: 'not-taking-part' });

async function answer(
  ports: DuplicatePorts,
  stream: string,
  request: Request,
  person: string,
  asked: DuplicateRequest,
): Sent {
  if (asked.kind === 'open') return open(ports, stream, request, person, asked.options);
  const read = await ports.rooms.read(duplicateKind, stream);
  if (!read.ok) return failed(read.error);
  const game = read.value.state;
  switch (asked.kind) {
    case 'join':
      return join(ports, stream, request, person, game, asked.hall);
    case 'enter-paper':
      return enterPaper(ports, stream, request, game, asked);
    case 'slip':
    case 'withdraw-slip':
      return slip(ports, stream, request, person, game, asked);
    default:
      return duplicate.numberOf(game, person) === null
        ? refused({ code: 'no-answers' })
        : handIn(ports, answersStream(stream, person), request, game, asked);
  }
}

async function open(
  ports: DuplicatePorts,
  stream: string,
  request: Request,
  person: string,
  options: DuplicateOptions,
): Sent {
  const edition = editionOf(options.edition);
  const base = edition?.rulesets.find(({ id }) => id === options.ruleset);
  const tileset = edition?.tilesets.find(({ id }) => id === base?.tileset);
  const board = boardOf(base?.board ?? '');
  if (base === undefined || tileset === undefined || board === undefined)
    return failed({ code: 'malformed', at: 'options.ruleset' });
  const lexicon = listFor(ports, options);
  if (!lexicon.ok) return failed({ code: 'malformed', at: 'options.lexicon' });
  const opener = await openerOf(ports, person);
  if (!opener.ok) return opener;
  const rules = { ...duplicate.DUPLICATE_DEFAULTS, ...edition?.duplicate, ...options.rules };
  // What is laid decides what is drawn next: only the program lays the same everywhere.
  const areSame = rules.laid === 'best-possible' && rules.caller === 'automatic';
  if (options.racks !== undefined && !areSame)
    return failed({ code: 'malformed', at: 'options.racks' });
  const chosen = options.racks === undefined ? ports.seed() : await seedOfRacks(options);
  const { seed, commitment } = sealing({ seed: () => chosen });
  const setup = {
    game: stream,
    referees: [{ id: person, name: opener.value.name }],
    base,
    duplicate: rules,
    tileset,
    board,
    lexicon: lexicon.value,
    commitment,
    code: (await ports.takeCode(stream)) ?? '',
  };
  const action = { kind: 'create', setup, seed };
  return ports.rooms.create(duplicateKind.name, stream, {
    ...request,
    ...onBehalf(request),
    action,
  });
}

async function join(
  ports: OpeningPorts,
  stream: string,
  request: Request,
  person: string,
  game: duplicate.Game,
  hall: string,
): Sent {
  const found = await nameOf(ports.rooms, person);
  if (!found.ok) return found;
  const { name } = found.value;
  const entrant = { id: person, name, hall: tidyLine(hall), hands: 'device' as const };
  return enterChecked(ports.rooms, stream, onBehalf(request).id, game, [entrant]);
}

/** By the referee alone, for those who have no device. */
async function enterPaper(
  { rooms, asDirector }: DuplicatePorts,
  stream: string,
  request: Request,
  game: duplicate.Game,
  { players }: Asked<'enter-paper'>,
): Sent {
  const as = await asDirector(rooms, stream, request.who);
  if (!as.ok) return failed(as.error);
  if (duplicateKind.authorFor(game, as.value) === null) return failed({ code: 'not-taking-part' });
  const { id } = onBehalf(request);
  const entrants = players.map(({ name, hall }, i) => ({
    id: `paper-${id.slice(-12)}-${i}`,
    name: tidyLine(name),
    hall: tidyLine(hall),
    hands: 'paper' as const,
  }));
  return enterChecked(rooms, stream, id, game, entrants);
}

/** Checks players before anything is opened for them. A tournament enters its players first, because it knows them by number. */
async function enterChecked(
  rooms: RoomsPort,
  stream: string,
  id: string,
  game: duplicate.Game,
  players: readonly duplicate.Entrant[],
): Sent {
  if (tournamentOfDuplicate(stream) !== null && game.players.length === 0)
    return failed({ code: 'not-taking-part' });
  const refusal = duplicate.refuseEntrants(game, players);
  return refusal === undefined ? enter(rooms, stream, id, players) : refused(refusal);
}

/** Opens the streams of the answers first. */
export async function enter(
  rooms: RoomsPort,
  stream: string,
  id: string,
  players: readonly duplicate.Entrant[],
): Sent {
  const opened = await Promise.all(
    players.map((player) => {
      const action = { kind: 'open', game: stream, person: player.id };
      const name = answersStream(stream, player.id);
      return rooms.create(answersKind.name, name, { id: 'open', who: SYSTEM, action });
    }),
  );
  const broken = opened.find((each) => !each.ok && !isThere(each.error));
  if (broken !== undefined) return broken;
  return rooms.send(stream, { id, who: SYSTEM, action: { kind: 'enter', players } });
}

/** Writes a slip into the stream of its player, or removes it, while slips are taken. */
async function slip(
  ports: DuplicatePorts,
  stream: string,
  request: Request,
  person: string,
  game: duplicate.Game,
  { player, key, ...asked }: Asked<'slip'> | Asked<'withdraw-slip'>,
): Sent {
  const as = await ports.asDirector(ports.rooms, stream, request.who);
  if (!as.ok) return failed(as.error);
  const name = await helperName(ports, as.value, person, game, key);
  if (!name.ok) return name;
  const entrant = game.players[player - 1];
  if (entrant?.hands !== 'paper') return refused({ code: 'no-such-player', player });
  const { phase } = game;
  const isTaken = phase.kind === 'answering' || (phase.kind === 'collecting' && !phase.isClosed);
  const closes = isTaken && asked.call === game.calls ? null : LONG_AGO;
  const action: Answering =
    asked.kind === 'slip'
      ? { ...asked, kind: 'hand-in', closes }
      : { ...asked, kind: 'withdraw', closes };
  const who = { kind: 'referee', name: name.value } as const;
  return sendAnswer(ports, answersStream(stream, entrant.id), { ...request, who }, action);
}

async function helperName(
  ports: DuplicatePorts,
  who: Who,
  person: string,
  game: duplicate.Game,
  key: string | undefined,
): Promise<Result<string, SendFailure>> {
  if (!entersSlips(game, who, key)) return failed({ code: 'not-taking-part' });
  const author = duplicateKind.authorFor(game, who);
  if (author?.kind === 'referee') return ok(author.name);
  const found = await nameOf(ports.rooms, person);
  return found.ok ? ok(found.value.name) : found;
}

/** Any time in the past: the stream itself knows whether the same command came before. */
const LONG_AGO = 0;

function handIn(
  ports: DuplicatePorts,
  stream: string,
  request: Request,
  { phase, calls }: duplicate.Game,
  asked: Asked<'hand-in'> | Asked<'withdraw'>,
): Sent {
  const isTime = phase.kind === 'answering' && asked.call === calls;
  const open = isTime && phase.stopped === null ? phase.deadline + GRACE_MS : null;
  const closes = isTime ? open : LONG_AGO;
  return sendAnswer(ports, stream, request, { ...asked, closes });
}

/** Refuses impossible squares by name before they reach the store. */
async function sendAnswer(
  { rooms, onAnswer }: DuplicatePorts,
  stream: string,
  request: Request,
  action: Answering,
): Sent {
  const refusal = action.kind === 'hand-in' ? duplicate.answers.refuseAnswer(action) : undefined;
  if (refusal !== undefined) return refused(refusal);
  const sent = await rooms.send(stream, { ...request, action });
  onAnswer(stream);
  return sent;
}
