/** Tables that some players need: who needs the same one sits together, and the table has that number. */
import type { Entrant } from './port.ts';

/**
 * Exchanges players until everybody with a need sits at a table of that need, as far as there are seats.
 * Answers who must not be moved any more.
 */
export function gatherNeeds(groups: Entrant[][]): ReadonlySet<number> {
  const settled = new Set<number>();
  const homes = new Map<number, Entrant[]>();
  for (const entrant of groups.flat().filter(({ table }) => table !== null)) {
    const home = homes.get(entrant.table as number) ?? freeGroup(groups, entrant, homes);
    if (home === undefined) continue;
    homes.set(entrant.table as number, home);
    if (home.includes(entrant) || giveSeat(groups, entrant, home, settled))
      settled.add(entrant.player);
  }
  return settled;
}

/** The own table if it is nobody's yet, else the next one, up or down, that is. */
function freeGroup(
  groups: readonly Entrant[][],
  entrant: Entrant,
  homes: ReadonlyMap<number, Entrant[]>,
): Entrant[] | undefined {
  const taken = new Set(homes.values());
  const own = groups.findIndex((group) => group.includes(entrant));
  return groups
    .filter((group) => !taken.has(group))
    .sort((a, b) => Math.abs(groups.indexOf(a) - own) - Math.abs(groups.indexOf(b) - own))[0];
}

function giveSeat(
  groups: readonly Entrant[][],
  entrant: Entrant,
  home: Entrant[],
  settled: ReadonlySet<number>,
): boolean {
  const at = home.findLastIndex(
    ({ player, table }) => !settled.has(player) && table !== entrant.table,
  );
  const from = groups.find((group) => group.includes(entrant));
  const other = home[at];
  if (from === undefined || other === undefined) return false;
  from[from.indexOf(entrant)] = other;
  home[at] = entrant;
  return true;
}

/** The number of each table: what most there need, else the lowest that nobody does. */
export function tableNumbers(groups: readonly (readonly Entrant[])[]): number[] {
  const numbers = new Map<readonly Entrant[], number>();
  for (const need of new Set(groups.flat().map(({ table }) => table))) {
    if (need === null) continue;
    const wishes = (group: readonly Entrant[]): number =>
      group.filter(({ table }) => table === need).length;
    const free = groups.filter((group) => !numbers.has(group) && wishes(group) > 0);
    const home = free.sort((a, b) => wishes(b) - wishes(a))[0];
    if (home !== undefined) numbers.set(home, need);
  }
  const taken = new Set(numbers.values());
  let lowest = 0;
  return groups.map((group) => {
    const need = numbers.get(group);
    if (need !== undefined) return need;
    do lowest++;
    while (taken.has(lowest));
    return lowest;
  });
}
