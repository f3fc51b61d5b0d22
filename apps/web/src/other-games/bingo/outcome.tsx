/** Who has won, and everybody's cards. */
import type { bingo } from '@taht/modes';
import { plain } from '@taht/phrasing';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import css from './bingo.module.css';
import { Card } from './card.tsx';

export function Outcome({ view }: { readonly view: bingo.BingoView }) {
  const { t } = texts.value;
  const { phase, cards } = view;
  const winner = cards?.find(({ crossed }) => crossed.flat().every((each) => each));
  const said =
    phase.kind === 'over' && phase.reason === 'claimed' && winner !== undefined
      ? t('bingo.won', { player: plain(winner.name) })
      : t('bingo.stopped');
  useEffect(() => announce(said), [said]);
  return (
    <section>
      <h2 class={css.won}>{said}</h2>
      <h3>{t('bingo.all-cards')}</h3>
      <ul class={css.cards}>
        {(cards ?? []).map(({ name, words, crossed }, i) => (
          <li key={i}>
            <strong>{plain(name)}</strong>
            <Card words={words} crossed={crossed.flat()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
