/** The words in Ґ that the Ukrainian rulebook lists, with what they mean. */
import { editionOf } from '@taht/editions';
import { texts } from '../i18n/texts.ts';
import { readWordsInGe } from './ge-words.ts';
import css from './learn.module.css';
import { ToLearn, WithTexts } from './parts.tsx';
import { GE } from './topics.ts';

const [file = ''] = Object.values(
  import.meta.glob<string>('../../../../lexicons/src/uk/words-in-ge.tsv', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

export const WordsInGe = () => (
  <WithTexts parts={['learn']}>
    {() => {
      const { t, language } = texts.value;
      const [, count = 0, points = 0] =
        editionOf('uk')?.tilesets[0].tiles.find(([letter]) => letter === GE.letter) ?? [];
      const isAtHome = language === 'uk';
      return (
        <section class="page">
          <h1>{t('learn.words-in-ge', GE)}</h1>
          <p>{t('learn.words-in-ge.intro', { ...GE, count, points })}</p>
          <p>{t('learn.words-in-ge.list')}</p>
          <table class={css.facts}>
            <thead>
              <tr>
                <th scope="col">{t('learn.words-in-ge.word')}</th>
                <th scope="col">{t('learn.words-in-ge.meaning')}</th>
              </tr>
            </thead>
            <tbody>
              {readWordsInGe(file).map(({ word, meaning, english, isPlayable }) => (
                <tr key={word}>
                  <th scope="row" lang="uk">
                    {word}
                  </th>
                  <td>
                    <span lang="uk">{meaning}</span>
                    {isAtHome ? null : (
                      <>
                        <br />
                        <small lang="en">{english}</small>
                      </>
                    )}
                    {isPlayable ? null : (
                      <>
                        <br />
                        <b>{t('learn.words-in-ge.hyphen')}</b>
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class={css.buttons}>
            <a class="button" href="/learn/how-to-play/uk-base">
              {t('learn.how-to-play')}
            </a>
          </p>
          <ToLearn />
        </section>
      );
    }}
  </WithTexts>
);
