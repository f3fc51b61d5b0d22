/** Removes a tournament on its day, because its stored events still hold names. */
import { codeStream, releaseClaim } from '../people/claims.ts';
import type { React } from '../rooms/reacting.ts';
import type { TournamentTypes } from './tournament-kind.ts';

export const forgetTournament: React<TournamentTypes> = async (
  stream,
  { isForgotten, setup },
  rooms,
) => {
  if (!isForgotten) return 'done';
  if (setup.code !== '')
    await releaseClaim(rooms, codeStream(setup.code), stream, `forgotten-${stream}`);
  return (await rooms.forget(stream)).ok ? 'done' : 'later';
};
