/**
 * What people ask of duplicate games. Whoever plays hands in to the game; the answer goes to a stream of their own,
 * with the time of the bell as the game has it. Everybody in a game has that stream before they are in the game:
 * so the bell can seal it, and nothing is taken that nobody will read.
 */
import type { Result } from '@taht/base';
import { boardOf, editionOf } from '@taht/editions';
import { duplicate } from '@taht/modes';
import {
  answersStream,
  type DuplicateAsk,
  type DuplicateOptions,
  duplicateAsk,
} from '@taht/protocol';
import { commitmentOf } from '@taht/record';
import type { LexiconId } from '@taht/rules';
import { answersKind } from '../kinds/duplicate/answers-kind.ts';
import { duplicateKind } from '../kinds/duplicate/duplicate-kind.ts';
import { parseWith } from '../kinds/json-entry.ts';
import { failed, own, refused } from '../modes/asks.ts';
import type { Clock } from '../rooms/clock.ts';
import type { Done, SendFailure } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';
import { cardOf } from '../tables/cards.ts';

export interface AskDuplicatePorts {
  readonly rooms: RoomsPort;
  readonly clock: Pick<Clock, 'now'>;
  named(lexicon: string): Result<LexiconId, unknown>;
  /** A fresh secret. */
  seed(): string;
  /** Whether this person may open another one now. */
  mayOpen(person: string): boolean;
}

type Sent = Promise<Result<Done, SendFailure>>;
type Asked<Kind extends DuplicateAsk['kind']> = Extract<DuplicateAsk, { kind: Kind }>;

const SYSTEM = { kind: 'system' } as const;
const ASKS: readonly string[] = ['open', 'join', 'enter-paper', 'hand-in', 'withdraw', 'slip'];

export const askDuplicate =
  (ports: AskDuplicatePorts) =>
  async (stream: string, request: Request): Sent => {
    const { who, action } = request;
    if (who.kind !== 'person') return failed({ code: 'not-taking-part' });
    const kind = (action as { readonly kind?: unknown } | null)?.kind;
    // A referee's own actions are the game's; nobody enters others by hand.
    if (typeof kind !== 'string' || !ASKS.includes(kind))
      return kind === 'enter'
        ? failed({ code: 'malformed', at: 'kind' })
        : ports.rooms.send(stream, request);
    const asked = parseWith(duplicateAsk, action);
    if (!asked.ok) return failed({ code: 'malformed', at: asked.error });
    return answer(ports, stream, request, who.id, asked.value);
  };

/** Answers are handed in to the game: only there is it known whether it is time. */
export const askAnswers = async (): Sent => failed({ code: 'not-taking-part' });

async function answer(
  ports: AskDuplicatePorts,
  stream: string,
  request: Request,
  person: string,
  asked: DuplicateAsk,
): Sent {
  if (asked.kind === 'open') return open(ports, stream, request, person, asked.options);
  const read = await ports.rooms.read(duplicateKind, stream);
  if (!read.ok) return failed(read.error);
  const game = read.value.state;
  switch (asked.kind) {
    case 'join':
      return join(ports, stream, request, person, asked.hall);
    case 'enter-paper':
      return enterPaper(ports.rooms, stream, request, game, asked);
    case 'slip':
      return slip(ports.rooms, stream, request, game, asked);
    default:
      return handIn(ports.rooms, answersStream(stream, person), request, game, asked);
  }
}

async function open(
  { rooms, clock, named, seed: makeSeed, mayOpen }: AskDuplicatePorts,
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
  const lexicon = named(options.lexicon);
  if (!lexicon.ok) return failed({ code: 'malformed', at: 'options.lexicon' });
  const card = await cardOf(rooms, person, null, clock.now());
  if (!card.ok) return failed(card.error);
  if (card.value === null) return failed({ code: 'not-taking-part' });
  if (!mayOpen(person)) return failed({ code: 'too-many' });
  const seed = makeSeed();
  const setup = {
    game: stream,
    referees: [{ id: person, name: card.value.name }],
    base,
    duplicate: { ...duplicate.DUPLICATE_DEFAULTS, ...options.rules },
    tileset,
    board,
    lexicon: lexicon.value,
    commitment: commitmentOf(seed),
  };
  const action = { kind: 'create', setup, seed };
  return rooms.create(duplicateKind.name, stream, { ...request, ...own(request), action });
}

async function join(
  { rooms, clock }: AskDuplicatePorts,
  stream: string,
  request: Request,
  person: string,
  hall: string,
): Sent {
  const card = await cardOf(rooms, person, null, clock.now());
  if (!card.ok) return failed(card.error);
  if (card.value === null) return failed({ code: 'not-taking-part' });
  const { name } = card.value;
  return enter(rooms, stream, own(request).id, [{ id: person, name, hall, hands: 'device' }]);
}

/** By the referee alone, for those who have no device. */
async function enterPaper(
  rooms: RoomsPort,
  stream: string,
  request: Request,
  game: duplicate.Game,
  { players }: Asked<'enter-paper'>,
): Sent {
  if (duplicateKind.authorFor(game, request.who) === null)
    return failed({ code: 'not-taking-part' });
  const { id } = own(request);
  const entrants = players.map(({ name, hall }, i) => ({
    id: `paper-${id.slice(-12)}-${i}`,
    name,
    hall,
    hands: 'paper' as const,
  }));
  return enter(rooms, stream, id, entrants);
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

const isThere = (failure: SendFailure): boolean =>
  failure.kind === 'failed' && failure.failure.code === 'stream-exists';

/** What a slip says goes to the stream of its player, as long as slips are taken. */
async function slip(
  rooms: RoomsPort,
  stream: string,
  request: Request,
  game: duplicate.Game,
  { player, call, tiles, claimed }: Asked<'slip'>,
): Sent {
  const author = duplicateKind.authorFor(game, request.who);
  if (author?.kind !== 'referee') return failed({ code: 'not-taking-part' });
  const entrant = game.players[player - 1];
  if (entrant?.hands !== 'paper') return refused({ code: 'no-such-player', player });
  const { phase } = game;
  const isTaken = phase.kind === 'answering' || (phase.kind === 'collecting' && !phase.isClosed);
  if (!isTaken || call !== game.calls) return refused({ code: 'too-late' });
  const action = { kind: 'hand-in', call, closes: null, tiles, claimed };
  const name = answersStream(stream, entrant.id);
  return rooms.send(name, { ...request, who: { kind: 'referee', name: author.name }, action });
}

function handIn(
  rooms: RoomsPort,
  stream: string,
  request: Request,
  { phase, calls }: duplicate.Game,
  asked: Asked<'hand-in'> | Asked<'withdraw'>,
): Sent {
  if (phase.kind !== 'answering' || asked.call !== calls)
    return Promise.resolve(refused({ code: 'too-late' }));
  const closes = phase.stopped === null ? phase.deadline : null;
  return rooms.send(stream, { ...request, action: { ...asked, closes } });
}
