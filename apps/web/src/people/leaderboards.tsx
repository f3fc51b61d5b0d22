/** Leaderboards by edition, speed and number of players, in pages, and where one stands oneself. */
import { editionOf } from '@taht/editions';
import {
  BOARDS,
  type RatingPage,
  type RatingStanding,
  type RatingsView,
  SPEEDS,
} from '@taht/protocol';
import { useLocation } from 'preact-iso';
import { Choice, EditionField } from '../connection/parts/fields.tsx';
import css from '../connection/parts/forms.module.css';
import parts from '../connection/parts/parts.module.css';
import { texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { NoGames } from '../ui/no-games.tsx';
import { Shown, useAsked } from './asked.tsx';
import { PAGE, pageOf, pageWith } from './figures.ts';
import { PeoplePage } from './page.tsx';
import { PersonLink } from './person-link.tsx';

export const Leaderboards = () => (
  <PeoplePage title={() => texts.value.t('ranks.title')}>
    {(own) => <Board person={own?.me.card.id ?? null} />}
  </PeoplePage>
);

function Board({ person }: { readonly person: string | null }) {
  const { t } = texts.value;
  const { query, route } = useLocation();
  const edition =
    editionOf(query.edition ?? (preferences.edition.peek() || texts.peek().language))?.id ?? 'en';
  const speed = SPEEDS.find((each) => each === query.speed) ?? 'rapid';
  const board = BOARDS.find((each) => each === query.board) ?? 'duel';
  const from = pageOf(query.from);
  const page = useAsked<RatingPage>(
    `/ratings/${edition}/${speed}/${board}?from=${from}&count=${PAGE}`,
  );
  const view = useAsked<{ readonly view: RatingsView }>(
    person === null ? null : `/streams/ratings-${edition}-${speed}`,
  );
  const own = view.value.value?.view[board].own ?? null;
  const go = (changes: object): void => {
    const wanted = { edition, speed, board, from: 0, ...changes };
    const entries = Object.entries(wanted).map(([key, value]): [string, string] => [
      key,
      String(value),
    ]);
    route(`/leaderboards?${new URLSearchParams(entries)}`);
  };
  return (
    <>
      <div class={parts.row}>
        <EditionField value={edition} onChange={(value) => go({ edition: value })} />
        <Choice
          label={t('ranks.speed')}
          value={speed}
          items={SPEEDS.map((each) => [each, t(`speed.${each}`)])}
          onChange={(value) => go({ speed: value })}
        />
        <Choice
          label={t('ranks.board')}
          value={board}
          items={BOARDS.map((each) => [each, t(`ranks.board.${each}`)])}
          onChange={(value) => go({ board: value })}
        />
      </div>
      {person === null ? null : (
        <OwnPlace
          own={own}
          isHere={own?.place != null && pageWith(own.place) === from}
          onGo={(place) => go({ from: pageWith(place) })}
        />
      )}
      <Shown asked={page}>
        {({ count, standings }) => (
          <>
            {standings.length === 0 ? (
              <NoGames title={t('ranks.nobody')} />
            ) : (
              <Standings standings={standings} person={person} />
            )}
            <div class={css.row}>
              {from === 0 ? null : (
                <button type="button" onClick={() => go({ from: Math.max(0, from - PAGE) })}>
                  {t('ranks.before')}
                </button>
              )}
              <span>{t('ranks.count', { count })}</span>
              {from + PAGE >= count ? null : (
                <button type="button" onClick={() => go({ from: from + PAGE })}>
                  {t('ranks.after')}
                </button>
              )}
            </div>
          </>
        )}
      </Shown>
    </>
  );
}

interface OwnPlaceProps {
  readonly own: RatingStanding | null;
  readonly isHere: boolean;
  readonly onGo: (place: number) => void;
}

function OwnPlace({ own, isHere, onGo }: OwnPlaceProps) {
  const { t } = texts.value;
  if (own === null) return <p>{t('ranks.not-yet')}</p>;
  const { place, rating } = own;
  if (place === null) return <p>{t('ranks.provisional', { rating })}</p>;
  return (
    <div class={css.row}>
      <span>{t('ranks.own', { place, rating })}</span>
      {isHere ? null : (
        <button type="button" onClick={() => onGo(place)}>
          {t('ranks.where')}
        </button>
      )}
    </div>
  );
}

interface StandingsProps {
  readonly standings: readonly RatingStanding[];
  readonly person: string | null;
}

function Standings({ standings, person }: StandingsProps) {
  const { t } = texts.value;
  return (
    <div class={css.wide}>
      <table class={css.table}>
        <thead>
          <tr>
            <th scope="col" data-number>
              {t('play.column-place')}
            </th>
            <th scope="col">{t('play.column-player')}</th>
            {(['rating', 'games', 'wins', 'draws'] as const).map((name) => (
              <th key={name} scope="col" data-number>
                {t(`ranks.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <tr key={standing.person} {...(standing.person === person ? { 'data-own': true } : {})}>
              <td data-number>{standing.place}</td>
              <th scope="row">
                <PersonLink id={standing.person} />
              </th>
              {(['rating', 'games', 'wins', 'draws'] as const).map((name) => (
                <td key={name} data-number>
                  {standing[name]}
                  {name === 'rating' && standing.isProvisional ? ' ?' : ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
