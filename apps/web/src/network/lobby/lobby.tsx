/** Find an opponent: quick pairing, those who look for a game, open tables, games to watch, and a challenge by name. */
import { useSignal } from '@preact/signals';
import { editions } from '@taht/editions';
import { plain } from '@taht/phrasing';
import type { LobbyView, SeekView } from '@taht/protocol';
import { useLocation } from 'preact-iso';
import { me } from '../../connection/me.ts';
import { Choice } from '../../connection/parts/fields.tsx';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import { OnlinePage } from '../../connection/parts/page.tsx';
import css from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { useFollowed } from '../../connection/use-followed.ts';
import { texts } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/preferences.ts';
import { announce } from '../../ui/announcer.tsx';
import { OwnTables } from '../friends/own-tables.tsx';
import { editionFor } from '../table-options.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { LiveGames } from './live-games.tsx';
import { openLobby } from './lobby-view.ts';
import { SeekForm } from './seek-form.tsx';

export const Lobby = () => <OnlinePage>{() => <LobbyPage />}</OnlinePage>;

function LobbyPage() {
  const { t, find, language } = texts.value;
  const { route } = useLocation();
  const person = me.value?.card.id ?? '';
  const edition = editionFor(preferences.edition.value || language);
  const trouble = useSignal<Trouble | null>(null);
  const lobby = useFollowed(
    (client) =>
      openLobby(client, edition.id, person, (table) => {
        announce(texts.peek().t('lobby.found'));
        route(`/t/${table}?play`);
      }),
    [edition.id],
  );
  const view = lobby.view.value;
  const ask = async (action: Parameters<typeof lobby.ask>[0]): Promise<void> => {
    const done = await lobby.ask(action);
    trouble.value = done.ok ? null : done.error;
  };
  return (
    <section class={`page ${css.form}`}>
      <h1>{t('lobby.title')}</h1>
      <OwnTables />
      <div class={css.row}>
        <Choice
          label={t('home.edition')}
          value={edition.id}
          items={editions.map(({ id }) => [id, find(`edition.${id}`) ?? id])}
          onChange={(id) => {
            preferences.edition.value = id;
          }}
        />
      </div>
      <SeekForm
        edition={edition}
        own={view.own}
        onSeek={(options) => ask({ kind: 'seek', options })}
        onCancel={() => ask({ kind: 'cancel' })}
      />
      <TroubleNote trouble={trouble.value} />
      <Seeks
        seeks={view.seeks.filter((seek) => seek.person !== person)}
        onPlay={({ options }) =>
          ask({ kind: 'seek', options: { ...options, range: { below: null, above: null } } })
        }
      />
      <Tables tables={view.tables} />
      <LiveGames edition={edition.id} />
      <ChallengeForm edition={edition} />
    </section>
  );
}

interface SeeksProps {
  readonly seeks: readonly SeekView[];
  readonly onPlay: (seek: SeekView) => void;
}

/** Whoever looks for the same is brought together with them. */
function Seeks({ seeks, onPlay }: SeeksProps) {
  const { t } = texts.value;
  return (
    <section>
      <h2>{t('lobby.seeks')}</h2>
      {seeks.length === 0 ? <p>{t('lobby.no-seeks')}</p> : null}
      <ul class={css.plain}>
        {seeks.map((seek) => (
          <li key={seek.person} class={css.buttons}>
            <span>
              {plain(seek.name)}
              {seek.rating === null ? '' : ` ${seek.rating.rating}`}, {t(`speed.${seek.speed}`)},{' '}
              {t(seek.options.rated ? 'lobby.rated' : 'lobby.casual')}
            </span>
            <button type="button" onClick={() => onPlay(seek)}>
              {t('lobby.play-with', { player: plain(seek.name) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tables({ tables }: Pick<LobbyView, 'tables'>) {
  const { t, find } = texts.value;
  return (
    <section>
      <h2>{t('lobby.tables')}</h2>
      {tables.length === 0 ? <p>{t('lobby.no-tables')}</p> : null}
      <ul class={css.plain}>
        {tables.map(({ table, host, speed, ruleset, rated, places, taken }) => (
          <li key={table}>
            <a class="button" href={`/t/${table}`}>
              {plain(host)}: {find(`ruleset.${ruleset}`) ?? ruleset}, {t(`speed.${speed}`)},{' '}
              {t(rated ? 'lobby.rated' : 'lobby.casual')}, {t('lobby.taken', { taken, places })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
