/** Names the games of a table after the table, so that each can be found from the other. */

/** A private game has it in its name: only its players find it in lists. */
export const gameOf = (table: string, number: number, isPrivate = false): string =>
  `game-${table.slice('table-'.length)}-${number}${isPrivate ? 'p' : ''}`;

/** Null for a game that belongs to no table. */
export function tableOf(game: string): {
  readonly table: string;
  readonly number: number;
  readonly isPrivate: boolean;
} | null {
  const found = /^game-(?<rest>[\w.:~-]+)-(?<number>[1-9]\d{0,5})(?<private>p?)$/.exec(
    game,
  )?.groups;
  return found === undefined
    ? null
    : {
        table: `table-${found.rest}`,
        number: Number(found.number),
        isPrivate: found.private !== '',
      };
}
