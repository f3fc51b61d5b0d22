/** What is laid would score, shown at its last tile. */
import type { Badge } from '../board/square-cell.tsx';
import type { GameModel } from '../model/game-model.ts';

export function badgeOf({ preview, words }: Pick<GameModel, 'preview' | 'words'>): Badge | null {
  if (preview.value?.ok !== true) return null;
  const { tiles, score } = preview.value.value;
  const last = tiles.at(-1);
  return last === undefined ? null : { square: last.square, score, look: words.value.kind };
}
