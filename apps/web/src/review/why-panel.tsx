/** A turn beside what could have been played: what speaks for the better move, and the moves themselves, each to be seen on the board. */
import type { Signal } from '@preact/signals';
import { BLANK, type Tile as RackTile } from '@taht/letters';
import { moveText, type Naming, reasonsOf, verdictText } from '@taht/phrasing';
import { type Board, type Game, neighbour, type PlacedTile, tilePoints } from '@taht/rules';
import type { Candidate, MoveReview, TurnReview } from '@taht/search';
import { numberText } from '../i18n/customs.ts';
import { type Texts, texts } from '../i18n/texts.ts';
import { Tile } from '../play/board/tile.tsx';
import { announce } from '../ui/announcer.tsx';
import css from './game-review.module.css';
import { positionLink } from './position-link.ts';
import type { Replayed } from './replayed.ts';

export interface WhyPanelProps {
  readonly replayed: Replayed;
  readonly at: number;
  readonly review: TurnReview | undefined;
  /** The move that is shown on the board. */
  readonly shown: Signal<Candidate | null>;
  readonly naming: Naming;
}

/** Beside the one that was played. */
const BETTER = 3;

export function WhyPanel({ replayed, at, review, shown, naming }: WhyPanelProps) {
  const { t, language } = texts.value;
  const game = replayed.frames[0] as Game;
  const past = replayed.past[at - 1];
  if (review === undefined || past === undefined || past === null) return null;
  const { board } = past;
  const text = (move: Candidate): string => moveText(move, board, naming, texts.value);
  const percent = (share: number): string =>
    numberText(share, language, { style: 'percent', maximumFractionDigits: 0 });
  const verdict = verdictText(review, texts.value);
  const [best] = review.best;
  const isBest = best === undefined || best.move === review.played.move || review.lost === 0;
  const others = review.best.filter(({ move }) => move !== review.played.move).slice(0, BETTER);
  return (
    <section class={css.panel}>
      <h2>{t('review.move-heading', { turn: at, move: text(review.played.move) })}</h2>
      {verdict === null ? null : <p>{verdict}</p>}
      {isBest || best === undefined ? null : (
        <>
          <p>
            <strong>{t('why.better', { move: text(best.move) })}</strong>
          </p>
          <ul class={css.reasons}>
            {reasonsOf(review, naming.columns, texts.value, percent).map(
              ({ size, text: reason }) => (
                <li key={reason}>
                  <b>{signed(size, language)}</b> <span>{reason}</span>
                </li>
              ),
            )}
          </ul>
        </>
      )}
      <ul class={css.moves} aria-label={t('review.best-moves')}>
        {[review.played, ...others].map((each) => (
          <li key={text(each.move)}>
            <MoveCard
              game={game}
              board={board}
              review={each}
              label={text(each.move)}
              isPlayed={each === review.played}
              shown={shown}
            />
          </li>
        ))}
      </ul>
      {past.rack === null ? null : (
        <a class="button" href={positionLink(replayed.edition, past, game)}>
          {t('review.try')}
        </a>
      )}
    </section>
  );
}

const signed = (size: number, language: Texts['language']): string =>
  numberText(size, language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });

interface MoveCardProps extends Pick<WhyPanelProps, 'shown'> {
  readonly game: Game;
  readonly board: Board;
  readonly review: MoveReview;
  readonly label: string;
  readonly isPlayed: boolean;
}

function MoveCard({ game, board, review, label, isPlayed, shown }: MoveCardProps) {
  const { t } = texts.value;
  const { move, score } = review;
  const isShown = isPlayed ? shown.value === null : shown.value === move;
  return (
    <button
      type="button"
      class={css.move}
      aria-pressed={isShown}
      onClick={() => {
        shown.value = isPlayed ? null : move;
        announce(label);
      }}
    >
      {move.kind === 'place' ? <Word game={game} board={board} move={move} /> : null}
      {move.kind === 'exchange' ? <Exchanged game={game} tiles={move.tiles} /> : null}
      <span class={css.where}>
        {label}
        {isPlayed ? <small>{t('review.played')}</small> : null}
      </span>
      <b>{score}</b>
    </button>
  );
}

interface WordProps {
  readonly game: Game;
  readonly board: Board;
  readonly move: Extract<Candidate, { kind: 'place' }>;
}

/** The whole word; tiles that lay there already are paler. */
const Word = ({ game, board, move }: WordProps) => (
  <span class={css.tiles} aria-hidden="true">
    {wordOf(board, move).map(({ square, letter, blank }) => (
      <span key={square} class={board[square] ? css.lay : undefined}>
        <Tile
          tile={blank ? BLANK : letter}
          letter={letter}
          points={tilePoints(game.tables, blank ? BLANK : letter)}
        />
      </span>
    ))}
  </span>
);

const Exchanged = ({
  game,
  tiles,
}: Pick<WordProps, 'game'> & { readonly tiles: readonly RackTile[] }) => (
  <span class={css.tiles} aria-hidden="true">
    {tiles.map((tile, i) => (
      <span key={i}>
        <Tile tile={tile} points={tilePoints(game.tables, tile)} />
      </span>
    ))}
  </span>
);

/** Along the line of the move, from where its word begins to where it ends. */
function wordOf(board: Board, { tiles, direction }: WordProps['move']): readonly PlacedTile[] {
  const [first] = tiles;
  if (first === undefined) return [];
  const at = (steps: number): PlacedTile | undefined => {
    const square = neighbour(first.square, direction, steps);
    const cell = square === undefined ? null : board[square];
    return square === undefined
      ? undefined
      : (tiles.find((tile) => tile.square === square) ?? (cell ? { square, ...cell } : undefined));
  };
  let from = 0;
  while (at(from - 1) !== undefined) from--;
  const word: PlacedTile[] = [];
  for (let cell = at(from); cell !== undefined; cell = at(from + word.length)) word.push(cell);
  return word;
}
