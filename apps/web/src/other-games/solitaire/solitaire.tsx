/** Solitaires: the choice of one, or the one of the address. */
import { useParts } from '../../i18n/use-part.ts';
import { Loading } from '../../ui/loading.tsx';
import { SolitaireGame } from './solitaire-game.tsx';
import { SolitaireList } from './solitaire-list.tsx';

export function Solitaire({ game }: { readonly game?: string }) {
  const isReady = useParts('otherGames', 'start', 'game', 'review');
  if (!isReady) return <Loading />;
  return game === undefined ? <SolitaireList /> : <SolitaireGame key={game} id={game} />;
}
