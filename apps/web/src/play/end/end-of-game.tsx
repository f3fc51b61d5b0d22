/** The end of a game: a moment first (the game as a constellation, who won, how it went), and all the figures below it. */
import {
  bestWord,
  courseOf,
  endWordsOf,
  finalSheetOf,
  longestWord,
  type Naming,
  scoresLine,
  swingOf,
  type WordFact,
  wordsPlayed,
} from '@taht/phrasing';
import type { Game, Seat, Square } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { GameModel } from '../model/game-model.ts';
import { constellationOf } from './constellation.ts';
import { Course } from './course.tsx';
import css from './end.module.css';
import { GotAway } from './got-away.tsx';
import { readerOf } from './reader.ts';
import { Results } from './results.tsx';
import { Scores } from './scores.tsx';
import { ShareButton } from './share.tsx';
import { Sky, wordText } from './sky.tsx';

export interface EndOfGameProps {
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
  /** Several people look at this device: nobody of them is "you". */
  readonly isShared: boolean;
  /** It ended while somebody looked. */
  readonly isFresh: boolean;
  /** The way to the next game. */
  readonly again: ComponentChildren;
  /** What is left of the game: board, turns, talk. */
  readonly children: ComponentChildren;
}

export function EndOfGame(props: EndOfGameProps) {
  const { model, game, naming, isShared, isFresh, again, children } = props;
  const { t } = texts.value;
  const reader = readerOf(model, game, isShared);
  const words = endWordsOf(game, naming, reader, texts.value);
  const sheet = finalSheetOf(game, naming, texts.value);
  const heading = useHeading(isFresh, heard());
  const facts = useFacts(model, game, naming, reader.seat);
  if (words === null || sheet === null || game.phase.kind !== 'over') return null;
  const { outcome } = game.phase;
  const { best, longest, swing, course, constellation, turnOf } = facts;
  const caption = best === undefined ? '' : captionOf(best);
  const turning = facts.words.find(({ turn }) => turn === swing?.turn);
  return (
    <div class={css.end} data-game="" data-phase="over">
      <h1 class="unseen">{game.seats.map((_, seat) => naming.player(seat)).join(' – ')}</h1>
      <Sky {...{ game, constellation, turnOf, best, caption }} />
      <div class={css.beside}>
        <section class={css.said}>
          <h2 ref={heading} tabIndex={-1}>
            {words.title}
          </h2>
          <p>{words.line}</p>
          <GotAway model={model} game={game} naming={naming} />
          <Scores game={game} naming={naming} outcome={outcome} reader={reader.seat} />
        </section>
        {best === undefined ? null : (
          <Course
            course={course}
            main={reader.seat ?? outcome.ranking[0]?.[0] ?? 0}
            swing={turning && swing}
            word={turning === undefined ? '' : wordText(turning)}
            longest={longest === undefined ? null : wordText(longest)}
          />
        )}
        <div class={css.ways}>
          <div class={css.again}>{again}</div>
          <a class="button" href={`/review/replay/${game.setup.game}`}>
            <Icon name="look" />
            {t('finish.review')}
          </a>
          <ShareButton {...{ game, naming, constellation, best, caption }} />
          <a class={css.home} href="/">
            {t('shell.home')}
          </a>
        </div>
      </div>
      <Results game={game} naming={naming} sheet={sheet} />
      <div class={css.rest}>{children}</div>
    </div>
  );

  /** Whose heading has the focus hears the title there. */
  function heard(): readonly string[] | null {
    if (sheet === null || words === null || game.phase.kind !== 'over') return null;
    const { reason, scores } = game.phase.outcome;
    return [
      ...(isFresh ? [] : [words.title]),
      sheet.reason,
      ...(reason === 'aborted' ? [] : [scoresLine(scores, naming, texts.value)]),
      words.line,
    ];
  }

  function captionOf({ seat, score: count }: WordFact): string {
    return seat === reader.seat
      ? t('finish.best-own', { count })
      : t('finish.best', { player: naming.player(seat), count });
  }
}

/** Whoever sits at the table is shown the best of their own. */
function useFacts(model: GameModel, game: Game, naming: Naming, seat: Seat | null) {
  const turns = model.turns.value;
  return useMemo(() => {
    const words = wordsPlayed(turns, naming.script.alphabet);
    const best = bestWord(words.filter((word) => word.seat === seat)) ?? bestWord(words);
    const final = game.phase.kind === 'over' ? game.phase.outcome.scores : [];
    const turnOf = new Map<Square, number>(
      turns.flatMap(({ play }, i) =>
        (play?.squares ?? []).map((square) => [square, i + 1] as const),
      ),
    );
    return {
      words,
      best,
      longest: longestWord(words),
      swing: swingOf(turns, final),
      course: courseOf(turns, final),
      constellation: constellationOf(game, best?.tiles.map(({ square }) => square) ?? []),
      turnOf,
    };
  }, [turns, game, seat]);
}

/** What the end says is told once, and read from where it begins. */
function useHeading(isFresh: boolean, lines: readonly string[] | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (lines !== null) announce(...lines);
    if (!isFresh) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [lines === null]);
  return heading;
}
