/** For the projector: how to join, then what is called, as large as it goes. */
import type { bingo } from '@taht/modes';
import { plain } from '@taht/phrasing';
import parts from '../../connection/parts/parts.module.css';
import { ShareLink } from '../../connection/parts/share-link.tsx';
import { texts } from '../../i18n/texts.ts';
import css from './bingo.module.css';
import { Called } from './called.tsx';
import { Outcome } from './outcome.tsx';

export function Screen({ view }: { readonly view: bingo.BingoView }) {
  const { t } = texts.value;
  return (
    <section class={`page ${css.screen}`}>
      <h1>{t('other.bingo')}</h1>
      {view.phase.kind === 'entering' ? <Joining view={view} /> : null}
      {view.phase.kind === 'over' ? <Outcome view={view} /> : null}
      {view.phase.kind === 'entering' ? null : <Called view={view} />}
      {view.phase.kind === 'over' ? (
        <p>
          <a class="button" href="/bingo">
            {t('bingo.open')}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** The way in, and who is there already. */
export function Joining({ view }: { readonly view: bingo.BingoView }) {
  const { t } = texts.value;
  return (
    <section>
      <h2>{t('bingo.invite')}</h2>
      {view.code === '' ? null : (
        <p>
          {t('bingo.code')}: <strong class={parts.code}>{view.code}</strong>
        </p>
      )}
      <ShareLink label={t('bingo.link')} path={`/bingo/${view.game}`} />
      <p class={css.left} role="status">
        {t('bingo.cards-in', { count: view.players.length })}
      </p>
      <ul class={css.names}>
        {view.players.map((name, i) => (
          <li key={i}>{plain(name)}</li>
        ))}
      </ul>
    </section>
  );
}
