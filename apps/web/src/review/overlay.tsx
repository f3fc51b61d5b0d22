/** A game while it is played: over the picture of a stream, big and on nothing, or on somebody else's page. */
import { turnText } from '@taht/phrasing';
import { useEffect } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { turnsOfSteps } from '../play/session/steps.ts';
import { namingOf, StaticBoard } from '../play/static/static-board.tsx';
import css from './overlay.module.css';
import { useWatched } from './use-watched.ts';

interface Addressed {
  readonly game?: string;
}

export function Overlay({ game = '' }: Addressed) {
  useEffect(() => {
    document.documentElement.dataset.ground = 'none';
    return () => {
      delete document.documentElement.dataset.ground;
    };
  }, []);
  return <Watched game={game} />;
}

export const EmbeddedGame = ({ game = '' }: Addressed) => (
  <div class={css.embedded}>
    <Watched game={game} />
    <a href={`/g/${game}`} target="_blank" rel="noopener">
      Täht
    </a>
  </div>
);

function Watched({ game }: Required<Addressed>) {
  const said = useReviewTexts();
  const { followed, failure } = useWatched(game);
  if (said === null) return null;
  const { t } = said;
  const present = followed.value;
  if (present === null || present.seen.game.phase.kind === 'new')
    return (
      <section class={css.waiting}>
        <h1 class="unseen">{t('review.overlay')}</h1>
        <p class={css.last}>
          {t(failure.value === null ? 'shell.loading' : `review.failure.${failure.value}`)}
        </p>
      </section>
    );
  const shown = present.seen.game;
  const naming = namingOf(shown);
  const turns = turnsOfSteps(present.steps, shown);
  const last = turns.at(-1);
  const onTurn = 'seat' in shown.phase ? shown.phase.seat : null;
  const seats = shown.order.length > 0 ? shown.order : shown.seats.map((_, seat) => seat);
  return (
    <section class={css.overlay}>
      <h1 class="unseen">{t('review.overlay')}</h1>
      <ul class={css.players}>
        {seats.map((seat) => (
          <li key={seat} aria-current={seat === onTurn ? 'true' : undefined}>
            <span>{naming.player(seat)}</span>
            <strong>{shown.seats[seat]?.score}</strong>
          </li>
        ))}
      </ul>
      <div class={css.board}>
        <StaticBoard game={shown} turns={turns} />
      </div>
      <p class={css.last}>
        {last === undefined
          ? ''
          : `${naming.player(last.seat)}: ${turnText(last, naming, texts.value)} · ${last.score}`}
      </p>
      <p class={css.last}>
        {t('review.in-bag', {
          count: shown.bags.reduce((sum, bag) => sum + bag.length, 0),
        })}
      </p>
    </section>
  );
}
