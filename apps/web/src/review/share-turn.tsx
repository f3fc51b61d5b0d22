/** A turn to share: the board with its move, one thing to say of it, and the way to it. */
import { moveText, type Naming, reasonsOf, turnText, verdictText } from '@taht/phrasing';
import type { Board, Game } from '@taht/rules';
import type { TurnReview } from '@taht/search';
import { texts } from '../i18n/texts.ts';
import { SharePicture } from '../ui/share-picture.tsx';
import type { Replayed } from './replayed.ts';
import { whyWords } from './review-words.ts';
import { turnLine } from './turn-line.ts';
import { turnPicture } from './turn-picture.ts';

interface ShareTurnProps {
  readonly replayed: Replayed;
  readonly at: number;
  readonly review: TurnReview;
  readonly naming: Naming;
  readonly link: string;
}

export function ShareTurn({ replayed, at, review, naming, link }: ShareTurnProps) {
  const game = replayed.frames[at] as Game;
  const fresh = new Set(replayed.turns[at - 1]?.play?.squares);
  const board = replayed.past[at - 1]?.board ?? game.board;
  const turn = replayed.turns[at - 1];
  const isShown = turn?.kind === 'play' || turn === undefined;
  // Which tiles were exchanged is nobody's business.
  const title = isShown
    ? turnLine(replayed, at)
    : `${at}. ${naming.player(turn.seat)}: ${turnText(turn, naming, texts.value)}`;
  const sentence = sentenceOf(review, board, naming);
  return (
    <SharePicture
      label={texts.value.t('review.share-turn')}
      alt={`${title}. ${sentence}`}
      text={title}
      make={async () => ({ picture: await turnPicture({ game, fresh, title, sentence }), link })}
    />
  );
}

/** How good the move was, or what was better and why; nothing about anybody's rack. */
function sentenceOf(review: TurnReview, board: Board, naming: Naming): string {
  const words = whyWords(naming);
  const verdict = verdictText(review, words, 'first');
  const [best] = review.best;
  if (verdict !== null || best === undefined) return verdict ?? '';
  const { t } = texts.value;
  const move =
    best.move.kind === 'place'
      ? moveText(best.move, board, naming, texts.value)
      : t('turn.exchange');
  const facts = review.facts.filter(({ kind }) => kind !== 'leave');
  const [reason] = reasonsOf({ facts, beside: [] }, words, 'club').filter(
    ({ size }) => size !== null && size > 0,
  );
  return [`${t('why.better', { move })}.`, ...(reason ? [reason.text] : [])].join(' ');
}
