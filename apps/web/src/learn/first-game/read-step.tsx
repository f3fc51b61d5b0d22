/** A step that is read: a few sentences, and what the rules of the edition say of it. */
import { rulesetOf } from '@taht/editions';
import { texts } from '../../i18n/texts.ts';
import { RuleSentences } from '../../play/rules/rule-sections.tsx';
import { toldAbout } from '../changes.ts';
import { endExample } from './lesson.ts';
import type { FirstGame, ReadTopic } from './lessons.ts';

const CHAPTERS: Readonly<Record<ReadTopic, readonly string[]>> = {
  exchange: ['exchange', 'pass'],
  challenge: ['challenge'],
  end: ['end', 'final', 'ties'],
};

export function ReadStep({
  first,
  topic,
}: {
  readonly first: FirstGame;
  readonly topic: ReadTopic;
}) {
  const { t, list } = texts.value;
  const rules = rulesetOf(first.ruleset);
  if (rules === undefined) return null;
  const { printed } = first;
  const { tiles, points, theirs, yours } = endExample(first);
  return (
    <>
      <p>{t(`tutor.${topic}.text`)}</p>
      <RuleSentences sentences={toldAbout(rules, CHAPTERS[topic], texts.value)} />
      {topic === 'end' ? (
        <p>
          {t('tutor.end.example', {
            tiles: list(tiles),
            points,
            theirs: signed(theirs),
            yours: signed(yours),
          })}
          {printed === undefined ? '' : ` ${t('tutor.end.printed', { printed, points })}`}
        </p>
      ) : null}
    </>
  );
}

const signed = (points: number): string =>
  points > 0 ? `+${points}` : `${points}`.replace('-', '−');
