/** Bots at their seats, the automatic referee, and hints. */
import { gameKind } from '../game/game-kind.ts';
import type { Lexicons } from '../lexicons/lexicons.ts';
import type { Clock } from '../rooms/clock.ts';
import { reacting } from '../rooms/reacting.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Feature } from '../server/feature.ts';
import { answerDue } from './answer-due.ts';
import { botMove } from './bot-move.ts';
import { Engines } from './engines.ts';
import { hintRoutes } from './hint-routes.ts';

export interface BotsFeatureOptions {
  readonly clock: Clock;
  readonly lexicons: Lexicons;
  onBug(error: unknown): void;
  /** Told how long the engine took to answer, by the class of the job. */
  onThought?(job: string, seconds: number): void;
  readonly table: {
    /** Whether a person is the referee of this game. */
    isRefereed(rooms: RoomsPort, game: string): Promise<boolean>;
    mayHint(rooms: RoomsPort, game: string): Promise<boolean>;
    /** Tells the table of a hint; false where it cannot be told now. */
    countHint(rooms: RoomsPort, game: string, person: string, turn: string): Promise<boolean>;
  };
}

export function botsFeature({
  clock,
  lexicons,
  onBug,
  onThought,
  table,
}: BotsFeatureOptions): Feature {
  const engines = new Engines({ clock, ...(onThought === undefined ? {} : { onThought }) });
  const { isRefereed, mayHint, countHint } = table;
  return {
    reactions: [
      reacting({
        to: gameKind,
        react: botMove({ engines, lexicons, clock, onBug, isRefereed }),
        owes: answerDue,
      }),
    ],
    routes: ({ rooms, mayCommand }) =>
      hintRoutes({
        rooms,
        engines,
        lexicons,
        mayCommand,
        mayHint: (game) => mayHint(rooms, game),
        count: (game, person, turn) => countHint(rooms, game, person, turn),
      }),
    figures: [
      {
        name: 'engine_jobs',
        help: 'Jobs of the engine (bots, hints), under way and waiting.',
        label: 'state',
        read: () => ({ ...engines.load }),
      },
    ],
    close: () => engines.close(),
  };
}
