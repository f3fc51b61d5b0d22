/** A step in which the reader lays a play, sees what it scores, and reads why. */
import { useSignal } from '@preact/signals';
import { alphabetFor, tilesetOf } from '@taht/editions';
import { BLANK } from '@taht/letters';
import { explainRefusal, makeNaming, type Naming } from '@taht/phrasing';
import { makeSquare, type PlacedTile, type Play, readPlacement, type TileSet } from '@taht/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { premiumId } from '../../play/board/spoken.ts';
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
import css from '../learn.module.css';
import { isStarOurs, type Lesson, lessonOf, wayOf } from './lesson.ts';
import type { FirstGame, LayLesson } from './lessons.ts';
import { sumText, type WhyLetter, whyOf } from './why.ts';

export interface LayStepProps {
  readonly edition: string;
  readonly first: FirstGame;
  readonly lay: LayLesson;
  /** The play of the example lies there. */
  readonly onRight: () => void;
}

export function LayStep({ edition, first, lay: given, onRight }: LayStepProps) {
  const says = texts.value;
  const { t, list } = says;
  const lesson = useMemo(() => lessonOf(edition, given), [edition, given]);
  const { game, play, at, rack } = lesson;
  const draft = useSignal<Draft>(takeRack(emptyDraft, rack, game.board));
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
    if (laid === null) return null;
    if (!laid.ok)
      return tiles.length < play.tiles.length ? null : explainRefusal(says, laid.error, naming);
    if (isRight) return t('tutor.right', { score: laid.value.score });
    return tiles.length < play.tiles.length ? null : t('tutor.other', { score: laid.value.score });
  }

  const word = play.words[0]?.letters.join('') ?? '';
  const square = makeSquare(at.square, naming.columns);
  const { bonus } = game.rules;
  const way = wayOf(first, given.topic);
  return (
    <>
      {way === null ? null : (
        <p>
          {t(way.isOurs ? 'tutor.way-ours' : 'tutor.way', {
            number: way.number,
            count: way.count,
          })}
        </p>
      )}
      <p>{t(`tutor.${given.topic}.text`, { tiles: bonus.tiles, points: bonus.points })}</p>
      {isStarOurs(first, given.topic) ? <p>{t('tutor.opening.star-ours')}</p> : null}
      <p class={css.task}>{t(`tutor.task.${at.direction}`, { word, square })}</p>
      <p>{t('tutor.tiles', { tiles: list(play.tiles.map((tile) => tileName(tile, t))) })}</p>
      <div class={css.table}>
        <LayTiles game={game} draft={draft} onDone={() => {}} />
      </div>
      <p class={css.buttons}>
        <button
          type="button"
          onClick={() => {
            draft.value = layAll(recallAll(draft.value), play.tiles);
          }}
        >
          {t('tutor.show')}
        </button>
        <button
          type="button"
          disabled={tiles.length === 0}
          onClick={() => {
            draft.value = recallAll(draft.value);
          }}
        >
          {t('game.recall')}
        </button>
      </p>
      <p class={isRight ? css.right : undefined}>{verdict ?? t('tutor.how')}</p>
      {isRight ? <Why lesson={lesson} naming={naming} /> : null}
    </>
  );
}

const tileName = ({ letter, blank }: PlacedTile, t: typeof texts.value.t): string =>
  blank ? t('tile.blank') : letter;

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

interface WhyProps {
  readonly lesson: Lesson;
  readonly naming: Naming;
}

function Why({ lesson: { game, play }, naming }: WhyProps) {
  const { t } = texts.value;
  const words = whyOf(game, play);
  return (
    <section>
      <h3>{t('tutor.why')}</h3>
      <dl class={css.why}>
        {words.map((word) => (
          <div key={`${word.letters[0]?.square} ${word.word}`}>
            <dt>
              <b>{word.word}</b>: {sumText(word)}
            </dt>
            {word.letters.flatMap((letter) =>
              reasonsFor(letter).map((reason) => (
                <dd key={`${letter.square} ${reason}`}>{reason}</dd>
              )),
            )}
          </div>
        ))}
      </dl>
      {play.bonus === 0 ? null : (
        <p>{t('tutor.why.bonus', { tiles: play.tiles.length, points: play.bonus })}</p>
      )}
      <p>
        <b>{t('tutor.why.total', { score: play.score })}</b>
      </p>
    </section>
  );

  function reasonsFor(why: WhyLetter): string[] {
    const { letter, points, times, wordTimes, isBlank, isSpent } = why;
    const square = makeSquare(why.square, naming.columns);
    const premium = premiumName(why);
    return [
      isBlank ? t('tutor.why.blank', { letter }) : null,
      times > 1
        ? t('tutor.why.letter', { letter, square, premium, points, times, total: points * times })
        : null,
      wordTimes > 1 ? t('tutor.why.word', { letter, square, premium, times: wordTimes }) : null,
      isSpent ? t('tutor.why.spent', { letter, square }) : null,
    ].filter((reason) => reason !== null);
  }

  function premiumName({ square }: WhyLetter): string {
    const premium = game.premiums[square];
    const id = square === game.star ? 'star' : premium && premiumId(premium);
    return texts.value.find(`premium.${id}`) ?? '';
  }
}
