/** What players, referee and host might send next: mostly sense, sometimes nonsense. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import {
  type Action,
  type Author,
  type Env,
  type Game,
  nextDue,
  type PlacedTile,
  playingSeats,
  type Seat,
  type Square,
  scorePlacement,
} from '@taht/rules';
import { nonsense } from './random-nonsense.ts';
import { findPlacement } from './random-play.ts';
import { randomHouseRules } from './random-rules.ts';
import type { Rng } from './rng.ts';

export interface Temper {
  /** How often somebody gives up, leaves, offers the end or calls the referee. */
  readonly storm: number;
  readonly nonsense: number;
  /** Mean seconds between commands. */
  readonly pace: number;
}

export interface Sent {
  readonly by: Author;
  readonly action: Action;
  /** Milliseconds since the last command. */
  readonly wait: number;
}

const SYSTEM: Author = { kind: 'system' };
const REFEREE: Author = { kind: 'referee', name: 'Referee' };
const seatBy = (seat: Seat): Author => ({ kind: 'seat', seat });

export function randomCommand(rng: Rng, game: Game, env: Env, temper: Temper): Sent {
  const wait = rng.below(2 * temper.pace * 1000);
  if (game.phase.kind === 'new' || rng.chance(temper.nonsense))
    return { ...nonsense(rng, game), wait };
  if (game.clock.paused !== null) return { by: SYSTEM, action: { kind: 'resume' }, wait: 600_000 };
  if (rng.chance(0.01)) return waitForDue(game);
  if (game.phase.kind !== 'setup' && rng.chance(temper.storm)) return { ...storm(rng, game), wait };
  if (game.rules.misdraw?.rule !== 'none' && rng.chance(0.02))
    return { ...misdraw(rng, rng.pick(playingSeats(game))), wait };
  if (game.rules.clock.vacation !== 'none' && rng.chance(0.05))
    return { ...aboutTime(rng, game, seatBy(rng.pick(playingSeats(game)))), wait };
  if (game.endAgreed.length > 0 && rng.chance(0.4))
    return { by: seatBy(rng.pick(playingSeats(game))), action: { kind: 'agree-end' }, wait };
  if (game.takeBack !== null && rng.chance(0.7)) return { ...answer(rng, game), wait };
  return { ...sense(rng, game, env), wait };
}

/** Nobody does anything until something falls due. */
function waitForDue(game: Game): Sent {
  const due = nextDue(game);
  return { by: SYSTEM, action: { kind: 'tick' }, wait: due === null ? 1000 : due - game.now + 1 };
}

type Asked = Omit<Sent, 'wait'>;

function sense(rng: Rng, game: Game, env: Env): Asked {
  const { phase } = game;
  switch (phase.kind) {
    case 'setup':
      return settingUp(rng, game, phase.agreed);
    case 'choosing':
      return {
        by: seatBy(phase.seat),
        action: { kind: 'choose-bags', counts: counts(rng, game, phase.count) },
      };
    case 'turn':
      return move(rng, game, env, phase.seat);
    case 'window':
      return afterPlay(rng, game, env, phase.play.seat);
    case 'joining':
      return rng.chance(0.5)
        ? {
            by: seatBy(rng.pick(others(game, phase.play.seat))),
            action: { kind: rng.pick(['challenge', 'challenge', 'accept']) },
          }
        : { by: REFEREE, action: rng.chance(0.5) ? { kind: 'close-window' } : ruling(rng, game) };
    case 'verdict':
      return game.rules.challenge.mode === 'referee' || rng.chance(0.1)
        ? { by: rng.pick([REFEREE, SYSTEM]), action: ruling(rng, game) }
        : {
            by: seatBy(rng.pick(playingSeats(game))),
            action: { kind: 'vote-verdict', vote: rng.pick(['yes', 'no', 'no']) },
          };
    default:
      return { by: SYSTEM, action: { kind: 'tick' } };
  }
}

function others(game: Game, seat: Seat): Seat[] {
  const rest = playingSeats(game).filter((other) => other !== seat);
  return rest.length > 0 ? rest : [seat];
}

