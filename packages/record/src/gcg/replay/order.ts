/** Whose turn it is. After a turn out of order the record may go on from the one who moved or from the one who should have. */

export interface Order {
  readonly players: number;
  /** Who may move now; the first is the one who should. */
  readonly next: readonly number[];
}

/** Player 1 begins, unless the first two moves agree on another; a stranger (-1) agrees with anybody. */
export function startOrder(players: number, first = -1, second = -1): Order {
  const begins = first >= 0 ? first : second >= 0 ? (second + players - 1) % players : 0;
  const isAgreed = second < 0 || second === (begins + 1) % players;
  return { players, next: [isAgreed ? begins : 0] };
}

export const isOnTurn = ({ next }: Order, player: number): boolean => next.includes(player);

export function afterMove({ players, next }: Order, player: number): Order {
  const following = (mover: number): number => (mover + 1) % players;
  if (next.includes(player)) return { players, next: [following(player)] };
  return { players, next: [following(player), ...next.map(following)] };
}
