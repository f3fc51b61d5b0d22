/** Short pages on strategy: the list of them, or one. */
import { texts } from '../i18n/texts.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { NotFound } from '../ui/not-found.tsx';
import css from './learn.module.css';
import { EditionLinks, ToLearn, WithTexts } from './parts.tsx';
import { FACTS, factsFor } from './strategy-facts.tsx';
import { PARAGRAPHS, STRATEGY, type StrategyTopic } from './topics.ts';

export interface StrategyProps {
  readonly topic?: string;
  readonly edition?: string;
}

export const Strategy = ({ topic, edition }: StrategyProps) => (
  <WithTexts parts={['learn', 'strategy', 'rules']}>
    {() => {
      const found = STRATEGY.find((each) => each === topic);
      if (found !== undefined) return <Topic topic={found} edition={chosenEdition(edition).id} />;
      return topic === undefined ? <AllTopics /> : <NotFound />;
    }}
  </WithTexts>
);

function AllTopics() {
  const { t } = texts.value;
  return (
    <section class="page">
      <h1>{t('strategy.title')}</h1>
      <p>{t('strategy.intro')}</p>
      <ul class="rows">
        {STRATEGY.map((topic) => (
          <li key={topic}>
            <a href={`/learn/strategy/${topic}`}>
              <strong>{t(`strategy.${topic}`)}</strong>
              <small>{t(`strategy.${topic}.1`)}</small>
            </a>
          </li>
        ))}
      </ul>
      <ToLearn />
    </section>
  );
}

function Topic({ topic, edition }: { readonly topic: StrategyTopic; readonly edition: string }) {
  const { t } = texts.value;
  const next = STRATEGY[STRATEGY.indexOf(topic) + 1];
  const Facts = FACTS[topic];
  const facts = factsFor(topic, edition);
  return (
    <section class="page">
      <h1>{t(`strategy.${topic}`)}</h1>
      {PARAGRAPHS.map((number) => (
        <p key={number}>{t(`strategy.${topic}.${number}`, facts)}</p>
      ))}
      {Facts === undefined ? null : <Facts edition={edition} />}
      {Facts === undefined && Object.keys(facts).length === 0 ? null : (
        <EditionLinks chosen={edition} addressOf={(id) => `/learn/strategy/${topic}/${id}`} />
      )}
      <p class={css.buttons}>
        {next === undefined ? null : (
          <a class="button main" href={`/learn/strategy/${next}`}>
            {t('strategy.next', { title: t(`strategy.${next}`) })}
          </a>
        )}
        <a class="button" href="/learn/strategy">
          {t('strategy.all')}
        </a>
      </p>
    </section>
  );
}
