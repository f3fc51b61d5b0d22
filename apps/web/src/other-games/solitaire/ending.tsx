/** How a solitaire ended, against one's best, and what can be told to others. */
import { useSignal } from '@preact/signals';
import type { solitaire } from '@taht/modes';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import type { OtherGamesClient } from '../../local-games/other/client.ts';
import { announce } from '../../ui/announcer.tsx';
import { Copied } from '../../ui/copied.tsx';
import css from '../other-games.module.css';
import { solitaireName } from './attempts.tsx';
import { bestTotal, solitairesIn, totalOf } from './records.ts';

export interface EndingProps {
  readonly game: solitaire.Game;
  readonly host: OtherGamesClient;
}

export function Ending({ game, host: keeper }: EndingProps) {
  const { t } = texts.value;
  const { setup, phase } = game;
  const before = useSignal<number | null>(null);
  const total = totalOf(game);
  const reason = phase.kind === 'over' ? t(`solitaire.end.${phase.outcome.reason}`) : '';
  useEffect(() => {
    announce(reason, t('count.points', { count: total }));
    void keeper.ask({ kind: 'list' }).then((list) => {
      if (!list.ok) return;
      const others = solitairesIn(list.value).filter(({ id }) => id !== setup.game);
      before.value = bestTotal(others, {
        variant: setup.variant,
        tileset: setup.tileset.id,
        lexicon: setup.lexicon.id,
      });
    });
  }, [keeper]);
  const name = solitaireName(setup, texts.value);
  const result = t('solitaire.result', { game: name, points: total });
  return (
    <section>
      <h2>{reason}</h2>
      {before.value === null ? null : (
        <p>
          {before.value < total
            ? t('solitaire.new-best')
            : t('solitaire.best', { total: before.value })}
        </p>
      )}
      {setup.day === null ? null : (
        <Copied
          label={t('solitaire.share')}
          text={`Täht · ${result} · ${location.origin}/solitaire`}
        />
      )}
      <p class={css.buttons}>
        <a class="button main" href="/solitaire">
          {t('solitaire.again')}
        </a>
      </p>
    </section>
  );
}
