/**
 * Counts the answers to the present rack: those from devices, and those entered from slips. It reads a game as a
 * whole once, and after that only players who have sent something.
 */
import { err, ok, type Result } from '@taht/base';
import { duplicate } from '@taht/modes';
import { answersStream } from '@taht/protocol';
import type { Clock } from '../rooms/clock.ts';
import { isAbsent } from '../rooms/failures.ts';
import { Mailbox } from '../rooms/mailbox.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Store } from '../store/store.ts';
import { answersKind } from './answers-kind.ts';

/** So many are read at once, so that others get their turn. */
const AT_ONCE = 500;
/** Notices of other processes may get lost, so everything is read again after that. */
const SURE_MS = 30_000;
/** How long a game is counted after the last request. */
const UNASKED_MS = 60_000;

type Reader = Pick<RoomsPort, 'read'>;
type Answers = ReadonlyMap<duplicate.PlayerNumber, duplicate.SealedAnswer>;

interface Counted {
  readonly mailbox: Mailbox;
  /** The prefix of its answer streams. */
  readonly prefix: string;
  /** People of whom something has arrived since it was read. */
  changed: Set<string>;
  call: number;
  answers: Answers;
  /** When all were read, or never. */
  read: number | null;
  asked: number;
}

export class AnswersSoFar {
  readonly #clock: Clock;
  readonly #isShared: boolean;
  readonly #games = new Map<string, Counted>();

  constructor(store: Pick<Store, 'shared' | 'onAppend'>, clock: Clock) {
    this.#clock = clock;
    this.#isShared = store.shared;
    store.onAppend(({ stream }) => this.note(stream));
  }

  /** Something has arrived in somebody's stream of answers. */
  note(stream: string): void {
    for (const { prefix, changed } of this.#games.values())
      if (stream.startsWith(prefix)) changed.add(stream.slice(prefix.length));
  }

  /** By number. */
  async in(
    rooms: Reader,
    stream: string,
    game: duplicate.Game,
  ): Promise<Result<readonly duplicate.SealedAnswer[], RoomFailure>> {
    const counted = this.#counted(stream);
    const failure = await counted.mailbox.run(() => this.#count(rooms, stream, game, counted));
    if (failure !== null) return err(failure);
    return ok([...counted.answers.values()].sort((a, b) => a.player - b.player));
  }

  #counted(stream: string): Counted {
    const now = this.#clock.now();
    for (const [name, { asked }] of this.#games)
      if (asked < now - UNASKED_MS) this.#games.delete(name);
    const counted = this.#games.get(stream) ?? {
      mailbox: new Mailbox(),
      prefix: answersStream(stream, ''),
      changed: new Set(),
      call: 0,
      answers: new Map(),
      read: null,
      asked: now,
    };
    counted.asked = now;
    this.#games.set(stream, counted);
    return counted;
  }

  async #count(
    rooms: Reader,
    stream: string,
    game: duplicate.Game,
    counted: Counted,
  ): Promise<RoomFailure | null> {
    const { players, calls } = game;
    const now = this.#clock.now();
    const isSure = counted.read !== null && (!this.#isShared || now - counted.read < SURE_MS);
    const people = isSure ? [...counted.changed] : players.map(({ id }) => id);
    counted.changed = new Set();
    const read = await answersOf(rooms, stream, game, people);
    if (!read.ok) {
      counted.read = null;
      return read.error;
    }
    const before = isSure && counted.call === calls ? counted.answers : [];
    // A request about an older rack: answers to the next one are not stored here, and read again later.
    const isLate = calls < counted.call || read.value.some(({ isAhead }) => isAhead);
    counted.answers = withAnswers(before, read.value);
    counted.call = calls;
    if (isLate) counted.read = null;
    else if (!isSure) counted.read = now;
    return null;
  }
}

interface ReadAnswer {
  readonly player: duplicate.PlayerNumber;
  readonly answer: duplicate.answers.Answer | undefined;
  /** Whether there is one for a later call, too. */
  readonly isAhead: boolean;
}

/** What these people handed in for the last call. Non-players are skipped; people who are gone have nothing. */
async function answersOf(
  rooms: Reader,
  stream: string,
  game: duplicate.Game,
  people: readonly string[],
): Promise<Result<readonly ReadAnswer[], RoomFailure>> {
  const all: ReadAnswer[] = [];
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE);
    const read = await Promise.all(
      some.map((id) => rooms.read(answersKind, answersStream(stream, id))),
    );
    for (const [i, each] of read.entries()) {
      if (!each.ok && !isAbsent(each.error)) return err(each.error);
      const player = duplicate.numberOf(game, some[i] as string);
      const answers = each.ok ? each.value.state.answers : {};
      const isAhead = Object.keys(answers).some((call) => Number(call) > game.calls);
      if (player !== null) all.push({ player, answer: answers[game.calls], isAhead });
    }
  }
  return ok(all);
}

function withAnswers(
  before: Iterable<readonly [duplicate.PlayerNumber, duplicate.SealedAnswer]>,
  read: readonly ReadAnswer[],
): Answers {
  const answers = new Map(before);
  for (const { player, answer } of read)
    if (answer === undefined) answers.delete(player);
    else answers.set(player, { player, ...answer });
  return answers;
}
