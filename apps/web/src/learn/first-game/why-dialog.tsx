/** Why a play scores what it scores, and what the rulebook says of it. */
import type { Naming } from '@taht/phrasing';
import { makeSquare } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { premiumId } from '../../play/board/spoken.ts';
import { CloseLine, Dialog } from '../../ui/dialog.tsx';
import css from './first-game.module.css';
import { isStarOurs, type Lesson, wayOf } from './lesson.ts';
import type { FirstGame, LayTopic } from './lessons.ts';
import { sumText, type WhyLetter, whyOf } from './why.ts';

export interface WhyDialogProps {
  readonly first: FirstGame;
  readonly lesson: Lesson;
  readonly naming: Naming;
  readonly topic: LayTopic;
  readonly onClose: () => void;
}

export function WhyDialog({ first, lesson, naming, topic, onClose }: WhyDialogProps) {
  const { t } = texts.value;
  const { bonus } = lesson.game.rules;
  const way = wayOf(first, topic);
  return (
    <Dialog title={t(`tutor.${topic}`)} onClose={onClose}>
      <p>{t(`tutor.${topic}.text`, { tiles: bonus.tiles, points: bonus.points })}</p>
      {isStarOurs(first, topic) ? <p>{t('tutor.opening.star-ours')}</p> : null}
      <Why lesson={lesson} naming={naming} />
      {way === null ? null : (
        <p class={css.aside}>
          {t(way.isOurs ? 'tutor.way-ours' : 'tutor.way', { number: way.number, count: way.count })}
        </p>
      )}
      <CloseLine onClose={onClose} />
    </Dialog>
  );
}

function Why({ lesson: { game, play }, naming }: Pick<WhyDialogProps, 'lesson' | 'naming'>) {
  const { t } = texts.value;
  return (
    <>
      <dl class={css.why}>
        {whyOf(game, play).map((word) => (
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
    </>
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
