/** A player's figures: over all games, and by edition and speed. */
import type { Statistics } from '@taht/protocol';
import css from '../connection/parts/forms.module.css';
import { texts } from '../i18n/texts.ts';
import { Shown, useAsked } from './asked.tsx';
import { type FigureName, figureText, shownFigures } from './figures.ts';

export function StatisticsTable({ person }: { readonly person: string }) {
  const { t, find, language } = texts.value;
  const asked = useAsked<Statistics>(`/people/${person}/statistics`);
  return (
    <section class={css.part}>
      <h2>{t('person.statistics')}</h2>
      <Shown asked={asked}>
        {({ all, by }) => {
          if (all.games === 0) return <p>{t('person.no-games')}</p>;
          const columns = [
            { name: t('person.all'), figures: shownFigures(all) },
            ...by.map(({ edition, speed, figures }) => ({
              name: `${find(`edition.${edition}`) ?? edition}, ${find(`speed.${speed}`) ?? speed}`,
              figures: shownFigures(figures),
            })),
          ];
          return (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached with the keyboard
            <section class={css.wide} tabIndex={0} aria-label={t('person.statistics')}>
              <table class={css.table}>
                <thead>
                  <tr>
                    <td />
                    {columns.map(({ name }) => (
                      <th key={name} scope="col" data-number>
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {(Object.keys(shownFigures(all)) as FigureName[]).map((figure) => (
                    <tr key={figure}>
                      <th scope="row">{t(`person.figure.${figure}`)}</th>
                      {columns.map(({ name, figures }) => (
                        <td key={name} data-number>
                          {figureText(figure, figures[figure], language)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          );
        }}
      </Shown>
    </section>
  );
}
