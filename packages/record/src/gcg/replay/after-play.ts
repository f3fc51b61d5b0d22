/** Replays what follows a play: taken back after a challenge, a bonus for one that was challenged in vain, time points. */
import type { GcgEvent } from '../file.ts';
import type { Found, Outcome, State, Table } from './state.ts';
import { withKnown } from './stock.ts';

/** The play leaves the board, its points are taken back, and its turn is over. */
export function replayWithdrawal(
  table: Table,
  state: State,
  event: GcgEvent,
  player: number,
): Outcome {
  const { last } = state;
  if (last === null || last.before === null || last.player !== player)
    return { ...pointsOnly(state, event, '--'), found: [lateFault(table, state, event)] };
  const { before } = last;
  const score = 0 - last.score;
  const alternative = 0 - (last.recordedScore ?? last.score);
  const recorded = event.score ?? score;
  const isSaid =
    recorded === score || recorded === alternative || isOldStyle(state, event, player, score);
  return {
    state: {
      ...state,
      ground: before.ground,
      stock: withKnown(before.stock, player, last.rack),
      quiet: { passes: 0, scoreless: before.quiet.scoreless + 1 },
      out: before.out,
      last: { ...last, before: null },
    },
    play: '--',
    words: [],
    score,
    alternative,
    found: isSaid ? [] : [{ kind: 'score', expected: score, recorded }],
  };
}

/** Old records write +0 and the total as it was before the play. */
function isOldStyle(
  { tallies }: State,
  { score, total }: GcgEvent,
  player: number,
  taken: number,
): boolean {
  const bases = tallies[player]?.bases ?? [];
  return score === 0 && (total === null || bases.some((base) => base + taken === total));
}

/** Points that no rule of ours can check: they differ from event to event. A bonus belongs to whoever made the last play. */
export function replayChallenge(
  table: Table,
  state: State,
  event: GcgEvent,
  player: number,
): Outcome {
  const outcome = pointsOnly(state, event, '(challenge)');
  const { last } = state;
  const isBonus = outcome.score > 0;
  const isDue = last !== null && last.player === player && last.before !== null;
  return isBonus && !isDue ? { ...outcome, found: [lateFault(table, state, event)] } : outcome;
}

export const replayTime = (state: State, event: GcgEvent): Outcome =>
  pointsOnly(state, event, '(time)');

const pointsOnly = (state: State, { score }: GcgEvent, play: string): Outcome => ({
  state,
  play,
  words: [],
  score: score ?? 0,
  found: [],
});

const lateFault = ({ nicks }: Table, { last }: State, { player }: GcgEvent): Found => ({
  kind: 'turn-order',
  expected: last === null || last.before === null ? 'play' : (nicks[last.player] ?? ''),
  recorded: player,
});
