/** The way from a finished game to its un-game. */
import { type Game, isEmpty } from '@taht/rules';
import { botNamed } from '@taht/search';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';

export function UngameLink({ game }: { readonly game: Game }) {
  const isReady = useParts('otherGames');
  const { phase, setup, board, seats } = game;
  // Whoever resigned sits there no more, and bots do not play by themselves.
  const isAnybodyLeft = seats.some(
    ({ standing, player }) => standing === 'playing' && botNamed(player.id) === undefined,
  );
  const isFit = phase.kind === 'over' && setup.lexicon !== null && !isEmpty(board) && isAnybodyLeft;
  if (!isReady || !isFit || setup.game === '') return null;
  return (
    <a class="button" href={`/ungame/${setup.game}`}>
      {texts.value.t('ungame.begin')}
    </a>
  );
}
