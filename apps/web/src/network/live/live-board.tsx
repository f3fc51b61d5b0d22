/** A running game as a small board that follows it. */
import { useFollowed } from '../../connection/use-followed.ts';
import { followBoard } from './follow-board.ts';
import { MiniBoard } from './mini-board.tsx';

export function LiveBoard({ game }: { readonly game: string }) {
  const followed = useFollowed((client) => followBoard(client, game), [game]);
  return <MiniBoard shown={followed.view.value} />;
}
