/** Who of a list goes into the tournament. */
import type { Person } from '../command.ts';
import { personKey } from '../spelling.ts';
import type { Candidate, Preview } from './preview.ts';

/** Lines that say again what an earlier one says, or name somebody who is known: left out unless told otherwise. */
export function repeatedLines(
  { players, faults }: Preview,
  known: readonly Pick<Person, 'name' | 'school' | 'class'>[],
): ReadonlySet<number> {
  const keys = new Set(known.map(personKey));
  return new Set([
    ...faults.flatMap((fault) => (fault.code === 'duplicate' ? fault.lines.slice(1) : [])),
    ...players.filter((each) => keys.has(personKey(each))).map(({ line }) => line),
  ]);
}

export const personOf = ({ line: _, table, note, ...rest }: Candidate): Person => ({
  id: null,
  ...rest,
  needs: { table, note },
});
