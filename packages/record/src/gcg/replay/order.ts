/** Whose turn it is. After a turn out of order the record may go on from the one who moved or from the one who should have. */

export interface Order {
  readonly players: number;
  /** Only one player's turns are told, and nothing of those in between. */
  readonly isSolo: boolean;
  /** Who may move now; the first is the one who should. */
  readonly next: readonly number[];
}

/** Player 1 begins, unless the first two moves agree on another; a stranger (-1) agrees with anybody. */
export function startOrder(players: number, first = -1, second = -1): Order {
  const begins = first >= 0 ? first : second >= 0 ? (second + players - 1) % players : 0;
  const isAgreed = second < 0 || second === (begins + 1) % players;
  return { players, isSolo: false, next: [isAgreed ? begins : 0] };
}

export const soloOrder = (player: number): Order => ({ players: 1, isSolo: true, next: [player] });

export const isOnTurn = ({ next }: Order, player: number): boolean => next.includes(player);

export function afterMove(order: Order, player: number): Order {
  const { players, isSolo, next } = order;
  if (isSolo) return order;
  const following = (mover: number): number => (mover + 1) % players;
  if (next.includes(player)) return { ...order, next: [following(player)] };
  return { ...order, next: [following(player), ...next.map(following)] };
}
