/** Where the words of every list come from. */
import { editions } from '@taht/editions';
import { numberText } from '../i18n/customs.ts';
import { texts } from '../i18n/texts.ts';
import css from '../learn/learn.module.css';
import { type ListManifest, lists } from '../learn/lists.ts';
import { WithTexts } from '../learn/parts.tsx';

/** A letter of another script, as a fact to a sentence. */
const GE = 'Ґ';

export const AboutWords = () => (
  <WithTexts parts={['about', 'lists']}>
    {() => {
      const { t, find } = texts.value;
      return (
        <section class="page">
          <h1>{t('footer.words')}</h1>
          <p>{t('about.words.intro')}</p>
          <p>{t('about.words.out')}</p>
          {editions.map(({ id, lexicons }) => (
            <section key={id}>
              <h2>{find(`edition.${id}`) ?? id}</h2>
              <p>
                <b>{t('about.words.how')}:</b> {find(`about.made.${id}`, { letter: GE })}
              </p>
              {lists
                .filter((list) => lexicons.includes(list.id))
                .toSorted((a, b) => lexicons.indexOf(a.id) - lexicons.indexOf(b.id))
                .map((list) => (
                  <Manifest key={list.id} list={list} />
                ))}
            </section>
          ))}
          <h2>{t('about.missing')}</h2>
          <p>{t('about.missing.1')}</p>
          <p>{t('about.missing.2')}</p>
        </section>
      );
    }}
  </WithTexts>
);

function Manifest({ list }: { readonly list: ListManifest }) {
  const { t, find, language } = texts.value;
  const rows = [
    ['list', list.id],
    ['count', numberText(list.words, language)],
    ['policy', find(`policy.${list.policy}`) ?? list.policy],
    ['sources', list.sources.map(({ name, version }) => `${name} ${version}`).join(', ')],
    ['licence', list.licence],
  ] as const;
  return (
    <>
      <dl class={css.lines}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`about.words.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t('about.words.rebuild')} <code>{list.rebuild}</code>
      </p>
    </>
  );
}
