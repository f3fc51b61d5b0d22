/** Solitaires: the choice of one, or the one of the address. */
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { SolitaireGame } from './solitaire-game.tsx';
import { SolitaireList } from './solitaire-list.tsx';

export function Solitaire({ game }: { readonly game?: string }) {
  const isReady = useParts('otherGames', 'start', 'game', 'review');
  if (!isReady) return <p class="page">{texts.value.t('shell.loading')}</p>;
  return game === undefined ? <SolitaireList /> : <SolitaireGame key={game} id={game} />;
}
