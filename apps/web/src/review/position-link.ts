/** A position in an address: the edition and the CGP of it, behind the `#`. */
import { alphabetFor } from '@taht/editions';
import { makeCgp, operationsFor } from '@taht/record';
import type { Game } from '@taht/rules';
import type { PastTurn } from '@taht/search';

export function positionLink(
  edition: string,
  { board, rack, scores, player }: Omit<PastTurn, 'move'>,
  { setup }: Game,
): string {
  const order = scores.map((_, i) => (player + i) % scores.length);
  const cgp = makeCgp(alphabetFor(setup.tileset), {
    board,
    racks: order.map((_, i) => (i === 0 ? (rack ?? []) : [])),
    scores: order.map((seat) => scores[seat] ?? 0),
    zeroTurns: null,
    operations: operationsFor(setup.tileset.id),
  });
  return `/position#${encodeURIComponent(`${edition} ${cgp}`)}`;
}

/** The edition and the CGP; null for an address without. */
export function readPositionLink(
  fragment: string,
): { readonly edition: string; readonly cgp: string } | null {
  try {
    const [, edition, cgp] = /^(\S+) (.+)$/su.exec(decodeURIComponent(fragment)) ?? [];
    return edition === undefined || cgp === undefined ? null : { edition, cgp };
  } catch {
    return null;
  }
}
