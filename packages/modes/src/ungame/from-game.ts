/** An un-game made of a finished game: its board, those who still sat there, the winner first. */
import { err, ok, type Result } from '@taht/base';
import { type Game, isEmpty, type Ruleset, type Seat } from '@taht/rules';
import { type Setup, UNGAME_DEFAULTS, type UngameRules } from './command.ts';

export type FromGameRefusal =
  | { readonly code: 'game-not-over' }
  | { readonly code: 'nothing-to-take' }
  /** Without a list nobody can tell what may remain. */
  | { readonly code: 'no-list' };

/** The rulesets by whose book all that remains must hang together. */
const CONNECTED: readonly string[] = ['uk-base', 'tr-base'];

export const ungameRules = ({ id }: Pick<Ruleset, 'id'>): UngameRules => ({
  ...UNGAME_DEFAULTS,
  connected: CONNECTED.includes(id),
});

export function setupFrom(game: string, finished: Game): Result<Setup, FromGameRefusal> {
  const { phase, setup, seats, board, rules } = finished;
  const { tileset, board: layout, lexicon } = setup;
  if (phase.kind !== 'over') return err({ code: 'game-not-over' });
  if (lexicon === null) return err({ code: 'no-list' });
  const order = fromWinner(finished.order, phase.outcome.ranking[0]?.[0]);
  const playing = order.filter((seat) => seats[seat]?.standing === 'playing');
  if (isEmpty(board) || playing.length === 0) return err({ code: 'nothing-to-take' });
  const seated = playing.toSorted((a, b) => a - b);
  return ok({
    game,
    from: setup.game,
    players: seated.map((seat) => {
      const { id, name } = (seats[seat] as Game['seats'][number]).player;
      return { id, name };
    }),
    order: playing.map((seat) => seated.indexOf(seat)),
    rules: ungameRules(rules),
    ...{ board, tileset, layout, notation: rules.notation, lexicon },
  });
}

function fromWinner(order: readonly Seat[], winner: Seat | undefined): readonly Seat[] {
  const at = Math.max(0, order.indexOf(winner ?? -1));
  return [...order.slice(at), ...order.slice(0, at)];
}
