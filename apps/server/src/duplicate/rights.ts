/**
 * What a person may do in a duplicate game: the referee, and helpers who were given the key to enter slips. The
 * key follows from the game's secret, so nobody can make one up.
 */
import { createHash } from 'node:crypto';
import { duplicate } from '@taht/modes';
import type { Who } from '../kind/kind.ts';

export const slipKey = ({ secret: { seed } }: Pick<duplicate.Game, 'secret'>): string =>
  createHash('sha256').update(`slips\n${seed}`).digest('base64url').slice(0, 22);

export const isReferee = (game: duplicate.Game, who: Who): boolean =>
  who.kind === 'referee' ||
  (who.kind === 'person' && who.isDismissed !== true && duplicate.isRefereeOf(game, who.id));

/** Players see no answers of others before the bell, so a referee who plays enters slips after it. */
export function entersSlips(game: duplicate.Game, who: Who, key: string | undefined): boolean {
  if (who.kind !== 'person') return isReferee(game, who);
  const plays = duplicate.numberOf(game, who.id) !== null;
  if (!plays) return isReferee(game, who) || key === slipKey(game);
  return isReferee(game, who) && game.phase.kind !== 'answering';
}
