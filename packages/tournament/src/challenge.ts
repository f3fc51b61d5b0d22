/** What a verdict on a challenged play costs whom, by the ruleset of the games (RULES 8). */
import type { Ruleset, Verdict } from '@taht/rules';
import type { PlayerNumber } from './command.ts';

export const EFFECTS = ['loses-turn', 'skips-next', 'loses-points', 'loses-game'] as const;

export interface Consequence {
  readonly player: PlayerNumber;
  readonly effect: (typeof EFFECTS)[number];
  /** Below zero where points are lost. */
  readonly points: number;
}

/** The whole play has one verdict; whoever joined the challenge shares its luck. */
export function consequencesOf(
  { challenge: { onBad, onGood, bystanders } }: Pick<Ruleset, 'challenge'>,
  seats: readonly PlayerNumber[],
  mover: PlayerNumber,
  challengers: readonly PlayerNumber[],
  words: number,
  verdict: Verdict,
): readonly Consequence[] {
  const each = (
    players: readonly PlayerNumber[],
    effect: Consequence['effect'],
    points = 0,
  ): Consequence[] => players.map((player) => ({ player, effect, points }));
  if (verdict === 'invalid') {
    const others = seats.filter((player) => player !== mover && !challengers.includes(player));
    return [
      ...each([mover], onBad.mover === 'lose-game' ? 'loses-game' : 'loses-turn'),
      ...(bystanders === 'skip-next' ? each(others, 'skips-next') : []),
    ];
  }
  switch (onGood.challenger) {
    case 'none':
      return [];
    case 'skip-next':
      return each(challengers, 'skips-next');
    case 'lose-game':
      return each(challengers, 'loses-game');
    case 'points':
      return each(challengers, 'loses-points', onGood.points * (onGood.per === 'word' ? words : 1));
  }
}
