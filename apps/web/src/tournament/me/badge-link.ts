/** What stands behind the # of the link on a badge: the player's number and key, which no server sees that way. */

export interface Badge {
  readonly player: number;
  readonly key: string;
}

export const makeBadge = ({ player, key }: Badge): string => `#${player}-${key}`;

/** Null for anything else. */
export function parseBadge(hash: string): Badge | null {
  const [, player, key] = /^#(\d{1,5})-(\d{1,20})$/u.exec(hash) ?? [];
  return player === undefined || key === undefined ? null : { player: Number(player), key };
}
