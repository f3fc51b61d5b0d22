/** Duplicate games: one board, thousands of players, and a stream of answers for each of them. */
import type { OpeningBase } from '../people/opening.ts';
import { inOrder, type React, reacting } from '../rooms/reacting.ts';
import { watchingAs } from '../rooms/watching.ts';
import { coded, type Feature } from '../server/feature.ts';
import { answersKind } from './answers-kind.ts';
import { AnswersSoFar } from './answers-so-far.ts';
import { asDirector, type Directs } from './as-director.ts';
import { closeAnswers } from './close-answers.ts';
import { answersCommands, duplicateCommands } from './commands.ts';
import { duplicateEnv, politely } from './duplicate-env.ts';
import { type DuplicateTypes, duplicateKind } from './duplicate-kind.ts';
import { duplicateRoutes } from './duplicate-routes.ts';
import { forgetAnswers } from './forget-answers.ts';
import { judgeRound } from './judge-round.ts';
import { WeeklyGames } from './weekly.ts';
import { weeklyRoute } from './weekly-route.ts';

export interface DuplicateFeatureOptions extends OpeningBase {
  readonly directs: Directs;
  /** Done when a game is over, before its answers are filed. */
  readonly onOver: React<DuplicateTypes>;
}

export const duplicateCode = coded({
  kind: duplicateKind,
  codeOf: ({ phase, setup }) => (phase.kind === 'over' ? null : setup.code),
});

export function duplicateFeature(options: DuplicateFeatureOptions): Feature {
  const { store, clock, lexicons, opening, onOver } = options;
  const soFar = new AnswersSoFar(store, clock);
  const as = asDirector(options.directs);
  const env = duplicateEnv(lexicons);
  const weekly = new WeeklyGames(lexicons, duplicateEnv(lexicons, politely()));
  return {
    kinds: [
      { kind: duplicateKind, env },
      { kind: answersKind, env: null },
    ],
    reactions: [
      reacting({ to: duplicateKind, react: judgeRound }),
      reacting({ to: duplicateKind, react: inOrder([onOver, closeAnswers]) }),
    ],
    handlers: (rooms) => ({
      duplicate: duplicateCommands({
        ...opening(rooms),
        asDirector: as,
        onAnswer: (stream) => soFar.note(stream),
      }),
      answers: answersCommands,
    }),
    watching: (rooms) => ({
      duplicate: watchingAs(rooms, (stream, who) => as(rooms, stream, who)),
    }),
    routes: ({ rooms }) => [...duplicateRoutes({ rooms }, soFar, as), weeklyRoute(weekly, clock)],
    lists: [{ kind: duplicateKind.name }, { kind: answersKind.name }],
    codes: [duplicateCode],
    traces: [{ kind: duplicateKind.name, by: 'player' }],
    forget: (person, rooms) => forgetAnswers(store, person, rooms),
  };
}
