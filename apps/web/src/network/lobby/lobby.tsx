/** Somebody to play with: whoever is there now, those who look for a game, open tables, running games as live boards, and a challenge by name. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import type { LobbyView, SeekOptions, SeekView } from '@taht/protocol';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { arriveAtOnce } from '../../connection/arrive-at-once.ts';
import { me } from '../../connection/me.ts';
import { EditionField } from '../../connection/parts/fields.tsx';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import { OnlinePage } from '../../connection/parts/page.tsx';
import css from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { useFollowed } from '../../connection/use-followed.ts';
import { texts } from '../../i18n/texts.ts';
import { rulesetIn } from '../../new-game/way-of-playing.ts';
import { preferences } from '../../preferences/preferences.ts';
import { announce } from '../../ui/announcer.tsx';
import { chosenEdition } from '../../ui/chosen-edition.ts';
import { into } from '../../ui/set.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import { OwnTables } from '../friends/own-tables.tsx';
import { seekOf } from '../table-options.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { LiveGames } from './live-games.tsx';
import own from './lobby.module.css';
import { openLobby } from './lobby-view.ts';
import { SeekForm } from './seek-form.tsx';
import { NOW_CLOCK, SomeoneNow } from './someone-now.tsx';

export const Lobby = () => <OnlinePage isForAnybody>{() => <LobbyPage />}</OnlinePage>;

function LobbyPage() {
  const { t } = texts.value;
  const { route, query } = useLocation();
  const person = me.value?.card.id ?? '';
  const edition = chosenEdition();
  const { trouble, attempt } = useAttempt<Trouble>();
  const lobby = useFollowed(
    (client) =>
      openLobby(client, edition.id, person, (table) => {
        announce(texts.peek().t('lobby.found'));
        route(`/t/${table}?play`);
      }),
    [edition.id],
  );
  const view = lobby.view.value;
  /** What is sought as soon as one is somebody: whoever was nobody follows the lobby anew from then on. */
  const wanted = useSignal<SeekOptions | null>(null);
  const ask = async (action: Parameters<typeof lobby.ask>[0]): Promise<boolean> =>
    (await attempt(lobby.ask(action))).ok;
  const seek = async (options: SeekOptions): Promise<void> => {
    wanted.value = options;
    const arrived = await arriveAtOnce();
    if (!arrived.ok) trouble.value = arrived.error;
  };
  const seekNow = (): Promise<void> =>
    seek(
      seekOf(edition, {
        ruleset: rulesetIn(edition.id, preferences.way.peek()),
        ...{ clock: NOW_CLOCK, isRated: false, range: 0 },
      }),
    );
  useEffect(() => {
    const options = wanted.value;
    if (options === null || person === '') return;
    wanted.value = null;
    void ask({ kind: 'seek', options });
  }, [wanted.value, person]);
  const isNow = 'now' in query;
  useEffect(() => {
    if (!isNow) return;
    void seekNow();
    route('/lobby', true);
  }, [isNow]);
  return (
    <section class={`page ${own.lobby}`}>
      <h1>{t('lobby.title')}</h1>
      <OwnTables />
      <SomeoneNow
        edition={edition}
        seek={view.own}
        onSeek={seekNow}
        onCancel={() => ask({ kind: 'cancel' })}
      />
      <TroubleNote trouble={trouble.value} />
      <Seeks
        seeks={view.seeks.filter((each) => each.person !== person)}
        onPlay={({ options }) => seek({ ...options, range: { below: null, above: null } })}
      />
      <Tables tables={view.tables} />
      <LiveGames edition={edition.id} />
      <details>
        <summary class={css.summary}>{t('lobby.more')}</summary>
        <div class={css.row}>
          <EditionField value={edition.id} onChange={into(preferences.edition)} />
        </div>
        {view.own === null ? <SeekForm edition={edition} onSeek={seek} /> : null}
        <ChallengeForm edition={edition} />
      </details>
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
  if (seeks.length === 0) return null;
  return (
    <section>
      <h2>{t('lobby.seeks')}</h2>
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
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{t('lobby.tables')}</h2>
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
