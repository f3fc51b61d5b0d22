/** Un-games: the one of the address, or that of the finished game that the address names. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { OnlinePage } from '../../connection/parts/page.tsx';
import { useFollowed } from '../../connection/use-followed.ts';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { Loading } from '../../ui/loading.tsx';
import { AllLink, RulesLink } from '../links.tsx';
import css from '../other-games.module.css';
import { beginHere, findThere } from './begin.ts';
import { failureLine, openHere, openThere, type UngameFailure } from './session.ts';
import { UngameTable } from './ungame-table.tsx';

const HERE = 'here-';
const THERE = 'ungame-';

export function Ungame({ game = '' }: { readonly game?: string }) {
  const isReady = useParts('otherGames', 'game', 'network', 'start');
  if (!isReady) return <Loading />;
  if (game === '') return <NoGame />;
  if (game.startsWith(HERE)) return <Here key={game} id={game} />;
  if (game.startsWith(THERE))
    return <OnlinePage isForAnybody>{() => <There key={game} id={game} />}</OnlinePage>;
  return game.startsWith('local-') ? (
    <Begin key={game} game={game} begin={beginHere} />
  ) : (
    <OnlinePage isForAnybody>
      {() => <Begin key={game} game={game} begin={findThere} mayPlayHere />}
    </OnlinePage>
  );
}

function Here({ id }: { readonly id: string }) {
  const session = useMemo(() => openHere(id), [id]);
  useEffect(() => () => session.close(), [session]);
  return <UngameTable session={session} />;
}

function There({ id }: { readonly id: string }) {
  const session = useFollowed((client, person) => openThere(id, client, person), [id]);
  return <UngameTable session={session} />;
}

interface BeginProps {
  readonly game: string;
  readonly begin: typeof beginHere;
  /** Whoever did not play it can still take it apart alone. */
  readonly mayPlayHere?: true;
}

function Begin({ game, begin, mayPlayHere }: BeginProps) {
  const { t } = texts.value;
  const { route } = useLocation();
  const trouble = useSignal<UngameFailure | null>(null);
  const isHere = useRef(true);
  const start = async (how: typeof beginHere): Promise<void> => {
    trouble.value = null;
    const begun = await how(game);
    if (!isHere.current) return;
    if (begun.ok) route(`/ungame/${begun.value}`, true);
    else trouble.value = begun.error;
  };
  useEffect(() => {
    void start(begin);
    return () => {
      isHere.current = false;
    };
  }, [game]);
  if (trouble.value === null) return <Loading />;
  return (
    <section class="page">
      <h1>{t('other.ungame')}</h1>
      <p role="alert">{failureLine(texts.value, trouble.value)}</p>
      <p class={css.buttons}>
        {mayPlayHere ? (
          <button type="button" class="main" onClick={() => start(beginHere)}>
            {t('ungame.here')}
          </button>
        ) : null}
        <a class="button" href={`/review/replay/${game}`}>
          {t('ungame.to-game')}
        </a>
      </p>
    </section>
  );
}

function NoGame() {
  const { t } = texts.value;
  return (
    <section class="page">
      <h1>{t('other.ungame')}</h1>
      <p>{t('other.ungame.about')}</p>
      <p>{t('ungame.none')}</p>
      <p class={css.buttons}>
        <a class="button main" href="/review/replay">
          {t('in-game.review')}
        </a>
        <RulesLink game="ungame" />
        <AllLink />
      </p>
    </section>
  );
}
