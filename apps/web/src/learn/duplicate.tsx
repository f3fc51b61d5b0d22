/** How duplicate is played: the same rack for all. */
import { texts } from '../i18n/texts.ts';
import css from './learn.module.css';
import { ToLearn, WithTexts } from './parts.tsx';
import { DUPLICATE, DUPLICATE_OURS } from './topics.ts';

export const DuplicateRules = () => (
  <WithTexts parts={['learn', 'duplicate', 'rules']}>
    {() => {
      const { t } = texts.value;
      return (
        <section class="page">
          <h1>{t('duplicate.title')}</h1>
          <p>{t('duplicate.about')}</p>
          {DUPLICATE.map((topic) => (
            <section key={topic}>
              <h2>{t(`duplicate.howto.${topic}`)}</h2>
              <p>{t(`duplicate.howto.${topic}.text`)}</p>
              <Ours topic={topic} />
            </section>
          ))}
          <p class={css.buttons}>
            <a class="button main" href="/duplicate">
              {t('duplicate.play')}
            </a>
          </p>
          <ToLearn />
        </section>
      );
    }}
  </WithTexts>
);

/** What the rulebooks leave open, with the mark that it is our reading. */
function Ours({ topic }: { readonly topic: (typeof DUPLICATE)[number] }) {
  const { t } = texts.value;
  const open = DUPLICATE_OURS.find((each) => each === topic);
  if (open === undefined) return null;
  return (
    <p>
      {t(`duplicate.howto.${open}.ours`)} ({t('rule.ours')})
    </p>
  );
}
