/** A turn beside what could have been played: what speaks for the better move, and the moves themselves, each to be seen on the board. */
import type { Signal } from '@preact/signals';
import { moveText, type Naming, reasonsOf, shortReason, verdictText } from '@taht/phrasing';
import type { Board, Game } from '@taht/rules';
import type { Candidate, MoveReview, TurnReview } from '@taht/search';
import { texts } from '../i18n/texts.ts';
import { StaticRack } from '../play/static/static-board.tsx';
import { preferences } from '../preferences/preferences.ts';
import { announce } from '../ui/announcer.tsx';
import css from './game-review.module.css';
import { Practise } from './practise.tsx';
import { type Pointed, ReasonList } from './reason-list.tsx';
import type { Replayed } from './replayed.ts';
import { whyWords } from './review-words.ts';
import { ShareTurn } from './share-turn.tsx';
import { WordTiles } from './word-tiles.tsx';

export interface WhyPanelProps {
  readonly replayed: Replayed;
  readonly at: number;
  /** While somebody tries it, nothing is given away. */
  readonly isHidden: boolean;
  readonly review: TurnReview | undefined;
  /** The move that is shown on the board. */
  readonly shown: Signal<Candidate | null>;
  /** What is drawn on board and rack while one reads of it. */
  readonly pointed: Signal<Pointed | null>;
  readonly naming: Naming;
  readonly onTry: () => void;
  /** Of the turn, for others. */
  readonly link: string;
}

/** Beside the one that was played. */
const BETTER = 3;

export function WhyPanel({
  isHidden,
  replayed,
  at,
  review,
  shown,
  pointed,
  naming,
  onTry,
  link,
}: WhyPanelProps) {
  const { t } = texts.value;
  const game = replayed.frames[0] as Game;
  const past = replayed.past[at - 1];
  if (isHidden || review === undefined || past === undefined || past === null) return null;
  const { board, rack } = past;
  const text = (move: Candidate): string => moveText(move, board, naming, texts.value);
  const words = whyWords(naming);
  const depth = preferences.depth.value;
  const verdict = verdictText(review, words, depth);
  const { played, rival, best } = review;
  const isBest = review.lost === 0 && !review.phony;
  const others = best.filter(({ move }) => move !== played.move).slice(0, BETTER);
  const { facts, beside, reading } = review;
  const told = {
    facts,
    beside,
    ...(reading && { reading: { ...reading, move: text(reading.move) } }),
  };
  const reasons = reasonsOf(told, words, depth);
  return (
    <section class={css.panel}>
      <h2>{t('review.move-heading', { turn: at, move: text(played.move) })}</h2>
      {verdict === null ? null : <p>{verdict}</p>}
      {rack === null ? null : (
        <div class={css.rack}>
          <StaticRack game={game} tiles={rack} raised={pointed.value?.tiles ?? []} />
        </div>
      )}
      {reasons.length === 0 || rival === undefined ? null : (
        <>
          <p>
            <strong>{t(isBest ? 'why.rival' : 'why.better', { move: text(rival.move) })}</strong>
          </p>
          {review.isCommon && !isBest ? <p>{t('why.common')}</p> : null}
          <ReasonList reasons={reasons} pointed={pointed} />
        </>
      )}
      <ul class={css.moves} aria-label={t('review.best-moves')}>
        {[played, ...others].map((each) => (
          <li key={text(each.move)}>
            <MoveCard
              game={game}
              board={board}
              review={each}
              label={text(each.move)}
              reason={each === played ? t('review.played') : shortReason(each.fact, words)}
              isPlayed={each === played}
              isShown={
                each === played
                  ? shown.value === null
                  : shown.value !== null && text(shown.value) === text(each.move)
              }
              shown={shown}
            />
          </li>
        ))}
      </ul>
      {rack === null ? null : (
        <div class={css.ways}>
          <button type="button" onClick={onTry}>
            {t('review.try-again')}
          </button>
          <Practise
            edition={replayed.edition}
            game={game}
            past={past}
            best={isBest ? undefined : best[0]?.move}
          />
          <ShareTurn {...{ replayed, at, review, naming, link }} />
        </div>
      )}
    </section>
  );
}

interface MoveCardProps extends Pick<WhyPanelProps, 'shown'> {
  readonly game: Game;
  readonly board: Board;
  readonly review: MoveReview;
  readonly label: string;
  readonly reason: string;
  readonly isPlayed: boolean;
  readonly isShown: boolean;
}

function MoveCard({ game, board, review, label, reason, isPlayed, isShown, shown }: MoveCardProps) {
  const { move, score } = review;
  return (
    <button
      type="button"
      class={css.move}
      aria-pressed={isShown}
      onClick={() => {
        shown.value = isPlayed ? null : move;
        announce(`${label}, ${reason}`);
      }}
    >
      <WordTiles game={game} board={board} move={move} />
      <span class={css.where}>
        {label} <small data-played={isPlayed ? '' : undefined}>{reason}</small>
      </span>
      <b>{score}</b>
    </button>
  );
}
