/** On the day set an event goes as a whole: its stored events have the names that its state no longer has. */

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
