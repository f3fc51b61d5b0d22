/** A whole game of bots by the rules: every action is a command, and every seat sees its own view and nothing else. */
import { judgeOf } from '@taht/lexicon';
import {
  type Author,
  type Command,
  decide,
  type Env,
  evolve,
  type Game,
  type Setup,
  START,
  viewFor,
} from '@taht/rules';
import { type Deadline, noDeadline } from '../deadline.ts';
import type { Random } from '../random.ts';
import { seatHasPlay } from '../seat-has-play.ts';
import { type Bot, botAction } from './bot.ts';
import type { BotKit } from './kit.ts';

/** By seat. The first seat begins, and the draws come from the stream handed in; throws where a table waits for a person. */
export function playBots(
  kit: BotKit,
  setup: Setup,
  bots: readonly Bot[],
  random: Random,
  deadline: () => Deadline = () => noDeadline,
): Game {
  const env: Env = {
    judge: judgeOf(kit.lexicon),
    hasPlay: (game, seat) => seatHasPlay(kit.engine, game, seat),
    draw: (_, index, bound) => drawFor(bots.length, random, index, bound),
  };
  let game = START;
  const send = (by: Author, action: Command['action']): void => {
    const decided = decide(game, { id: `${game.version}`, by, at: 0, action }, env);
    if (!decided.ok) throw new Error(`${action.kind} refused: ${JSON.stringify(decided.error)}`);
    game = decided.value.reduce(evolve, game);
  };
  send({ kind: 'system' }, { kind: 'create', setup, seed: '0'.repeat(64) });
  while (game.phase.kind !== 'over') {
    const before = game.version;
    for (const [seat, bot] of bots.entries()) {
      const action = botAction(kit, bot, viewFor(game, { kind: 'seat', seat }), deadline());
      if (action !== undefined) send({ kind: 'seat', seat }, action);
    }
    if (game.version === before) throw new Error(`nobody moves: ${game.phase.kind}`);
  }
  return game;
}

/** In the draw for the order, which comes first, the first seat draws the first tile and the others the last. */
function drawFor(seats: number, random: Random, index: number, bound: number): number {
  if (index >= seats) return random.below(bound);
  return index === 0 ? 0 : bound - 1;
}
