/** Tournaments: players, stages, draws and results of many tables. */
import { err } from '@taht/base';
import { wordsEnv } from '../lexicons/words-env.ts';
import type { Limits } from '../people/limits.ts';
import type { OpeningBase } from '../people/opening.ts';
import type { Hosted } from '../rooms/hosted.ts';
import type { Load } from '../rooms/load.ts';
import { failed } from '../rooms/message.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { coded, type Feature } from '../server/feature.ts';
import { type TournamentPorts, tournamentCommands } from './commands.ts';
import { type CopyPorts, owesCopy, removeOldCopies, saveCopy } from './copies.ts';
import { forgetTournament } from './forget-tournament.ts';
import { openGames } from './open-games.ts';
import { TournamentThread } from './thread/tournament-thread.ts';
import { type TournamentTypes, tournamentKind } from './tournament-kind.ts';
import { tournamentRoutes } from './tournament-routes.ts';

export interface TournamentFeatureOptions extends OpeningBase {
  readonly limits: Limits;
  readonly load: Load;
  /** A fresh secret. */
  seed(): string;
  /** Where copies are saved after every round. */
  readonly copies: CopyPorts;
  /** The code that a tournament had elsewhere; false where something else has it here. */
  takeThisCode(rooms: Rooms, stream: string, code: string): Promise<boolean>;
}

export const tournamentCode = coded({ kind: tournamentKind, codeOf: ({ setup }) => setup.code });

export function tournamentFeature(options: TournamentFeatureOptions): Feature {
  const { clock, lexicons, limits, load, seed, opening, takeThisCode, copies } = options;
  removeOldCopies(copies.folder, clock);
  const thread = new TournamentThread(clock);
  const whyNotWork: TournamentPorts['whyNotWork'] = ({ person, hasAccount, address }, cost) => {
    if (load.isHeavy()) return 'busy';
    const wait = limits.takeAll([
      [hasAccount ? 'work-by-account' : 'work-by-guest', person, cost],
      ['work-by-address', address, cost],
    ]);
    return wait === null ? null : 'too-many';
  };
  const { name: kind } = tournamentKind;
  return {
    kinds: [{ kind: tournamentKind, env: wordsEnv(lexicons), decideInThread: decideIn(thread) }],
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
        whyNotWork,
      }),
    }),
    routes: ({ rooms, mayCommand }) =>
      tournamentRoutes({
        rooms,
        mayCommand,
        clock,
        thread,
        whyNotOpen: opening(rooms).whyNotOpen,
        whyNotWork,
        takeCode: (stream, code) => takeThisCode(rooms, stream, code),
      }),
    lists: [{ kind }],
    codes: [tournamentCode],
    close: () => thread.close(),
    traces: [
      { kind, by: 'player' },
      { kind, by: 'label' },
    ],
  };
}

/** A thread that has too much to do says so as a room does. */
const decideIn =
  (thread: TournamentThread): NonNullable<Hosted<TournamentTypes>['decideInThread']> =>
  (state, command) => {
    const decided = thread.decide(state, command);
    if (decided === null) return null;
    return decided.then((answer) => {
      if (!answer.ok) return failed(answer.error);
      const { value } = answer;
      return value.ok ? value : err({ kind: 'refused', refusal: value.error } as const);
    });
  };
