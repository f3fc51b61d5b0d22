/** The figures of a player over finished games, as `GET /people/:person/statistics` answers them. */
import { z } from 'zod';
import { SPEEDS } from './kinds/table.ts';

const number = z.number();

const figures = z.strictObject({
  games: number,
  wins: number,
  draws: number,
  losses: number,
  points: number,
  bestScore: number,
  plays: number,
  /** Plays that earned the bonus for many tiles. */
  bonuses: number,
  bestPlay: number,
});
export type Figures = Readonly<z.infer<typeof figures>>;

export const statistics = z
  .strictObject({
    all: figures.readonly(),
    by: z
      .array(
        z.strictObject({ edition: z.string(), speed: z.enum(SPEEDS), figures: figures.readonly() }),
      )
      .readonly(),
  })
  .readonly();
export type Statistics = z.infer<typeof statistics>;
