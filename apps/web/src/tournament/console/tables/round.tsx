/** A round: who sits where and why, and the results of its tables. */
import { useSignal } from '@preact/signals';
import { sayDrawWarning, sayWhy } from '@taht/phrasing';
import type { RoundView, Warning } from '@taht/tournament';
import { Choice, Tick } from '../../../connection/parts/fields.tsx';
import { texts } from '../../../i18n/texts.ts';
import { into } from '../../../ui/set.ts';
import { playerText, roundText } from '../../tournament-texts.ts';
import { pathOf, type TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { ByHand } from './by-hand.tsx';
import { asksBefore, columnsOf } from './columns.ts';
import { OpenGames } from './open-games.tsx';
import { placeKey, type ResultDrafts } from './result-drafts.ts';
import { keyOf, placesOf, presentKey, type RoundPlace, type Shown, shownPlace } from './shown.ts';
import { Table } from './table.tsx';
import { TableJump } from './table-jump.tsx';
import tables from './tables.module.css';

export interface RoundsProps extends TournamentProps {
  readonly drafts: ResultDrafts;
  readonly shown: Shown;
}

export function Rounds(props: RoundsProps) {
  const { t } = texts.value;
  const { tournament, view, shown } = props;
  const places = placesOf(view);
  const place = shownPlace(view, shown.round.value);
  if (place === undefined)
    return (
      <section>
        <h2>{t('console.part.tables')}</h2>
        <p>{t('console.nothing-drawn')}</p>
      </section>
    );
  return (
    <section class={css.form}>
      <h2>{roundText(texts.value, view, place)}</h2>
      <div class={css.fields}>
        {places.length < 2 ? null : (
          <Choice
            label={t('console.which-round')}
            value={keyOf(place)}
            items={places.map((each) => [keyOf(each), roundText(texts.value, view, each)])}
            onChange={(key) => {
              shown.round.value = { key, present: presentKey(view) };
            }}
          />
        )}
        <a class="button" href={pathOf(tournament, 'print')}>
          {t('console.print')}
        </a>
        <a class="button" href={pathOf(tournament, 'projector')} target="_blank" rel="noopener">
          {t('console.projector')}
        </a>
      </div>
      <Round key={keyOf(place)} {...props} place={place} />
    </section>
  );
}

interface RoundProps extends RoundsProps {
  readonly place: RoundPlace;
}

function Round({ tournament, view, drafts, shown, place }: RoundProps) {
  const { t } = texts.value;
  const hasBefore = useSignal(asksBefore(view, place.stage));
  const round = view.stages[place.stage - 1]?.rounds[place.round - 1];
  if (round === undefined) return null;
  const key = keyOf(place);
  const canChange = key === presentKey(view) && view.head.phase === 'open';
  const isByHand = canChange && shown.byHand.value === key;
  return (
    <>
      <Why view={view} round={round} />
      <WentOn view={view} stage={place.stage} />
      {round.byes.length === 0 ? null : (
        <p>
          {t('tournament.bye')}: {round.byes.map((player) => playerText(view, player)).join(', ')}
        </p>
      )}
      <div class={css.fields}>
        {isByHand || round.tables.length < 2 ? null : <TableJump />}
        <Tick
          label={t('console.with-before')}
          isChecked={hasBefore.value}
          onChange={into(hasBefore)}
        />
        {canChange ? (
          <button
            type="button"
            aria-pressed={isByHand}
            onClick={() => {
              shown.byHand.value = isByHand ? null : key;
            }}
          >
            {t('console.by-hand')}
          </button>
        ) : null}
      </div>
      {canChange ? <OpenGames tournament={tournament} view={view} place={place} /> : null}
      {isByHand ? (
        <ByHand tournament={tournament} view={view} place={place} />
      ) : (
        <ul class={tables.hall}>
          {round.tables.map((table) => (
            <Table
              key={placeKey({ ...place, table: table.table })}
              tournament={tournament}
              view={view}
              place={{ ...place, table: table.table }}
              table={table}
              columns={columnsOf(hasBefore.value)}
              drafts={drafts}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface WentOnProps extends Pick<TournamentProps, 'view'> {
  readonly stage: number;
}

/** Who plays in a stage that is not for all, and how they came there. */
function WentOn({ view, stage }: WentOnProps) {
  const { t, list } = texts.value;
  const field = view.stages[stage - 1]?.field ?? null;
  if (field === null) return null;
  const ways = [...Map.groupBy(field, ({ as }) => as)];
  return (
    <details>
      <summary>{t('console.who-plays', { count: field.length })}</summary>
      <ul>
        {ways.map(([as, those]) => (
          <li key={as}>
            {t(`console.as.${as}`)}: {list(those.map(({ player }) => playerText(view, player)))}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface WhyProps extends Pick<TournamentProps, 'view'> {
  readonly round: RoundView;
}

/** What the director may want to change before anybody sits down. */
const IN_THE_OPEN: readonly Warning['code'][] = ['small-table', 'wrong-table'];

/** What a change by hand is warned of stands in the open, the reasons of the draw behind a lid. */
function Why({ view, round: { why, warnings } }: WhyProps) {
  const { t } = texts.value;
  const nameOf = (player: number): string => playerText(view, player);
  const lines = why === null ? [] : sayWhy(texts.value, why, nameOf);
  const drawn = why?.warnings ?? [];
  const open =
    warnings.length > 0 ? warnings : drawn.filter(({ code }) => IN_THE_OPEN.includes(code));
  return (
    <>
      {open.length === 0 ? null : (
        <ul class="warn">
          {open.map((warning, i) => (
            <li key={i}>{sayDrawWarning(texts.value, warning, nameOf)}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('console.why')}</summary>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {drawn.map((warning, i) => (
            <li key={i} class="warn">
              {sayDrawWarning(texts.value, warning, nameOf)}
            </li>
          ))}
        </ul>
        <p>
          {t('console.commitment')} <code class={css.code}>{view.head.commitment}</code>
        </p>
        {view.head.seed === null ? null : (
          <p>
            {t('console.seed')} <code class={css.code}>{view.head.seed}</code>
          </p>
        )}
      </details>
    </>
  );
}
