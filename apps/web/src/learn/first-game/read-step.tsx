/** A step that is read: one sentence, and what the rules of the edition say of it for whoever wants it. */
import { useSignal } from '@preact/signals';
import { rulesetOf } from '@taht/editions';
import { texts } from '../../i18n/texts.ts';
import { RuleSentences } from '../../play/rules/rule-sections.tsx';
import { CloseLine, Dialog } from '../../ui/dialog.tsx';
import { set } from '../../ui/set.ts';
import { toldAbout } from '../changes.ts';
import { Actions, type Ways } from './actions.tsx';
import css from './first-game.module.css';
import { endExample } from './lesson.ts';
import { LessonBoard } from './lesson-board.tsx';
import type { FirstGame, ReadTopic } from './lessons.ts';

const CHAPTERS: Readonly<Record<ReadTopic, readonly string[]>> = {
  exchange: ['exchange', 'pass'],
  challenge: ['challenge'],
  end: ['end', 'final', 'ties'],
};

export interface ReadStepProps extends Ways {
  readonly edition: string;
  readonly first: FirstGame;
  readonly topic: ReadTopic;
}

export function ReadStep({ edition, first, topic, ...ways }: ReadStepProps) {
  const { t } = texts.value;
  const isOpen = useSignal(false);
  return (
    <>
      <div class={css.said}>
        <h2 tabIndex={-1}>{t(`tutor.do.${topic}`)}</h2>
      </div>
      <LessonBoard edition={edition} first={first} />
      <Actions {...ways} isDone>
        <button type="button" onClick={set(isOpen, true)}>
          {t('tutor.more')}
        </button>
      </Actions>
      {isOpen.value ? (
        <MoreDialog first={first} topic={topic} onClose={set(isOpen, false)} />
      ) : null}
    </>
  );
}

interface MoreDialogProps {
  readonly first: FirstGame;
  readonly topic: ReadTopic;
  readonly onClose: () => void;
}

function MoreDialog({ first, topic, onClose }: MoreDialogProps) {
  const { t, list } = texts.value;
  const rules = rulesetOf(first.ruleset);
  if (rules === undefined) return null;
  const { printed } = first;
  const { tiles, points, theirs, yours } = endExample(first);
  const example = { tiles: list(tiles), points, theirs: signed(theirs), yours: signed(yours) };
  return (
    <Dialog title={t(`tutor.${topic}`)} onClose={onClose}>
      <p>{t(`tutor.${topic}.text`)}</p>
      <RuleSentences sentences={toldAbout(rules, CHAPTERS[topic], texts.value)} />
      {topic === 'end' ? (
        <p>
          {t('tutor.end.example', example)}
          {printed === undefined ? '' : ` ${t('tutor.end.printed', { printed, points })}`}
        </p>
      ) : null}
      <CloseLine onClose={onClose} />
    </Dialog>
  );
}

const signed = (points: number): string =>
  points > 0 ? `+${points}` : `${points}`.replace('-', '−');
