/** Un-games as their local host has them: who judges, what a bot takes, and what may be taken. */
import { judgeOf, type Lexicon } from '@taht/lexicon';
import { ungame } from '@taht/modes';
import { ungameCodec } from '@taht/record';
import { type Square, tileTables } from '@taht/rules';
import { botNamed } from '@taht/search';
import type { Lying, Weighed } from './message.ts';
import type { LocalMode } from './room.ts';

export const ungameMode: LocalMode<ungame.Game, ungame.Author, ungame.Action, ungame.UngameEvent> =
  {
    codec: ungameCodec,
    start: ungame.START,
    evolve: ungame.evolve,
    lexiconOf: ({ phase, setup }, { action }) =>
      (phase.kind === 'new' && action.kind === 'create' ? action.setup : setup).lexicon,
    decide: (game, command, lexicon) => ungame.decide(game, command, { judge: judgeOf(lexicon) }),
    factsOf: ({ setup, phase, now }) => ({
      mode: 'ungame',
      ...{ id: setup.game, from: setup.from, isOver: phase.kind === 'over', at: now },
    }),
  };

/** How many removals a bot looks at twice. */
const WIDTH = 5;

/** What the bot on turn does; undefined where it is a person's turn, or nobody's. */
export function botAct(
  { phase, seats, board, setup, tables }: ungame.Game,
  lexicon: Lexicon,
): { readonly by: ungame.Author; readonly action: ungame.Action } | undefined {
  if (phase.kind !== 'turn') return undefined;
  const { seat } = phase;
  if (botNamed(seats[seat]?.player.id ?? '') === undefined) return undefined;
  const grounds = { board, rules: setup.rules, judge: judgeOf(lexicon) };
  const best = ungame.bestRemoval(grounds, tables, WIDTH);
  const action: ungame.Action =
    best === undefined ? { kind: 'pass' } : { kind: 'remove', squares: best.squares };
  return { by: { kind: 'seat', seat }, action };
}

const groundsOf = ({ board, rules }: Lying, lexicon: Lexicon): ungame.Grounds => ({
  ...{ board, rules },
  judge: judgeOf(lexicon),
});

export const weigh = (lying: Lying, squares: readonly Square[], lexicon: Lexicon): Weighed => ({
  points: ungame.removalPoints(lying.board, squares, tileTables(lying.tileset)),
  refusal: ungame.refuseRemoval(groundsOf(lying, lexicon), squares) ?? null,
});

export const hintsFor = (
  lying: Lying,
  most: number,
  lexicon: Lexicon,
): readonly ungame.RatedRemoval[] =>
  ungame.ratedRemovals(groundsOf(lying, lexicon), tileTables(lying.tileset)).slice(0, most);
