/** What is laid would score, shown beside its word. */
import type { Badge } from '../board/notes.tsx';
import type { GameModel } from '../model/game-model.ts';

export function badgeOf({ preview, words }: Pick<GameModel, 'preview' | 'words'>): Badge | null {
  if (preview.value?.ok !== true) return null;
  const { words: made, score } = preview.value.value;
  return { words: made, score, look: words.value.kind };
}
