/** Games as values: each call takes a record, decides one command by the rules, and gives back the longer record. */
import { houseRules } from '@taht/editions';
import { makeRack } from '@taht/letters';
import { judgeOf } from '@taht/lexicon';
import {
  commitmentOf,
  drawStream,
  type Entry,
  loadGame,
  makeCgp,
  makeGameGcg,
  makeGcg,
  makeRecord,
  operationsFor,
  parseRecord,
} from '@taht/record';
import {
  type Action,
  type Author,
  applyHouseRules,
  decide,
  type Env,
  evolve,
  type Game,
  type GameView,
  type HouseRule,
  START,
  viewFor,
} from '@taht/rules';
import { type BotProfile, botAction, PLAYER_NAMES, playerNamed, seatHasPlay } from '@taht/search';
import type { Opened } from './edition.ts';
import { readMove } from './position.ts';
import type { NewGame, TahtGame } from './taht.ts';
import { TahtError, unknownName } from './trouble.ts';

/** A wrong word is refused at once, and nobody has a clock: what remains is one move after the other. */
const QUIET: readonly HouseRule[] = [
  houseRules['challenge-void'],
  { name: 'no-clock', patch: { clock: { kind: 'none', seconds: 0 } } },
];

/** How long a bot that looks ahead thinks, unless it is told otherwise. */
const USUAL_MS = 3000;

interface Held {
  readonly entries: readonly Entry[];
  readonly game: Game;
}

export class Games {
  readonly #opened: Opened;
  readonly #env: Env;
  /** The game that was asked about last, so that a game played on is not read again with every move. */
  #last: { readonly record: string; readonly held: Held } | undefined;

  constructor(opened: Opened) {
    this.#opened = opened;
    this.#env = {
      judge: judgeOf(opened.kit.lexicon),
      draw: drawStream,
      hasPlay: (game, seat) => seatHasPlay(opened.kit.wholeEngine(), game, seat),
    };
  }

  begin({ players, seed }: NewGame, chance: () => string): TahtGame {
    const { rules, tileset, layout, kit } = this.#opened;
    if (players.length < 2 || players.length > 4)
      throw new TahtError(
        'bad-players',
        `A game is for two to four players, not ${players.length}.`,
      );
    // The hash of a seed of any kind is a seed as the draws want it.
    const secret = seed === undefined ? chance() : commitmentOf(String(seed));
    const { id, hash } = kit.lexicon.info;
    const setup = {
      game: `taht-${commitmentOf(secret).slice(0, 12)}`,
      players: players.map((name, seat) => ({ id: `p${seat + 1}`, name })),
      base: applyHouseRules({ ...rules, players: { min: 2, max: 4 } }, QUIET),
      houseRules: [],
      tileset,
      board: layout,
      lexicon: { id, hash },
      commitment: commitmentOf(secret),
    };
    const offered = this.#send(
      { entries: [], game: START },
      { kind: 'system' },
      {
        kind: 'create',
        setup,
        seed: secret,
      },
    );
    const agreed = players.reduce(
      (held, _, seat) => this.#send(held, { kind: 'seat', seat }, { kind: 'agree' }),
      offered,
    );
    return this.#told(agreed);
  }

  read(record: string): TahtGame {
    return this.#told(this.#held(record));
  }

  play({ record }: TahtGame, text: string): TahtGame {
    const held = this.#held(record);
    const by = onTurn(held.game);
    const move = readMove(this.#opened, held.game.board, text);
    return this.#told(this.#send(held, by, move));
  }

  playBot({ record }: TahtGame, bot: string | undefined, ms: number = USUAL_MS): TahtGame {
    const held = this.#held(record);
    const by = onTurn(held.game);
    const name = held.game.seats[by.seat]?.player.name ?? '';
    const known = playerNamed(name) === undefined ? 'static' : name;
    const action = this.answer(viewFor(held.game, by), bot ?? known, ms);
    if (action === null) throw new Error('a bot on turn that does nothing');
    return this.#told(this.#send(held, by, action));
  }

  answer(view: GameView, bot = 'static', ms: number = USUAL_MS): Action | null {
    const profile = profileNamed(bot);
    const end = performance.now() + ms;
    const seed = view.viewer.kind === 'seat' ? view.viewer.seat + 1 : 0;
    const deadline = { expired: () => performance.now() >= end };
    return botAction(this.#opened.kit, { profile, seed }, view, deadline) ?? null;
  }

  gcg({ record }: TahtGame): string {
    return makeGcg(makeGameGcg(this.#held(record).entries, this.#opened.alphabet));
  }

  #held(record: string): Held {
    if (this.#last?.record === record) return this.#last.held;
    const read = parseRecord(record);
    const game = read.ok ? loadGame(read.value.entries) : read;
    if (!read.ok || !game.ok) {
      const { code, line, at } = (game as Exclude<typeof game, { ok: true }>).error;
      throw new TahtError(
        'bad-record',
        `The record cannot be read at line ${line}, ${at}: ${code}.`,
      );
    }
    const { tileset } = game.value.setup;
    if (tileset.id !== this.#opened.tileset.id)
      throw new TahtError(
        'bad-record',
        `The game is played with the tiles ${tileset.id}, and this is the edition '${this.#opened.edition.id}'.`,
      );
    return { entries: read.value.entries, game: game.value };
  }

  #send({ entries, game }: Held, by: Author, action: Action): Held {
    const command = { id: `c${entries.length + 1}`, by, at: 0, action };
    const decided = decide(game, command, this.#env);
    if (!decided.ok)
      throw new TahtError('refused', `The rules refuse this: ${decided.error.code}.`, {
        refusal: decided.error,
      });
    const entry = { command, events: decided.value };
    return { entries: [...entries, entry], game: decided.value.reduce(evolve, game) };
  }

  #told(held: Held): TahtGame {
    const told = { ...snapshot(this.#opened, held.game), record: makeRecord(held.entries) };
    this.#last = { record: told.record, held };
    return told;
  }
}

function snapshot({ alphabet, tileset }: Opened, game: Game): Omit<TahtGame, 'record'> {
  const { phase, seats, order, board, bags, scoreless } = game;
  const seat = phase.kind === 'turn' ? phase.seat : null;
  const from = seat === null ? 0 : order.indexOf(seat);
  const inOrder = [...order.slice(from), ...order.slice(0, from)];
  return {
    players: seats.map(({ player, score, rack }) => ({
      name: player.name,
      score,
      rack: makeRack(rack),
    })),
    onTurn: seat,
    cgp: makeCgp(alphabet, {
      board,
      racks: inOrder.map((each) => (each === seat ? (seats[each]?.rack ?? []) : [])),
      scores: inOrder.map((each) => seats[each]?.score ?? 0),
      zeroTurns: scoreless,
      operations: operationsFor(tileset.id),
    }),
    bag: bags.reduce((sum, bag) => sum + bag.length, 0),
    winners: phase.kind === 'over' ? (phase.outcome.ranking[0] ?? []) : [],
  };
}

function onTurn({ phase }: Game): Extract<Author, { kind: 'seat' }> {
  if (phase.kind === 'turn') return { kind: 'seat', seat: phase.seat };
  if (phase.kind === 'over') throw new TahtError('game-over', 'The game is over.');
  throw new TahtError(
    'bad-record',
    `The game waits for something else than a move: ${phase.kind}.`,
  );
}

function profileNamed(name: string): BotProfile {
  const profile = playerNamed(name);
  if (profile === undefined) throw unknownName('no-such-bot', 'bot', name, PLAYER_NAMES);
  return profile;
}