function answer(rng: Rng, game: Game): Asked {
  const seat = rng.pick(others(game, game.takeBack?.seat ?? 0));
  return {
    by: seatBy(seat),
    action: { kind: 'answer-take-back', vote: rng.chance(0.8) ? 'yes' : 'no' },
  };
}

function settingUp(rng: Rng, game: Game, agreed: readonly Seat[]): Asked {
  const open = playingSeats(game).filter((seat) => !agreed.includes(seat));
  const by = seatBy(rng.pick(open));
  const { houseRules } = game.setup;
  if (rng.chance(0.05))
    return { by, action: { kind: 'propose', houseRules: randomHouseRules(rng) } };
  if (houseRules.length > 0 && rng.chance(0.15))
    return { by, action: { kind: 'refuse-rule', name: rng.pick(houseRules).name } };
  const contribution = `luck ${rng.below(1000)}`;
  return { by, action: rng.chance(0.5) ? { kind: 'agree' } : { kind: 'agree', contribution } };
}

function counts(rng: Rng, game: Game, total: number): number[] {
  const left = game.bags.map((bag) => bag.length);
  const chosen = left.map(() => 0);
  for (let i = 0; i < total; i++) {
    const bag = rng.pick(left.flatMap((n, b) => (n > 0 ? [b] : [])));
    left[bag] = (left[bag] ?? 0) - 1;
    chosen[bag] = (chosen[bag] ?? 0) + 1;
  }
  return chosen;
}

function move(rng: Rng, game: Game, env: Env, seat: Seat): Asked {
  const by = seatBy(seat);
  const rack = game.seats[seat]?.rack ?? [];
  const bag = game.bags.reduce((sum, tiles) => sum + tiles.length, 0);
  const canExchange = bag >= Math.max(game.rules.exchange.minBag, 1);
  const exchange = (): Asked => ({
    by,
    action: { kind: 'exchange', tiles: rng.some(rack, 1 + rng.below(Math.min(rack.length, bag))) },
  });
  if (rng.chance(0.03)) return { by, action: { kind: 'pass' } };
  if (canExchange && rng.chance(0.05)) return exchange();
  const swap = rng.chance(0.3) ? swapPlay(rng, game, seat) : undefined;
  if (swap !== undefined) return { by, action: swap };
  const bold = rng.chance(0.15);
  const tiles = findPlacement(rng, game, seat, 150, (placed) => bold || isGood(game, env, placed));
  if (tiles !== undefined) return { by, action: { kind: 'place', tiles } };
  return canExchange && rng.chance(0.5) ? exchange() : { by, action: { kind: 'pass' } };
}

const isGood = (game: Game, env: Env, placed: readonly PlacedTile[]): boolean =>
  scorePlacement(
    game,
    placed.toSorted((a, b) => a.square - b.square),
    game.rules,
  ).words.every(({ letters }) => env.judge(letters) !== 'invalid');

/** Takes a blank off the board for its real letter, where the rules and the rack allow. */
function swapPlay(rng: Rng, game: Game, seat: Seat): Action | undefined {
  if (game.rules.blank.reuse === 'none') return undefined;
  const rack = game.seats[seat]?.rack ?? [];
  const square = game.board.findIndex((cell) => cell?.blank && rack.includes(cell.letter));
  if (square < 0) return undefined;
  const letter = game.board[square]?.letter as Letter;
  const at = rack.indexOf(letter);
  const swapped: readonly Tile[] = [...rack.slice(0, at), ...rack.slice(at + 1), BLANK];
  const seats = game.seats.map((state, i) => (i === seat ? { ...state, rack: swapped } : state));
  const mustLay = game.rules.blank.reuse === 'must-replay' && rng.chance(0.4);
  const tiles = findPlacement(rng, { ...game, seats }, seat, 60, (placed) =>
    mustLay ? placed.some(({ blank }) => blank) : true,
  );
  return tiles === undefined ? undefined : { kind: 'place', tiles, swaps: [square as Square] };
}

