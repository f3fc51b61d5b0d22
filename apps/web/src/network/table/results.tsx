/** How the games at this table went. */
import type { TableHead } from '@taht/protocol';
import css from '../../connection/parts/parts.module.css';
import { texts } from '../../i18n/texts.ts';

export function Results({ head }: { readonly head: TableHead }) {
  const { t } = texts.value;
  if (head.results.length === 0) return null;
  return (
    <section>
      <h2>{t('gather.results')}</h2>
      <ul class={css.plain}>
        {head.results.map(({ number, game, scores, ranks }) => (
          <li key={number}>
            <a href={`/review/replay/${game}`}>{t('gather.game', { number })}</a>
            {': '}
            {ranks.every((rank) => rank === null) ? t('gather.no-result') : scores.join(' – ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
