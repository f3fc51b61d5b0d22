/** Players on paper as they are typed or pasted: one in each line, after a semicolon or a tab the hall of their own. */
import type { DuplicateRequest } from '@taht/protocol';

export type PaperEntrants = Extract<DuplicateRequest, { kind: 'enter-paper' }>['players'];

export const entrantsOf = (names: string, hall: string): PaperEntrants =>
  names.split(/\r?\n/u).flatMap((line) => {
    const [name = '', own = ''] = line.split(/[;\t]/u).map((field) => field.trim());
    return name === '' ? [] : [{ name, hall: own || hall.trim() }];
  });

/** A message holds so many names of any length. */
const MOST_AT_ONCE = 300;

/** A list as long as it likes, in portions that one message holds. */
export const portionsOf = (players: PaperEntrants): readonly PaperEntrants[] =>
  Array.from({ length: Math.ceil(players.length / MOST_AT_ONCE) }, (_, i) =>
    players.slice(i * MOST_AT_ONCE, (i + 1) * MOST_AT_ONCE),
  );

/** Where the list was refused in the middle and is sent again, those before are in. */
export function notYetIn(players: PaperEntrants, entered: PaperEntrants): PaperEntrants {
  const isIn = ({ name, hall }: PaperEntrants[number], at: number): boolean =>
    entered[at]?.name === name && entered[at].hall === hall;
  const first = players.findIndex((player, at) => !isIn(player, at));
  return first < 0 ? [] : players.slice(first);
}
