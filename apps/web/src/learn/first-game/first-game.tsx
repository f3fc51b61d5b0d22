/** The first game, step by step; what was reached is remembered, and nothing has to be done to go on. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { remembered } from '../../preferences/preferences.ts';
import css from '../learn.module.css';
import { EditionLinks, editionFor, WithTexts } from '../parts.tsx';
import { playLink } from '../play-link.ts';
import { LayStep } from './lay-step.tsx';
import { firstGameOf, taughtBy } from './lesson.ts';
import { type FirstGame as First, type LayTopic, READ_TOPICS, type ReadTopic } from './lessons.ts';
import { ReadStep } from './read-step.tsx';

export function FirstGame({ edition }: { readonly edition?: string }) {
  const taught = taughtBy(editionFor(edition));
  return (
    <WithTexts parts={['learn', 'tutor', 'rules']}>
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
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const laid = useSignal<number | null>(null);
  const lays = first?.lays ?? [];
  const topics = [...lays.map(({ topic }) => topic), ...READ_TOPICS];
  const step = Math.min(progress.value[edition] ?? 0, topics.length);
  const goTo = (next: number): void => {
    hasMoved.current = true;
    progress.value = { ...progress.value, [edition]: next };
  };
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [step]);
  if (first === undefined) return null;

  const topic = topics[step];
  const lay = lays[step];
  const read = READ_TOPICS[step - lays.length];
  return (
    <section class="page">
      <h1>{t('learn.first-game')}</h1>
      <EditionLinks chosen={edition} addressOf={(id) => `/learn/first-game/${id}`} />
      <p>{t('tutor.intro')}</p>
      <StepList topics={topics} step={step} onStep={goTo} />
      <h2 ref={heading} tabIndex={-1}>
        {topic === undefined ? t('tutor.done') : t(`tutor.${topic}`)}
      </h2>
      {topic === undefined ? null : (
        <p>{t('tutor.step', { number: step + 1, count: topics.length })}</p>
      )}
      {lay === undefined ? null : (
        <LayStep
          key={lay.topic}
          edition={edition}
          first={first}
          lay={lay}
          onRight={() => {
            laid.value = step;
          }}
        />
      )}
      {read === undefined ? null : <ReadStep first={first} topic={read} />}
      {topic === undefined ? (
        <Done edition={edition} ruleset={first.ruleset} onAgain={() => goTo(0)} />
      ) : (
        <p class={css.buttons}>
          <button type="button" disabled={step === 0} onClick={() => goTo(step - 1)}>
            {t('tutor.back')}
          </button>
          <button type="button" class="main" onClick={() => goTo(step + 1)}>
            {t(lay === undefined || laid.value === step ? 'tutor.next' : 'tutor.skip')}
          </button>
        </p>
      )}
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
      <ol class={css.steps}>
        {topics.map((each, i) => (
          <li key={each}>
            <button
              type="button"
              aria-label={`${i + 1}: ${t(`tutor.${each}`)}`}
              aria-current={i === step ? 'step' : undefined}
              onClick={() => onStep(i)}
            >
              {i + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface DoneProps {
  readonly edition: string;
  readonly ruleset: string;
  readonly onAgain: () => void;
}

/** The ways on from the last step. */
function Done({ edition, ruleset, onAgain }: DoneProps) {
  const { t } = texts.value;
  return (
    <p class={css.buttons}>
      <a class="button main" href={playLink(edition)}>
        {t('tutor.play')}
      </a>
      <a class="button" href={`/learn/how-to-play/${ruleset}`}>
        {t('tutor.rules')}
      </a>
      <a class="button" href="/learn/strategy">
        {t('learn.strategy')}
      </a>
      <button type="button" onClick={onAgain}>
        {t('tutor.again')}
      </button>
    </p>
  );
}

type Progress = Readonly<Record<string, number>>;

/** How far somebody has come in the first game of each edition, as this device remembers it. */
const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((step) => Number.isInteger(step) && step >= 0);

const progress = remembered<Progress>('first-game', {}, isProgress);
