/** The commands of an opening: every seat agrees, then whoever is on turn lays the next play. They are ordinary ones. */
import type { Action, Command, Game, PlacedTile } from '@taht/rules';

/** The beginning of a game that is the same for everybody: what its tiles are drawn by, and the first plays. */
export interface Opening {
  readonly seed: string;
  /** Of every seat. */
  readonly contribution: string;
  /** In the order in which the seats play them. */
  readonly plays: readonly (readonly PlacedTile[])[];
}

type CommandIn = (game: Game, at: number) => Command;

export const openingCommands = (
  { contribution, plays }: Opening,
  seats: number,
): readonly CommandIn[] => [
  ...Array.from({ length: seats }, (_, seat) =>
    commandOf(`opening-agree-${seat}`, () => seat, { kind: 'agree', contribution }),
  ),
  ...plays.map((tiles, i) => commandOf(`opening-${i}`, seatOnTurn, { kind: 'place', tiles })),
];

const commandOf =
  (id: string, seatIn: (game: Game) => number, action: Action): CommandIn =>
  (game, at) => ({
    id,
    by: { kind: 'seat', seat: seatIn(game) },
    at: Math.max(at, game.now),
    action,
  });

/** Anywhere else the rules refuse to play, whoever asks. */
const seatOnTurn = ({ phase }: Game): number => (phase.kind === 'turn' ? phase.seat : 0);
