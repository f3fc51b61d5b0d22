/**
 * Answers for bots whatever a game asks of them: as the player, straight to the room, seeing only what their seats see.
 * Decides in place of a referee where a table has none, or one who keeps silent.
 * The ids of the commands follow from the version, so that an answer given twice happens once.
 */
import { judgeOf, type Lexicon } from '@taht/lexicon';
import { type Action, type Game, type Seat, viewFor } from '@taht/rules';
import { botOf } from '@taht/search';
import { type GameTypes, gameKind } from '../game/game-kind.ts';
import { SYSTEM, type Who } from '../kind/kind.ts';
import type { Lexicons } from '../lexicons/lexicons.ts';
import type { Clock } from '../rooms/clock.ts';
import type { React } from '../rooms/reacting.ts';
import type { Reaction } from '../rooms/reactions.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { answerDue, isPrompted, promptedBots } from './answer-due.ts';
import { refereeAction, refereeDue, standInDue } from './auto-referee.ts';
import { classOf, type Engines } from './engines.ts';
import { fallbacks } from './fallbacks.ts';

export interface BotMovePorts {
  readonly engines: Pick<Engines, 'botAction'>;
  readonly lexicons: Pick<Lexicons, 'lexiconOf' | 'filesOf'>;
  readonly clock: Clock;
  /** Whether a person is the referee of this game. */
  isRefereed(rooms: RoomsPort, stream: string): Promise<boolean>;
  /** Told of answers that the rules did not take. */
  onBug(error: unknown): void;
}

/** A pause up to this is waited for here; a longer one is left to the store. Milliseconds. */
const LONGEST_WAIT = 5000;

export const botMove =
  (ports: BotMovePorts): React<GameTypes> =>
  (stream, game, rooms) =>
    new Answering(ports, rooms, stream).react(game);

/** What one answer led to: the game went on, nothing was to be said, or it has to be tried again. */
type Outcome = 'said' | 'silent' | 'later';

class Answering {
  readonly #ports: BotMovePorts;
  readonly #rooms: RoomsPort;
  readonly #stream: string;

  constructor(ports: BotMovePorts, rooms: RoomsPort, stream: string) {
    this.#ports = ports;
    this.#rooms = rooms;
    this.#stream = stream;
  }

  /** Whatever changes the game is reacted to anew, so it is enough to go on while the question stays the same. */
  async react(game: Game): Promise<Reaction> {
    const due = answerDue(game);
    if (due === null) return 'done';
    const wait = due - this.#ports.clock.now();
    if (wait > LONGEST_WAIT) return 'later';
    if (wait > 0) await new Promise<void>((done) => this.#ports.clock.at(due, done));
    let present: Game = game;
    for (const seat of promptedBots(game)) {
      const read = await this.#rooms.read(gameKind, this.#stream);
      if (!read.ok) return 'later';
      present = read.value.state;
      if (!isSameQuestion(game, present)) return 'done';
      if (!isPrompted(present, seat)) continue;
      const outcome = await this.#answer(present, seat);
      if (outcome === 'later') return 'later';
      if (outcome === 'said' && game.phase.kind === 'turn') return 'done';
    }
    return this.#actAsReferee(game);
  }

  async #answer(game: Game, seat: Seat): Promise<Outcome> {
    const { engines, lexicons, onBug } = this.#ports;
    const { player } = game.seats[seat] as Game['seats'][number];
    const profile = botOf(player.id);
    if (profile === undefined) return 'silent';
    const lexicon = this.#lexiconOf(game);
    if (lexicon === 'unavailable') return 'later';
    if (lexicon === null) return this.#fallBack(game, seat);
    const moved = await this.#whenMoved(game.version);
    if (moved === undefined) return 'later';
    const view = viewFor(game, { kind: 'seat', seat });
    const { edition } = lexicon.info;
    const order = { class: classOf(view), owner: this.#stream, signal: moved.signal };
    const work = { lexicon, edition, files: lexicons.filesOf(edition), view };
    const found = await engines.botAction(order, work, { profile, seed: seat });
    moved.stop();
    if (!found.ok) {
      if (found.error.code === 'called-off') return 'said';
      if (found.error.code !== 'engine-failed') return 'later';
      onBug(new Error(`a bot could not think: ${found.error.detail}`));
      return this.#fallBack(game, seat);
    }
    if (found.value === undefined) return 'silent';
    const outcome = await this.#send(game, seat, found.value, '');
    if (outcome !== 'refused') return outcome;
    onBug(new Error(`a bot was refused: ${this.#stream} ${game.version} ${player.id}`));
    return this.#fallBack(game, seat);
  }

  async #fallBack(game: Game, seat: Seat): Promise<Outcome> {
    for (const [i, action] of fallbacks(game, seat).entries()) {
      const outcome = await this.#send(game, seat, action, `-${i}`);
      if (outcome !== 'refused') return outcome;
    }
    return 'silent';
  }

