/** One's own game on Täht: the way to it as soon as it is there. */
import type { TableGameView } from '@taht/tournament';
import { texts } from '../../i18n/texts.ts';
import css from './me.module.css';

export function OwnGame({ game: { mode, state, address } }: { readonly game: TableGameView }) {
  const { t } = texts.value;
  const isElsewhere = state === 'playing' && address === null;
  return (
    <section class={css.game}>
      <p role="status">{t(`event-me.game.${isElsewhere ? 'elsewhere' : state}`)}</p>
      {state === 'playing' && address !== null ? (
        <a
          class={`button main ${css.big}`}
          href={`/${mode === 'duplicate' ? 'duplicate' : 'g'}/${address}`}
        >
          {t('event-me.game.go')}
        </a>
      ) : null}
    </section>
  );
}