function afterPlay(rng: Rng, game: Game, env: Env, mover: Seat): Asked {
  const { phase, rules } = game;
  if (phase.kind !== 'window') throw new Error('no window');
  const opponent = rng.pick(others(game, mover));
  if (rules.theme.name !== '' && rng.chance(0.1))
    return {
      by: seatBy(rng.pick(playingSeats(game))),
      action: { kind: 'claim-theme', words: [0] },
    };
  if (rules.theme.name !== '' && rng.chance(0.5))
    return phase.play.claim === null
      ? {
          by: seatBy(mover),
          action: { kind: 'claim-theme', words: [rng.below(phase.play.words.length)] },
        }
      : { by: seatBy(opponent), action: { kind: 'vote-theme', vote: rng.pick(['yes', 'no']) } };
  const isBad = phase.play.words.some(({ letters }) => env.judge(letters) === 'invalid');
  if (rng.chance(isBad ? 0.4 : 0.03)) {
    const words = rng.chance(0.3) ? [rng.below(phase.play.words.length)] : undefined;
    return {
      by: seatBy(opponent),
      action: words === undefined ? { kind: 'challenge' } : { kind: 'challenge', words },
    };
  }
  if (rules.challenge.window.until === 'referee' && rng.chance(0.7))
    return { by: rng.pick([REFEREE, SYSTEM]), action: { kind: 'close-window' } };
  if (rng.chance(0.2)) {
    const place = game.order.indexOf(mover);
    const next = game.order[(place + 1) % game.order.length] as Seat;
    return move(rng, game, env, next);
  }
  const waiting = others(game, mover).filter((seat) => !phase.accepted.includes(seat));
  return {
    by: seatBy(waiting.length > 0 ? rng.pick(waiting) : opponent),
    action: { kind: 'accept' },
  };
}

function ruling(rng: Rng, game: Game): Action {
  const { phase } = game;
  const words = 'challenges' in phase ? new Set(phase.challenges.flatMap((c) => c.words)) : [0];
  return {
    kind: 'rule',
    verdicts: [...words].map(() => (rng.chance(0.6) ? 'valid' : 'invalid')),
    reason: 'looked up',
  };
}

/** The rarer things that people do. */
function storm(rng: Rng, game: Game): Asked {
  const seat = rng.pick(playingSeats(game));
  const by = seatBy(seat);
  const lastMover = game.undo?.phase.kind === 'turn' ? game.undo.phase.seat : seat;
  return rng.pick<() => Asked>([
    () => ({ by, action: { kind: rng.chance(0.3) ? 'resign' : 'agree-end' } }),
    () => ({ by, action: { kind: rng.chance(0.3) ? 'leave' : 'agree-end' } }),
    () => ({ by: seatBy(lastMover), action: { kind: 'ask-take-back' } }),
    () => ({ by: seatBy(lastMover), action: { kind: 'ask-take-back' } }),
    () => answer(rng, game),
    () => ({ by: REFEREE, action: { kind: 'undo', reason: 'wrong entry' } }),
    () => ({ by: SYSTEM, action: { kind: 'pause' } }),
    () => aboutTime(rng, game, by),
    () => ({ by, action: { kind: rng.chance(0.3) ? 'abort' : 'agree-end' } }),
    () => misdraw(rng, seat),
    () => misdraw(rng, seat),
    () => ({
      by: SYSTEM,
      action: {
        kind: 'replace',
        seat: rng.below(game.seats.length),
        player: { id: 'new', name: 'Newcomer' },
      },
    }),
    () => ({ by, action: { kind: 'look-up', word: rng.some(game.setup.tileset.alphabet, 2) } }),
  ])();
}

/** Time given to anybody, or a vacation begun or ended. */
function aboutTime(rng: Rng, game: Game, by: Author): Asked {
  const isOwn = by.kind === 'seat' && rng.chance(0.3);
  const seat = isOwn ? by.seat : rng.below(game.seats.length);
  if (game.rules.clock.vacation === 'none')
    return { by, action: { kind: 'give-time', seat, seconds: rng.pick([0, 30, 120]) } };
  return rng.chance(0.6)
    ? {
        by: SYSTEM,
        action: { kind: 'begin-vacation', seat, until: game.now + rng.below(1_500_000) * 1000 },
      }
    : { by: REFEREE, action: { kind: 'end-vacation', seat } };
}

const misdraw = (rng: Rng, seat: Seat): Asked => ({
  by: REFEREE,
  action: {
    kind: 'find-misdraw',
    seat,
    count: rng.pick([5, 6, 7, 8, 9, 150]),
    reason: 'counted',
  },
});
