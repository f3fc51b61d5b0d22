/** The fullest board of a first game, to be looked at while something is read. */
import { useMemo } from 'preact/hooks';
import { StaticBoard } from '../../play/static/static-board.tsx';
import css from './first-game.module.css';
import { lessonOf } from './lesson.ts';
import type { FirstGame, LayLesson } from './lessons.ts';

export interface LessonBoardProps {
  readonly edition: string;
  readonly first: FirstGame;
}

export function LessonBoard({ edition, first }: LessonBoardProps) {
  const lesson = useMemo(() => lessonOf(edition, fullest(first)), [edition, first]);
  return (
    <div class={css.board}>
      <StaticBoard game={lesson.game} shown={lesson.play.tiles} />
    </div>
  );
}

const fullest = ({ lays }: FirstGame): LayLesson =>
  lays.reduce((most, each) => (each.before.length > most.before.length ? each : most));
