/** Folds one event into a game. Total over what `decide` makes; throws on an event that could not have happened. */
import { assertNever } from '@taht/base';
import type { Tile } from '@taht/letters';
import { doneWith } from '@taht/stream';
import { automaticCounts, returnToBags, takeFromBags } from './bags.ts';
import { giveTime, resumeClock, setVacation, turnClock } from './clock.ts';
import type { Seat } from './command.ts';
import type { Fact, FactOf, GameEvent } from './event.ts';
import { evolveAfterPlay } from './evolve-after-play.ts';
import { evolveMove } from './evolve-move.ts';
import { evolveSetup } from './evolve-setup.ts';
import type { Game } from './game.ts';
import { nextSeat, rackAtEnd, seatOf } from './seats.ts';
import { addTiles, join, lowerOpening, setSeat, takeTiles } from './update.ts';

/** More than any game can bring; without a bound a forged record could cost more than its length. */
const MOST_SKIPS = 100;

export function evolve(game: Game, event: GameEvent): Game {
  const after = apply(game, event, event.at);
  return {
    ...after,
    version: game.version + 1,
    now: event.at,
    clock: turnClock(game, after, event.at, event.kind),
    commands: doneWith(game.commands, event.command),
  };
}

function apply(game: Game, fact: Fact, at: number): Game {
  switch (fact.kind) {
    case 'created':
    case 'sealed':
    case 'rules-proposed':
    case 'rule-refused':
    case 'agreed':
    case 'order-drawn':
      return evolveSetup(game, fact);
    case 'choice-due':
    case 'drew':
    case 'placed':
    case 'exchanged':
    case 'passed':
    case 'skipped':
      return evolveMove(game, fact, at);
    case 'accepted':
    case 'challenged':
    case 'joining-closed':
    case 'verdict-voted':
    case 'ruled':
    case 'theme-claimed':
    case 'theme-voted':
    case 'stood':
    case 'retracted':
      return evolveAfterPlay(game, fact, at);
    case 'returned':
      return evolveReturned(game, fact);
    case 'skip-owed': {
      const { skips } = seatOf(game, fact.seat);
      if (skips.length >= MOST_SKIPS) throw new Error(`seat ${fact.seat} owes too many skips`);
      return setSeat(game, fact.seat, { skips: [...skips, fact.cause] });
    }
    case 'adjusted':
      return setSeat(game, fact.seat, { score: seatOf(game, fact.seat).score + fact.points });
    case 'misdraw-found':
      return evolveMisdraw(game, fact);
    case 'looked-up':
      return game;
    case 'resigned':
      return evolveResigned(game, fact.seat);
    case 'left':
      return withoutSeat(setSeat(game, fact.seat, { standing: 'vacant' }));
    case 'replaced': {
      const { player } = fact;
      const seated = setSeat(game, fact.seat, { standing: 'playing', player });
      const endAgreed = game.endAgreed.filter((seat) => seat !== fact.seat);
      return { ...seated, endAgreed, undo: null, takeBack: null };
    }
    case 'end-agreed':
      return { ...game, endAgreed: join(game.endAgreed, fact.seat) };
    case 'take-back-asked':
      return { ...game, takeBack: { seat: fact.seat, agreed: [] }, takeBackAsked: true };
    case 'take-back-answered':
      return evolveTakeBack(game, fact);
    case 'undone':
      return evolveUndone(game, fact);
    case 'time-given':
      return { ...game, clock: giveTime(game.clock, fact.seat, fact.seconds) };
    case 'vacation-begun':
      return { ...game, clock: setVacation(game.clock, fact.seat, fact.until, at) };
    case 'vacation-ended':
      return { ...game, clock: setVacation(game.clock, fact.seat, at, at) };
    case 'paused':
      return { ...game, clock: { ...game.clock, paused: at } };
    case 'resumed':
      return { ...game, ...resumeClock(game, at) };
    case 'ended':
      return evolveEnded(game, fact);
    case 'revealed':
      return { ...game, secret: { ...game.secret, seed: fact.seed } };
    default:
      return assertNever(fact);
  }
}

