/** How others find a page of the game: the link, the code that can be read out, and a picture for phones. */
import parts from '../connection/parts/parts.module.css';
import { ShareLink } from '../connection/parts/share-link.tsx';
import { texts } from '../i18n/texts.ts';
import { type GameProps, pathOf } from './with-game.tsx';

export function ShareGame({ game, view }: GameProps) {
  const { t } = texts.value;
  return (
    <section class={parts.form}>
      <h2>{t('duplicate.invite')}</h2>
      {view.code === '' ? null : (
        <p>
          {t('duplicate.code')}: <strong class={parts.code}>{view.code}</strong>
        </p>
      )}
      <ShareLink label={t('duplicate.link')} path={`/duplicate/${view.code || game.id}`} />
    </section>
  );
}

export interface ShareSlipsProps extends Pick<GameProps, 'game'> {
  readonly slipKey: string;
}

/** Whoever has this link may enter slips. */
export const ShareSlips = ({ game, slipKey }: ShareSlipsProps) => (
  <section class={parts.form}>
    <h2>{texts.value.t('duplicate.helpers')}</h2>
    <ShareLink
      label={texts.value.t('duplicate.helpers-link')}
      path={`${pathOf(game, 'slips')}#${slipKey}`}
    />
  </section>
);
