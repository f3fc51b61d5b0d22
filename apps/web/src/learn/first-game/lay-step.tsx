/** A step in which the reader lays a play: its squares breathe, and what was laid shows its points at once. */
import { useSignal } from '@preact/signals';
import { alphabetFor, tilesetOf } from '@taht/editions';
import { BLANK } from '@taht/letters';
import { explainRefusal, makeNaming } from '@taht/phrasing';
import { makeSquare, type PlacedTile, type Play, readPlacement, type TileSet } from '@taht/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import {
  type Draft,
  emptyDraft,
  laidTiles,
  lay,
  recallAll,
  takeRack,
} from '../../play/input/draft.ts';
import { LayTiles } from '../../play/static/lay-tiles.tsx';
import { announce } from '../../ui/announcer.tsx';
import { set } from '../../ui/set.ts';
import { Actions, type Ways } from './actions.tsx';
import css from './first-game.module.css';
import { type Lesson, lessonOf } from './lesson.ts';
import type { FirstGame, LayLesson } from './lessons.ts';
import { sumText, whyOf } from './why.ts';
import { WhyDialog } from './why-dialog.tsx';

export interface LayStepProps extends Ways {
  readonly edition: string;
  readonly first: FirstGame;
  readonly lay: LayLesson;
  /** The play of the example lies there. */
  readonly onRight: () => void;
}

export function LayStep({ edition, first, lay: given, onRight, ...ways }: LayStepProps) {
  const says = texts.value;
  const { t } = says;
  const lesson = useMemo(() => lessonOf(edition, given), [edition, given]);
  const { game, play, rack } = lesson;
  const draft = useSignal<Draft>(takeRack(emptyDraft, rack, game.board));
  const isWhyOpen = useSignal(false);
  const naming = makeNaming(game, alphabetFor(tilesetOf(game.rules.tileset) as TileSet), says);
  const tiles = laidTiles(draft.value);
  const laid = tiles.length === 0 ? null : readPlacement(game, tiles, game.rules);
  const isRight = laid?.ok === true && isSame(laid.value, play);
  const verdict = verdictOf();
  useEffect(() => {
    if (verdict !== null) announce(verdict);
    if (isRight) onRight();
  }, [verdict, isRight]);

  function verdictOf(): string | null {
    if (laid === null || (tiles.length < play.tiles.length && !isRight)) return null;
    if (!laid.ok) return explainRefusal(says, laid.error, naming);
    return t(isRight ? 'tutor.right' : 'tutor.other', { score: laid.value.score });
  }

  const word = play.words[0]?.letters.join('') ?? '';
  const { bonus } = game.rules;
  const taken = new Set(tiles.map(({ square }) => square));
  const goals = new Set(play.tiles.map(({ square }) => square).filter((at) => !taken.has(at)));
  const task = { word, tiles: bonus.tiles, points: bonus.points };
  return (
    <>
      <div class={css.said} data-right={isRight ? '' : undefined}>
        <h2 tabIndex={-1}>{verdict ?? t(`tutor.do.${given.topic}`, task)}</h2>
        {isRight ? <p>{whyText(lesson)}</p> : null}
        {verdict === null && given.topic === 'opening' ? <p>{t('tutor.tap')}</p> : null}
        <p class="unseen">{exactTask()}</p>
      </div>
      <LayTiles
        game={game}
        draft={draft}
        goals={goals}
        badge={isRight ? { words: play.words, score: play.score, look: 'good' } : null}
        onDone={() => (isRight ? ways.onNext() : undefined)}
      />
      <Actions {...ways} isDone={isRight}>
        {isRight ? (
          <button type="button" onClick={set(isWhyOpen, true)}>
            {t('tutor.why')}
          </button>
        ) : (
          <button
            type="button"
            onClick={() => {
              draft.value = layAll(recallAll(draft.value), play.tiles);
            }}
          >
            {t('tutor.show')}
          </button>
        )}
      </Actions>
      {isWhyOpen.value ? (
        <WhyDialog
          {...{ first, lesson, naming, topic: given.topic }}
          onClose={set(isWhyOpen, false)}
        />
      ) : null}
    </>
  );

  /** For whoever does not see which squares breathe. */
  function exactTask(): string {
    const square = makeSquare(lesson.at.square, naming.columns);
    const names = play.tiles.map(({ letter, blank }) => (blank ? t('tile.blank') : letter));
    return [
      t(`tutor.task.${lesson.at.direction}`, { word, square }),
      t('tutor.tiles', { tiles: says.list(names) }),
      t('tutor.how'),
    ].join(' ');
  }
}

/** The sum of a word, or what each of several brought. */
function whyText({ game, play }: Lesson): string {
  const [word, ...others] = whyOf(game, play);
  if (word === undefined) return '';
  if (others.length === 0 && play.bonus === 0) return `${word.word}: ${sumText(word)}`;
  const parts = [word, ...others].map(({ word: each, score }) => `${each} ${score}`);
  if (play.bonus > 0) parts.push(String(play.bonus));
  return `${parts.join(' + ')} = ${play.score}`;
}

const isSame = (a: Play, b: Play): boolean =>
  a.tiles.length === b.tiles.length &&
  a.tiles.every(({ square, letter, blank }) =>
    b.tiles.some((other) => {
      return other.square === square && other.letter === letter && other.blank === blank;
    }),
  );

const layAll = (draft: Draft, tiles: readonly PlacedTile[]): Draft =>
  tiles.reduce((present, { square, letter, blank }) => {
    const piece = present.pieces.find(
      ({ tile, square: on }) => on === null && tile === (blank ? BLANK : letter),
    );
    return piece === undefined ? present : lay(present, piece.id, square, blank ? letter : null);
  }, draft);
