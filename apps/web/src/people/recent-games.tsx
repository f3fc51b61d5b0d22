/** The last games of somebody that are open to all, each with the way to its review. */
import css from '../connection/parts/forms.module.css';
import { dayText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { NoGames } from '../ui/no-games.tsx';
import { Shown, useAsked } from './asked.tsx';
import { PersonLink } from './person-link.tsx';

interface Games {
  readonly rows: readonly {
    readonly stream: string;
    readonly created: number;
    readonly summary: {
      readonly edition: string;
      readonly end: {
        readonly seats: readonly { readonly id: string; readonly score: number }[];
      } | null;
    } | null;
  }[];
}

const MOST = 20;

export function RecentGames({ person }: { readonly person: string }) {
  const { t, find, language } = texts.value;
  const query = `kind=game&state=over&player=${person}&limit=${MOST}`;
  const asked = useAsked<Games>(`/streams?${query}`);
  return (
    <section class={css.part}>
      <h2>{t('person.recent')}</h2>
      <Shown asked={asked}>
        {({ rows }) =>
          rows.length === 0 ? (
            <NoGames title={t('person.no-open-games')} />
          ) : (
            <ul class={css.list}>
              {rows.map(({ stream, created, summary }) => (
                <li key={stream}>
                  <span class={css.row}>
                    {summary?.end?.seats.map(({ id, score }) => (
                      <span key={id}>
                        <PersonLink id={id} /> {score}
                      </span>
                    ))}
                  </span>
                  <span class={css.row}>
                    <small class={css.soft}>
                      {find(`edition.${summary?.edition}`)} · {dayText(created, language)}
                    </small>
                    <a class="button" href={`/review/replay/${stream}`}>
                      {t('person.replay')}
                    </a>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </section>
  );
}
