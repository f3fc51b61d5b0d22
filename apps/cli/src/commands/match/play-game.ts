/** One game of a match by the rules, with its record. A side that has no move resigns, and the record says why. */
import { makeGameGcg } from '@taht/record';
import { promptFor, type Seat } from '@taht/rules';
import {
  type BotProfile,
  BotTable,
  botAction,
  firstBegins,
  levelProfile,
  makeRandom,
  STATIC_LEVEL,
} from '@taht/search';
import type { Equipped } from '../../engine/equip.ts';
import { quietTable } from '../../engine/quiet-table.ts';
import type { GameFault, Side } from './side.ts';

export interface Seated {
  readonly name: string;
  readonly side: Side;
}

export interface PlayedGame {
  /** In the order of play. */
  readonly scores: readonly number[];
  readonly fault: { readonly seat: Seat; readonly fault: GameFault } | null;
  readonly gcg: ReturnType<typeof makeGameGcg>;
}

/** Answers what a table asks beside the move. */
const usher: BotProfile = levelProfile(STATIC_LEVEL);
/** No game comes near; two programs that exchange for ever would. */
const MOST_TURNS = 500;

/** The first begins. Undefined where it is stopped before the game is over. */
export async function playGame(
  equipped: Equipped,
  id: string,
  players: readonly [Seated, Seated],
  seed: number,
  isStopped: () => Promise<boolean>,
): Promise<PlayedGame | undefined> {
  const names = players.map(({ name }) => name);
  const draws = seatDraws(seed);
  const table = new BotTable(
    equipped.kit,
    quietTable(equipped, id, names),
    firstBegins(2, draws.draw),
  );
  let fault: PlayedGame['fault'] = null;
  for (let turns = 0; !table.isOver; ) {
    for (const [seat, { side }] of players.entries()) {
      const view = table.viewOf(seat);
      if (promptFor(view, seat)?.kind !== 'move') {
        const action = botAction(equipped.kit, { profile: usher, seed: 0 }, view);
        if (action !== undefined) table.act(seat, action);
        continue;
      }
      if (await isStopped()) return undefined;
      draws.seat = seat;
      const failed = await move(table, seat, side, ++turns);
      if (failed === undefined) continue;
      // A program that we do not wait for any more is not at fault.
      if (await isStopped()) return undefined;
      fault = { seat, fault: failed };
      table.act(seat, { kind: 'resign' });
      break;
    }
  }
  const gcg = makeGameGcg([{ events: table.events }], equipped.alphabet);
  const why = fault && `${names[fault.seat]}: ${fault.fault.kind} ${fault.fault.text}`.trim();
  return {
    scores: table.game.seats.map(({ score }) => score),
    fault,
    gcg: why === null ? gcg : { ...gcg, lines: [...gcg.lines, { kind: 'note', text: why }] },
  };
}

async function move(
  table: BotTable,
  seat: Seat,
  side: Side,
  turn: number,
): Promise<GameFault | undefined> {
  if (turn > MOST_TURNS) return { kind: 'endless', text: '' };
  const begun = await side.begin();
  if (!begun.ok) return begun.error;
  const chosen = await side.choose(table.viewOf(seat));
  if (!chosen.ok) return chosen.error;
  const done = table.act(seat, chosen.value);
  return done.ok ? undefined : { kind: 'nonsense', text: done.error.code };
}

/**
 * Each seat draws by a stream of its own, so that the two games of a pair stay alike for as long as they can: what one
 * seat does changes the bag, but not the luck of the other.
 */
function seatDraws(seed: number) {
  const deal = makeRandom(seed);
  const streams = [makeRandom(seed ^ 0x5eed), makeRandom(seed ^ 0x7eed)];
  const draws = {
    /** Undefined until the first move. */
    seat: undefined as Seat | undefined,
    draw: (_index: number, bound: number): number =>
      (draws.seat === undefined ? deal : (streams[draws.seat] as typeof deal)).below(bound),
  };
  return draws;
}