  /** A refusal counts only if the game is still the one that the bot saw. */
  async #send(
    game: Game,
    seat: Seat,
    action: Action,
    suffix: string,
  ): Promise<'said' | 'refused' | 'later'> {
    const who: Who = { kind: 'person', id: game.seats[seat]?.player.id ?? '' };
    const id = `bot-${seat}-${game.version}${suffix}`;
    const sent = await this.#rooms.send(this.#stream, { id, who, action });
    if (sent.ok) return 'said';
    if (sent.error.kind === 'failed') return 'later';
    const { code } = sent.error.refusal as { readonly code: string };
    if (code === 'lexicon-unavailable' || code === 'no-such-version') return 'later';
    const read = await this.#rooms.read(gameKind, this.#stream);
    if (!read.ok) return 'later';
    return read.value.version === game.version ? 'refused' : 'said';
  }

  async #actAsReferee(before: Game): Promise<Reaction> {
    const read = await this.#rooms.read(gameKind, this.#stream);
    if (!read.ok) return 'later';
    const game = read.value.state;
    if (refereeDue(game) === null || game.phase.kind !== before.phase.kind) return 'done';
    const isRefereed = await this.#ports.isRefereed(this.#rooms, this.#stream);
    const due = isRefereed ? standInDue(game) : refereeDue(game);
    if (due === null) return 'done';
    if (due > this.#ports.clock.now()) return 'later';
    const lexicon = this.#lexiconOf(game);
    if (lexicon === 'unavailable') return 'later';
    const action = refereeAction(game, judgeOf(lexicon));
    if (action === undefined) return 'done';
    const id = `house-${game.version}`;
    const sent = await this.#rooms.send(this.#stream, { id, who: SYSTEM, action });
    return sent.ok || sent.error.kind === 'refused' ? 'done' : 'later';
  }

  /** Null where the table plays without a list. */
  #lexiconOf({ setup }: Game): Lexicon | null | 'unavailable' {
    if (setup.lexicon === null) return null;
    const found = this.#ports.lexicons.lexiconOf(setup.lexicon);
    return found.ok ? found.value : 'unavailable';
  }

  /** A signal for when the game goes beyond a version: nobody needs the answer then. */
  async #whenMoved(
    version: number,
  ): Promise<{ readonly signal: AbortSignal; stop(): void } | undefined> {
    const moved = new AbortController();
    const watching = await this.#rooms.watch(gameKind, this.#stream, (present) => {
      if (present.version > version) moved.abort();
    });
    return watching.ok ? { signal: moved.signal, stop: watching.value } : undefined;
  }
}

/** A turn is another question after every move; elsewhere several seats answer the same one. */
const isSameQuestion = (asked: Game, now: Game): boolean =>
  asked.phase.kind === 'turn' ? asked.version === now.version : asked.phase.kind === now.phase.kind;
