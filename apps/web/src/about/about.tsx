/** What Täht is, what it promises, and what it keeps. */
import { texts } from '../i18n/texts.ts';
import { WithTexts } from '../learn/parts.tsx';
import { PROMISES } from '../learn/topics.ts';

/** How a record is checked at a terminal. */
const VERIFY = 'npx taht verify game.json';

export const About = () => (
  <WithTexts parts={['about']}>
    {() => {
      const { t } = texts.value;
      return (
        <section class="page">
          <h1>{t('about.title')}</h1>
          <p>{t('about.what.1')}</p>
          <p>{t('about.what.2')}</p>
          <h2>{t('about.promises')}</h2>
          <ul>
            {PROMISES.map((promise) => (
              <li key={promise}>{t(`about.promise.${promise}`)}</li>
            ))}
          </ul>
          <h2>{t('about.verify')}</h2>
          <p>{t('about.verify.1')}</p>
          <p>{t('about.verify.2')}</p>
          <p>{t('about.verify.3', { command: VERIFY })}</p>
          <h2>{t('about.privacy')}</h2>
          <p>{t('about.privacy.1')}</p>
          <p>{t('about.privacy.2')}</p>
          <p>{t('about.privacy.3')}</p>
          <p>
            <a href="/about/words">{t('footer.words')}</a>
          </p>
          <p>
            <a href="/about/licences">{t('footer.licences')}</a>
          </p>
        </section>
      );
    }}
  </WithTexts>
);
