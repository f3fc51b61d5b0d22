/** Letters as they were drawn at a table, as somebody types them: those who drew again have several. */
import { err, ok, type Result } from '@taht/base';
import { alphabetFor, editions } from '@taht/editions';
import {
  type Alphabet,
  type LetterFailure,
  parseRack,
  type Tile,
  withoutShift,
} from '@taht/letters';
import type { LetterRound, PlayerNumber, TournamentView } from '@taht/tournament';

/** Of the tiles that the tournament draws. */
export function alphabetOf({ head }: Pick<TournamentView, 'head'>): Alphabet | null {
  const tileset = editions
    .flatMap(({ tilesets }) => [...tilesets])
    .find(({ id }) => id === head.base.tileset);
  return tileset === undefined ? null : alphabetFor(tileset);
}

/** The first letter of each makes the first draw, and so on; whoever has no more was decided before. */
export function letterRounds(
  players: readonly PlayerNumber[],
  typed: Readonly<Record<string, string>>,
  alphabet: Alphabet,
): Result<readonly LetterRound[], LetterFailure> {
  const drawn = new Map<PlayerNumber, readonly Tile[]>();
  for (const player of players) {
    const text = (typed[player] ?? '').replaceAll(/[\s,;]/gu, '');
    const tiles = parseRack(alphabet, withoutShift(text, alphabet));
    if (!tiles.ok) return err(tiles.error);
    drawn.set(player, tiles.value);
  }
  const most = Math.max(0, ...[...drawn.values()].map(({ length }) => length));
  return ok(
    Array.from({ length: most }, (_, i) =>
      players.flatMap((player) => {
        const tile = drawn.get(player)?.[i];
        return tile === undefined ? [] : [{ player, tile }];
      }),
    ),
  );
}
