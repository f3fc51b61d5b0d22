/** Tournaments: players, stages, draws and results of many tables. */
import { wordsEnv } from '../lexicons/words-env.ts';
import type { Limits } from '../people/limits.ts';
import type { OpeningBase } from '../people/opening.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { coded, type Feature } from '../server/feature.ts';
import { tournamentCommands } from './commands.ts';
import { type CopyPorts, owesCopy, removeOldCopies, saveCopy } from './copies.ts';
import { forgetTournament } from './forget-tournament.ts';
import { openGames } from './open-games.ts';
import { tournamentKind } from './tournament-kind.ts';
import { tournamentRoutes } from './tournament-routes.ts';

export interface TournamentFeatureOptions extends OpeningBase {
  readonly limits: Limits;
  /** A fresh secret. */
  seed(): string;
  /** Where copies are saved after every round. */
  readonly copies: CopyPorts;
  /** The code that a tournament had elsewhere; false where something else has it here. */
  takeThisCode(rooms: Rooms, stream: string, code: string): Promise<boolean>;
}

export const tournamentCode = coded({ kind: tournamentKind, codeOf: ({ setup }) => setup.code });

export function tournamentFeature(options: TournamentFeatureOptions): Feature {
  const { clock, lexicons, limits, seed, opening, takeThisCode, copies } = options;
  removeOldCopies(copies.folder, clock);
  const { name: kind } = tournamentKind;
  return {
    kinds: [{ kind: tournamentKind, env: wordsEnv(lexicons) }],
    reactions: [
      reacting({ to: tournamentKind, react: forgetTournament }),
      reacting({ to: tournamentKind, react: openGames({ clock, seed }) }),
      reacting({
        to: tournamentKind,
        react: saveCopy(copies),
        owes: owesCopy(copies),
      }),
    ],
    handlers: (rooms) => ({
      tournament: tournamentCommands({
        ...opening(rooms),
        clock,
        mayClaim: (person) => limits.take('claim-by-person', person) === null,
        mayAskIn: (stream, address) =>
          limits.take('ask-in-by-address', `${stream} ${address}`) === null,
        mayWork: ({ person, hasAccount, address }, cost) =>
          limits.takeAll([
            [hasAccount ? 'work-by-account' : 'work-by-guest', person, cost],
            ['work-by-address', address, cost],
          ]) === null,
      }),
    }),
    routes: ({ rooms, mayCommand }) =>
      tournamentRoutes({
        rooms,
        mayCommand,
        clock,
        mayOpen: opening(rooms).mayOpen,
        takeCode: (stream, code) => takeThisCode(rooms, stream, code),
      }),
    lists: [{ kind }],
    codes: [tournamentCode],
    traces: [
      { kind, by: 'player' },
      { kind, by: 'label' },
    ],
  };
}
