/** What an event's games are called: whoever knows the event and the game knows the stream, and the other way round. */

const rest = (event: string): string => event.slice('tournament-'.length);

export const tableFor = (event: string, game: string): string => `table-${rest(event)}-${game}`;

export const duplicateFor = (event: string, game: string): string =>
  `duplicate-${rest(event)}-${game}`;

/** Null for a duplicate game that belongs to no event. */
export function eventOf(stream: string): { readonly event: string; readonly game: string } | null {
  const found = /^duplicate-(?<rest>.+)-(?<game>\d+-\d+)$/u.exec(stream)?.groups;
  return found === undefined ? null : { event: `tournament-${found.rest}`, game: found.game ?? '' };
}
