/** A draft as the server stores it for the player's other devices, and back again. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { DraftContents, DraftSyncAction } from '@taht/protocol';
import type { Square } from '@taht/rules';
import { type Draft, laidTiles, lay, type Piece, recall } from './draft.ts';

export type SharedDraft = Pick<DraftContents, 'rack' | 'laid'>;

export const draftStream = (game: string, person: string): string => `desk-${game}-${person}`;

/** The whole rack in its order, and those of its tiles that are laid. */
export const sharedDraft = (draft: Draft): SharedDraft => ({
  rack: draft.pieces.map(({ tile }) => tile),
  laid: laidTiles(draft).map(({ square, letter, blank }) => ({ square, letter, blank })),
});

export const storeAction = ({ rack, laid }: SharedDraft, seen: number): DraftSyncAction => ({
  kind: 'keep',
  rack,
  laid: { tiles: laid, seen },
});

export const isSameDraft = (a: SharedDraft, b: SharedDraft): boolean =>
  JSON.stringify([a.rack, a.laid]) === JSON.stringify([b.rack, b.laid]);

/** The tiles in hand ordered and laid as another device left them; those it did not know stand at the end. */
export function takeShared(draft: Draft, { rack, laid }: SharedDraft): Draft {
  const left = [...draft.pieces];
  const take = (tile: string): readonly Piece[] => {
    const at = left.findIndex((piece) => piece.tile === tile);
    return at < 0 ? [] : left.splice(at, 1);
  };
  const pieces = [...rack.flatMap(take), ...left];
  const lifted = pieces.reduce<Draft>((each, { id }) => recall(each, id), { ...draft, pieces });
  return laid.reduce<Draft>((each, { square, letter, blank }) => {
    const tile = (blank ? BLANK : letter) as Tile;
    const piece = each.pieces.find((one) => one.square === null && one.tile === tile);
    return piece === undefined
      ? each
      : lay(each, piece.id, square as Square, blank ? (letter as Letter) : null);
  }, lifted);
}
