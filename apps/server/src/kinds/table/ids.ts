/** The games of a table are named after it, so that whoever knows one knows the other. */

export const gameOf = (table: string, number: number): string =>
  `game-${table.slice('table-'.length)}-${number}`;

/** Null for a game that belongs to no table. */
export function tableOf(game: string): { readonly table: string; readonly number: number } | null {
  const found = /^game-(?<rest>[\w.:~-]+)-(?<number>[1-9]\d{0,5})$/.exec(game)?.groups;
  return found === undefined
    ? null
    : { table: `table-${found.rest}`, number: Number(found.number) };
}
