/** How long a bot waits before it answers, so that it feels like a person. The same game and moment give the same pause. */
import type { Game, Seat } from '@taht/rules';
import type { BotProfile } from '@taht/search';

/** Milliseconds: the least, and the random part. */
interface Pause {
  readonly least: number;
  readonly more: number;
}

const FOR_MOVE: Pause = { least: 900, more: 1800 };
const FOR_ANSWER: Pause = { least: 400, more: 600 };
/** Even a quick bot waits a moment. */
const LEAST_PACE = 0.25;
/** The share of the time for a move that a pause may take. */
const OF_MOVE = 0.05;
const SECOND = 1000;

export function pauseOf(game: Game, seat: Seat, { pace }: BotProfile): number {
  const { least, more } = game.phase.kind === 'turn' ? FOR_MOVE : FOR_ANSWER;
  const chance = unit(`${game.setup.game} ${game.version} ${seat}`);
  const pause = Math.max(LEAST_PACE, pace) * (least + chance * more);
  return Math.round(Math.min(pause, OF_MOVE * timeForMove(game, seat)));
}

/** About how much time the clock leaves for a move. */
function timeForMove({ rules, clock, phase }: Game, seat: Seat): number {
  if ('deadline' in phase && phase.deadline !== null) return 10 * SECOND;
  switch (rules.clock.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'per-game':
      return Math.max(0, clock.left[seat] ?? 0) / 4;
    case 'per-move':
    case 'days':
      return rules.clock.seconds * SECOND;
  }
}

/** At least 0, below 1 (FNV-1a). */
function unit(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}
