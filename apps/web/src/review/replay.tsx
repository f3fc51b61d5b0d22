/** Any game, step by step. */
import type { Game } from '@taht/rules';
import { texts } from '../i18n/texts.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { UngameLink } from '../play/dialogs/ungame-link.tsx';
import css from '../play/static/static.module.css';
import { Opener } from './opener.tsx';
import { positionLink } from './position-link.ts';
import { Share } from './share.tsx';
import { Stepper } from './stepper.tsx';
import { useOpenedGame } from './use-opened-game.ts';

export function Replay({ game = '' }: { readonly game?: string }) {
  const said = useReviewTexts();
  const { opened, failure, isBusy, fragment, take } = useOpenedGame(game);
  if (said === null) return <p class="page">{texts.value.t('shell.loading')}</p>;
  const { t } = said;
  const present = opened.value;
  if (present === null)
    return (
      <section class="page">
        <h1>{t('review.replay')}</h1>
        {failure.value === null ? null : (
          <p class="warn" role="alert">
            {t(`review.failure.${failure.value}`)}
          </p>
        )}
        {isBusy.value ? <p>{t('shell.loading')}</p> : <Opener page="replay" onOpen={take} />}
      </section>
    );
  const { replayed } = present;
  return (
    <section class={`page ${css.wide}`}>
      <h1>{t('review.replay')}</h1>
      <Stepper
        replayed={replayed}
        more={(at) => {
          const past = replayed.past[at];
          return past?.rack ? (
            <a
              class="button"
              href={positionLink(replayed.edition, past, replayed.frames[0] as Game)}
            >
              {t('review.best-here')}
            </a>
          ) : null;
        }}
      />
      {replayed.isOpen ? (
        <p>
          <a
            class="button main"
            href={`/review/analysis${game === '' ? `#${fragment.value}` : `/${game}`}`}
          >
            {t('review.analyse-game')}
          </a>{' '}
          <a class="button" href="/review/replay">
            {t('review.other-game')}
          </a>{' '}
          <UngameLink game={replayed.frames.at(-1) as Game} />
        </p>
      ) : null}
      <Share opened={present} fragment={fragment.value} />
    </section>
  );
}
