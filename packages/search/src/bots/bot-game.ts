/** A whole game of bots by the rules. */
import type { Game, GameEvent, Setup } from '@taht/rules';
import { type Deadline, noDeadline } from '../deadline.ts';
import type { Random } from '../random.ts';
import { type Bot, botAction } from './bot.ts';
import { BotTable, firstBegins } from './bot-table.ts';
import type { BotKit } from './kit.ts';

/** By seat. The first seat begins, and the draws come from the stream handed in; throws where a table waits for a person. */
export function playBots(
  kit: BotKit,
  setup: Setup,
  bots: readonly Bot[],
  random: Random,
  deadline: () => Deadline = () => noDeadline,
  /** Hears every event. */
  tell: (event: GameEvent) => void = () => {},
): Game {
  const draw = firstBegins(bots.length, (_, bound) => random.below(bound));
  const table = new BotTable(kit, setup, draw);
  let told = 0;
  const tellNew = (): void => {
    for (const event of table.events.slice(told)) tell(event);
    told = table.events.length;
  };
  tellNew();
  while (!table.isOver) {
    const before = table.game.version;
    for (const [seat, bot] of bots.entries()) {
      const action = botAction(kit, bot, table.viewOf(seat), deadline());
      if (action === undefined) continue;
      const done = table.act(seat, action);
      if (!done.ok) throw new Error(`${action.kind} refused: ${JSON.stringify(done.error)}`);
      tellNew();
    }
    if (table.game.version === before) throw new Error(`nobody moves: ${table.game.phase.kind}`);
  }
  return table.game;
}