function evolveReturned(game: Game, { seat, tiles, cause }: FactOf<'returned'>): Game {
  const { phase } = game;
  const bags = returnToBags(game.bags, game.rules.bags, tiles, game.tables);
  if (cause !== 'exchange') {
    const taken = takeTiles(game, seat, tiles);
    // Which tiles are surplus was drawn by lot.
    const draws = game.draws + (cause === 'surplus' ? tiles.length : 0);
    const undrawn =
      cause === 'retracted' && 'play' in phase
        ? { ...phase, play: { ...phase.play, drawn: [] } }
        : phase;
    return { ...taken, bags, draws, phase: undrawn };
  }
  if (phase.kind !== 'exchanging' || !sameTiles(phase.returning, tiles))
    throw new Error('no such exchange is under way');
  return { ...game, bags, phase: { kind: 'turn', seat: nextSeat(game, seat) } };
}

const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && a.every((tile, i) => tile === b[i]);

/** The rack really holds the wrong number afterwards; what mends it are events of their own. */
function evolveMisdraw(game: Game, { seat, count, tiles }: FactOf<'misdraw-found'>): Game {
  const held = seatOf(game, seat).rack.length;
  if (Math.abs(held - count) !== tiles.length) throw new Error('the misdraw does not add up');
  const draws = game.draws + tiles.length;
  if (count < held) {
    const bags = returnToBags(game.bags, game.rules.bags, tiles, game.tables);
    return { ...takeTiles(game, seat, tiles), bags, draws };
  }
  const bags = takeFromBags(game.bags, automaticCounts(game.bags, tiles.length), tiles);
  return { ...addTiles(game, seat, tiles), bags, draws };
}

/** The tiles are set aside and the seat is passed over from now on (RULES 14). */
function evolveResigned(game: Game, seat: Seat): Game {
  const { phase } = game;
  const returning =
    (phase.kind === 'choosing' || phase.kind === 'exchanging') && phase.seat === seat
      ? phase.returning
      : [];
  const aside = [...game.aside, ...seatOf(game, seat).rack, ...returning];
  const gone = setSeat(game, seat, { standing: 'resigned', rack: [], skips: [] });
  const wasItsTurn = 'seat' in phase && phase.seat === seat;
  const next = wasItsTurn ? ({ kind: 'turn', seat: nextSeat(gone, seat) } as const) : phase;
  return withoutSeat({ ...gone, aside, phase: next });
}

/** Nobody waits for a seat that is empty now; nothing from before can be gone back to. */
const withoutSeat = (game: Game): Game => ({
  ...game,
  opening: lowerOpening(game),
  undo: null,
  takeBack: null,
});

function evolveTakeBack(game: Game, { seat, vote }: FactOf<'take-back-answered'>): Game {
  if (game.takeBack === null) throw new Error('nobody asked to take back');
  if (vote === 'no') return { ...game, takeBack: null };
  return { ...game, takeBack: { ...game.takeBack, agreed: join(game.takeBack.agreed, seat) } };
}

/** All is as before the move, except what cannot be undone, random numbers used and time spent, and questions long lapsed. */
function evolveUndone(game: Game, { cause }: FactOf<'undone'>): Game {
  if (game.undo === null) throw new Error('nothing to undo');
  const { clock, commands, version, now } = game;
  const draws = cause === 'free' ? game.undo.draws : game.draws;
  return { ...game.undo, draws, clock, commands, version, now, endAgreed: [], takeBack: null };
}

function evolveEnded(game: Game, fact: FactOf<'ended'>): Game {
  const { reason, out, racks, adjustments, scores, tieDraw, ranking } = fact;
  const outcome = { reason, out, racks, adjustments, scores, tieDraw, ranking };
  const seats = game.seats.map((seat, i) => ({
    ...seat,
    rack: rackAtEnd(game, i),
    score: outcome.scores[i] ?? seat.score,
  }));
  const drawn = outcome.tieDraw.reduce((sum, round) => sum + round.length, 0);
  return { ...game, seats, draws: game.draws + drawn, phase: { kind: 'over', outcome } };
}
