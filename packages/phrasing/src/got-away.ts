/** Words that are none and that nobody challenged, told when a game is over. */
import type { Letter } from '@taht/letters';
import type { EventView, GameEvent, Seat } from '@taht/rules';
import type { Naming } from './naming.ts';
import type { Texts } from './texts.ts';

export interface StandingPlay {
  readonly seat: Seat;
  /** Every word that it made. */
  readonly words: readonly (readonly Letter[])[];
}

/** The plays that stood to the end, in their order. */
export function standingPlays(events: readonly (GameEvent | EventView)[]): readonly StandingPlay[] {
  const moves: (StandingPlay | null)[] = [];
  for (const event of events)
    switch (event.kind) {
      case 'placed':
        moves.push({ seat: event.seat, words: event.words.map(({ letters }) => letters) });
        break;
      case 'exchanged':
      case 'passed':
        moves.push(null);
        break;
      case 'retracted':
        moves[moves.length - 1] = null;
        break;
      case 'undone':
        moves.pop();
        break;
    }
  return moves.filter((move) => move !== null);
}

/** A line for each seat that got away with something. */
export function gotAwayLines(
  plays: readonly StandingPlay[],
  isWord: (word: readonly Letter[]) => boolean,
  naming: Naming,
  { t, list }: Texts,
): readonly string[] {
  const bySeat = new Map<Seat, Set<string>>();
  for (const { seat, words } of plays)
    for (const word of words) {
      if (isWord(word)) continue;
      const known = bySeat.get(seat) ?? new Set<string>();
      bySeat.set(seat, known.add(word.join('')));
    }
  return [...bySeat].map(([seat, words]) =>
    t('finish.got-away', { player: naming.player(seat), words: list([...words]) }),
  );
}
