/** A table: who sits there, by which rules, and how others find it. When everybody has agreed, the game begins. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { call } from '../../connection/call.ts';
import { OnlinePage } from '../../connection/parts/page.tsx';
import { type Trouble, troubleLine } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { RuleSections } from '../../play/rules/rule-sections.tsx';
import { Company } from '../../ui/company.ts';
import { Loading } from '../../ui/loading.tsx';
import { Scene } from '../../ui/scene.tsx';
import { OwnName } from '../own-name.tsx';
import { placeNames } from '../table-names.ts';
import { rulesAt } from '../table-options.ts';
import { Agree } from './agree.tsx';
import { Results, Running } from './games-here.tsx';
import { Invitation } from './invitation.tsx';
import { Invite } from './invite.tsx';
import { Leave } from './leave.tsx';
import { Places, Watchers } from './places.tsx';
import { SeatBot } from './seat-bot.tsx';
import css from './table.module.css';
import { Talk } from './talk.tsx';
import { useJoining } from './use-joining.ts';
import { useNetworkTable } from './use-network-table.ts';
import { ChangeRules, Waiting } from './waiting.tsx';

export const Table = ({ code }: { readonly code?: string }) => (
  <OnlinePage isForAnybody>{() => <Found code={code ?? ''} key={code} />}</OnlinePage>
);

/** A link names the table, or the code that was read out. */
function Found({ code }: { readonly code: string }) {
  const { t } = texts.value;
  const table = useSignal<string | null>(code.startsWith('table-') ? code : null);
  const trouble = useSignal<Trouble | null>(null);
  useEffect(() => {
    if (table.peek() !== null) return;
    void call<{ readonly stream: string }>(`/codes/${encodeURIComponent(code)}`).then((found) => {
      if (!found.ok) trouble.value = found.error;
      else if (found.value.stream.startsWith('table-')) table.value = found.value.stream;
      else trouble.value = { code: 'refused', refusal: { code: 'no-such-code' } };
    });
  }, [code]);
  if (table.value !== null) return <TablePage id={table.value} />;
  if (trouble.value === null) return <Loading />;
  return (
    <section class="page">
      <h1 class="unseen">{t('friends.join-title')}</h1>
      <div role="alert">
        <Scene
          scene="not-found"
          title={
            trouble.value.code === 'refused'
              ? t('friends.bad-code')
              : troubleLine(texts.value, trouble.value)
          }
        >
          <a class="button main" href="/friends">
            {t('friends.title')}
          </a>
        </Scene>
      </div>
    </section>
  );
}

function TablePage({ id }: { readonly id: string }) {
  const { t } = texts.value;
  const { route, query } = useLocation();
  const table = useNetworkTable(id, ({ kind, head }) => {
    if (kind === 'started' && head?.own !== null && head?.game) route(`/g/${head.game}`);
  });
  const joining = useJoining();
  const head = table.head.value;
  const failure = table.failure.value;
  // Whoever was brought together with somebody, or has just sat down, need not see the table first.
  const isEager = 'play' in query || joining.state.value !== 'none';
  const begun = isEager && head?.phase === 'playing' && head.own !== null ? head.game : null;
  useEffect(() => {
    if (begun !== null) route(`/g/${begun}`, true);
  }, [begun]);
  if (head === null)
    return (
      <section class="page">
        <h1 class="unseen">{t('table.title')}</h1>
        <div role="status">
          {failure === null ? (
            <Loading />
          ) : (
            <Scene scene="not-found" title={troubleLine(texts.value, failure)}>
              <a class="button main" href="/friends">
                {t('friends.title')}
              </a>
            </Scene>
          )}
        </div>
      </section>
    );
  const host = head.places.find((place) => place.kind === 'person' && place.id === head.host);
  const isWaiting = head.phase === 'open' && head.places.some(({ kind }) => kind === 'empty');
  const isInvited = isWaiting && head.own === null && head.results.length === 0;
  const title =
    host?.kind === 'person'
      ? t(isInvited ? 'table.invites' : 'table.of-host', { player: plain(host.name) })
      : t('table.title');
  const isAlone =
    table.lines.value.length === 0 &&
    head.places.every(({ kind }, i) => kind !== 'person' || i === head.own);
  const code = isWaiting ? head.code : null;
  const names = placeNames(head.places, texts.value);
  return (
    <Company.Provider value={names.filter((name) => name !== null)}>
      <section class={`page ${css.table}`}>
        {isInvited ? null : code === null ? (
          <h1>{title}</h1>
        ) : (
          <Waiting table={table} head={head} code={code} />
        )}
        {head.phase === 'closed' ? <p role="status">{t('refusal.table-closed')}</p> : null}
        {head.event === null ? null : (
          <p>
            <a class="button" href={`/tournament/${head.event.id}/me`}>
              {t('table.to-tournament')}
            </a>
          </p>
        )}
        {isInvited ? <Invitation title={title} head={head} joining={joining} /> : null}
        <Running table={table} />
        {isInvited || code !== null ? null : <Places table={table} head={head} />}
        {isInvited ? null : <Agree table={table} head={head} />}
        {head.own === null ? null : <OwnName table={id} />}
        {isInvited || isAlone || head.event?.talk === false ? null : <Talk table={table} />}
        <Results head={head} />
        <div>
          <SeatBot table={table} head={head} />
          {isWaiting ? <Invite table={table} head={head} /> : null}
          {isWaiting ? <ChangeRules head={head} /> : null}
          <details class={css.fold}>
            <summary>{t('table.rules')}</summary>
            <RuleSections {...rulesAt(head.options)} />
          </details>
        </div>
        <Leave table={table} head={head} />
        <Watchers table={table} head={head} />
      </section>
    </Company.Provider>
  );
}
