/** Looking back on a game, wherever it comes from: this device, the server, a file, a link. */
import type { Game } from '@taht/rules';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { UngameLink } from '../play/dialogs/ungame-link.tsx';
import { Loading } from '../ui/loading.tsx';
import { Warning } from '../ui/warning.tsx';
import css from './game-review.module.css';
import { GameReview } from './game-review.tsx';
import { Opener } from './opener.tsx';
import { Share } from './share.tsx';
import { useOpenedGame } from './use-opened-game.ts';

export function Replay({ game = '' }: { readonly game?: string }) {
  const said = useReviewTexts();
  const { opened, failure, isBusy, fragment, take, close } = useOpenedGame(game);
  if (said === null) return <Loading />;
  const { t } = said;
  const present = opened.value;
  if (present === null)
    return (
      <section class="page">
        <h1>{t('review.replay')}</h1>
        {failure.value === null ? null : <Warning>{t(`review.failure.${failure.value}`)}</Warning>}
        {isBusy.value ? <p>{t('shell.loading')}</p> : <Opener onOpen={take} />}
      </section>
    );
  const { replayed } = present;
  const served = game === '' || game.startsWith('local-') ? null : game;
  const linkTo = (turn: number): string =>
    served === null
      ? `${location.origin}/review/replay?turn=${turn}#${fragment.value}`
      : `${location.origin}/review/replay/${served}?turn=${turn}`;
  return (
    <section class={`page ${css.page}`}>
      <GameReview replayed={replayed} start={turnAsked()} linkTo={linkTo}>
        <Share opened={present} fragment={fragment.value} served={served} />
        {replayed.isOpen ? (
          <p class={css.elsewhere}>
            <a href="/review/replay" onClick={close}>
              {t('review.other-game')}
            </a>
            <UngameLink game={replayed.frames.at(-1) as Game} />
          </p>
        ) : null}
      </GameReview>
    </section>
  );
}

/** Who follows a link to a turn sees that one. */
function turnAsked(): number | undefined {
  const turn = new URLSearchParams(location.search).get('turn');
  return turn !== null && /^\d{1,4}$/u.test(turn) ? Number(turn) : undefined;
}
