/** The first game, step by step: the board first, one sentence to each step, and a real game at the end. */
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { chosenEdition } from '../../ui/chosen-edition.ts';
import { EditionLinks, ToLearn, WithTexts } from '../parts.tsx';
import { DoneStep } from './done-step.tsx';
import css from './first-game.module.css';
import { LayStep } from './lay-step.tsx';
import { firstGameOf, lessonOf, taughtBy } from './lesson.ts';
import { type FirstGame as First, type LayTopic, READ_TOPICS, type ReadTopic } from './lessons.ts';
import { Points } from './points.tsx';
import { laidSteps, noteLaid, progress, startOver } from './progress.ts';
import { ReadStep } from './read-step.tsx';

export function FirstGame({ edition }: { readonly edition?: string }) {
  const taught = taughtBy(chosenEdition(edition).id);
  return (
    <WithTexts parts={['learn', 'tutor', 'rules', 'start']}>
      {() => <Steps key={taught} edition={taught} first={firstGameOf(taught)} />}
    </WithTexts>
  );
}

interface StepsProps {
  readonly edition: string;
  readonly first: First | undefined;
}

function Steps({ edition, first }: StepsProps) {
  const { t } = texts.value;
  const stage = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const lays = first?.lays ?? [];
  const topics = [...lays.map(({ topic }) => topic), ...READ_TOPICS];
  const step = Math.min(progress.value[edition] ?? 0, topics.length);
  const goTo = (next: number): void => {
    hasMoved.current = true;
    progress.value = { ...progress.value, [edition]: next };
  };
  useEffect(() => {
    if (hasMoved.current) stage.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [step]);
  if (first === undefined) return null;

  const lay = lays[step];
  const read = READ_TOPICS[step - lays.length];
  const earned = (laidSteps.value[edition] ?? []).reduce((sum, each) => {
    const laid = lays[each];
    return laid === undefined ? sum : sum + lessonOf(edition, laid).play.score;
  }, 0);
  const ways = { onBack: step === 0 ? null : () => goTo(step - 1), onNext: () => goTo(step + 1) };
  return (
    <section class={`page ${css.page}`}>
      <div class={css.head}>
        <h1>{t('learn.first-game')}</h1>
        {step === topics.length ? null : (
          <span class="unseen">{t('tutor.step', { number: step + 1, count: topics.length })}</span>
        )}
        <Points points={earned} />
        <span class={css.way} aria-hidden="true">
          {topics.map((each, i) => (
            <i
              key={each}
              data-past={i < step ? '' : undefined}
              data-now={i === step ? '' : undefined}
            />
          ))}
        </span>
      </div>
      <div ref={stage} class={css.stage}>
        {lay === undefined ? null : (
          <LayStep
            key={lay.topic}
            {...{ edition, first, lay, ...ways }}
            onRight={() => noteLaid(edition, step)}
          />
        )}
        {read === undefined ? null : <ReadStep {...{ edition, first, topic: read, ...ways }} />}
        {step < topics.length ? null : (
          <DoneStep edition={edition} first={first} onAgain={() => startOver(edition)} />
        )}
      </div>
      <div class={css.below}>
        <StepList topics={topics} step={step} onStep={goTo} />
        <p>{t('tutor.intro')}</p>
        <EditionLinks chosen={edition} addressOf={(id) => `/learn/first-game/${id}`} />
        <ToLearn />
      </div>
    </section>
  );
}

interface StepListProps {
  readonly topics: readonly (LayTopic | ReadTopic)[];
  readonly step: number;
  readonly onStep: (step: number) => void;
}

function StepList({ topics, step, onStep }: StepListProps) {
  const { t } = texts.value;
  return (
    <nav aria-label={t('tutor.steps')}>
      <details class={css.steps}>
        <summary>{t('tutor.steps')}</summary>
        <ol>
          {topics.map((each, i) => (
            <li key={each}>
              <button
                type="button"
                aria-current={i === step ? 'step' : undefined}
                onClick={() => onStep(i)}
              >
                {`${i + 1}: ${t(`tutor.${each}`)}`}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
