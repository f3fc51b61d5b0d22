/** The round is played on Täht: its tables are opened with one button, and who has no phone yet is named. */
import { AskButton } from '../../../connection/parts/ask-button.tsx';
import { texts } from '../../../i18n/texts.ts';
import { namesText, sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { gamesOf } from './games.ts';
import type { RoundPlace } from './shown.ts';

export interface OpenGamesProps extends TournamentProps {
  readonly place: RoundPlace;
}

export function OpenGames({ tournament, view, place }: OpenGamesProps) {
  const { t } = texts.value;
  const games = gamesOf(view, place);
  if (games === null) return null;
  const { openable, without, isBegun } = games;
  return (
    <section class={css.network} aria-label={t('console.network.open')}>
      {openable.length === 0 ? null : (
        <AskButton
          text={t(isBegun ? 'console.network.more' : 'console.network.open')}
          say={sayTrouble}
          onAsk={() => tournament.ask({ kind: 'open-games', ...place, tables: openable })}
        />
      )}
      {isBegun ? null : <p class={css.about}>{t('console.network.about')}</p>}
      {without.length === 0 ? null : (
        <p>{t('console.network.without', { players: namesText(texts.value, view, without) })}</p>
      )}
    </section>
  );
}
