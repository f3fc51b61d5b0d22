/** A game on somebody else's page: the board, four buttons, and the way to the whole. */
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { Loading } from '../ui/loading.tsx';
import css from './embed.module.css';
import { Stepper } from './stepper.tsx';
import { useOpenedGame } from './use-opened-game.ts';

export function Embed() {
  const said = useReviewTexts();
  const { opened, failure, fragment } = useOpenedGame('');
  if (said === null) return <Loading />;
  const { t } = said;
  const present = opened.value;
  return (
    <section class={css.embed}>
      <h1 class="unseen">{t('review.replay')}</h1>
      {present === null ? (
        <p role="status">{t(`review.failure.${failure.value ?? 'damaged-link'}`)}</p>
      ) : (
        <>
          <Stepper replayed={present.replayed} />
          <a href={`/review/replay#${fragment.value}`} target="_blank" rel="noopener">
            Täht
          </a>
        </>
      )}
    </section>
  );
}
