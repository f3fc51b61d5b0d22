/**
 * The chance of each seat to win. Every seat still gains some points and some luck; with luck of the shape that makes
 * chances add up to one and depend on differences alone (a logistic curve for two seats), the less is left to play, the
 * more a lead is worth. Who is on turn has a head start.
 */

export interface WinModel {
  /** Points ahead for odds of e to one: `unit` with one tile to lay, growing by this power of the tiles not yet laid. */
  readonly unit: number;
  readonly power: number;
  /** Points that being on turn is worth, against the seat that was on turn last. */
  readonly turn: number;
}

/** The chance of one seat; scores are in the order of play from the seat on turn. */
export function winChance(
  model: WinModel,
  scores: ArrayLike<number>,
  tilesLeft: number,
  seat: number,
): number {
  const scale = model.unit * Math.max(1, tilesLeft) ** model.power;
  const standing = (at: number): number =>
    (scores[at] as number) + (model.turn * (scores.length - 1 - at)) / (scores.length - 1);
  let odds = 0;
  for (let other = 0; other < scores.length; other++)
    odds += Math.exp((standing(other) - standing(seat)) / scale);
  return 1 / odds;
}

/** When the game is over: a seat's share of the win. */
export function winShare(scores: ArrayLike<number>, seat: number): number {
  const own = scores[seat] as number;
  let sharing = 0;
  for (let other = 0; other < scores.length; other++) {
    if ((scores[other] as number) > own) return 0;
    if (scores[other] === own) sharing++;
  }
  return 1 / sharing;
}
