/** What every way of drawing comes to before the tables get their numbers. */
import type { Entrant } from './port.ts';

export type Grouped = {
  /** In the order of play, the first group at the first table. */
  readonly groups: readonly (readonly Entrant[])[];
  readonly byes: readonly Entrant[];
  /** Who does not sit where lot or standing alone would have put them. */
  readonly moved: readonly Entrant[];
};
