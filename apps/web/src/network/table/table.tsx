/** A table: who sits there, by which rules, and how others find it. When everybody has agreed, the game begins. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import type { TableHead } from '@taht/protocol';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { call } from '../../connection/call.ts';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import { OnlinePage } from '../../connection/parts/page.tsx';
import parts from '../../connection/parts/parts.module.css';
import { ShareLink } from '../../connection/parts/share-link.tsx';
import { type Trouble, troubleLine } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { RuleSections } from '../../play/rules/rule-sections.tsx';
import { OwnName } from '../own-name.tsx';
import { rulesAt } from '../table-options.ts';
import { Agree } from './agree.tsx';
import { Invitation } from './invitation.tsx';
import { Invite } from './invite.tsx';
import { Leave } from './leave.tsx';
import type { NetworkTable } from './network-table.ts';
import { Places, Watchers } from './places.tsx';
import css from './table.module.css';
import { TableBoard } from './table-board.tsx';
import { Talk } from './talk.tsx';
import { useJoining } from './use-joining.ts';
import { useNetworkTable } from './use-network-table.ts';

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
  if (trouble.value === null) return <p class="page">{t('shell.loading')}</p>;
  return (
    <section class="page">
      <h1>{t('friends.join-title')}</h1>
      <p role="alert">
        {trouble.value.code === 'refused'
          ? t('friends.bad-code')
          : troubleLine(texts.value, trouble.value)}
      </p>
      <a class="button" href="/friends">
        {t('friends.title')}
      </a>
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
        <h1>{t('table.title')}</h1>
        <p role="status">
          {failure === null ? t('shell.loading') : troubleLine(texts.value, failure)}
        </p>
        {failure === null ? null : (
          <a class="button" href="/friends">
            {t('friends.title')}
          </a>
        )}
      </section>
    );
  const host = head.places.find((place) => place.kind === 'person' && place.id === head.host);
  const isWaiting = head.phase === 'open' && head.places.some(({ kind }) => kind === 'empty');
  const isInvited = isWaiting && head.own === null && head.results.length === 0;
  const title = isInvited ? 'table.invites' : 'table.of-host';
  return (
    <section class={`page ${css.table}`}>
      <h1>{host?.kind === 'person' ? t(title, { player: plain(host.name) }) : t('table.title')}</h1>
      {head.phase === 'closed' ? <p role="status">{t('refusal.table-closed')}</p> : null}
      {head.event === null ? null : (
        <p>
          <a class="button" href={`/tournament/${head.event.id}/me`}>
            {t('table.to-tournament')}
          </a>
        </p>
      )}
      {isInvited ? <Invitation head={head} joining={joining} /> : null}
      <Running table={table} />
      {isWaiting && head.code !== null ? <Share code={head.code} /> : null}
      {isInvited ? null : <Places table={table} head={head} />}
      {isInvited ? null : <Agree table={table} head={head} />}
      {head.own === null ? null : <OwnName table={id} />}
      {isWaiting ? <Invite table={table} head={head} /> : null}
      {isInvited || head.event?.talk === false ? null : <Talk table={table} />}
      <Results head={head} />
      <details class={css.rules}>
        <summary>{t('table.rules')}</summary>
        <RuleSections {...rulesAt(head.options)} />
      </details>
      <Leave table={table} head={head} />
      <Watchers table={table} head={head} />
    </section>
  );
}

/** The way into the game that is being played. */
function Running({ table }: { readonly table: NetworkTable }) {
  const { t } = texts.value;
  const head = table.head.value;
  const trouble = useSignal<Trouble | null>(null);
  if (head === null) return null;
  const decline = async (): Promise<void> => {
    const done = await table.ask({ kind: 'decline' });
    trouble.value = done.ok ? null : done.error;
  };
  return (
    <>
      {head.phase === 'playing' && head.game !== null ? (
        <p>
          <a class="button main" href={`/g/${head.game}`}>
            {t(head.own === null ? 'table.watch' : 'table.to-game')}
          </a>
        </p>
      ) : null}
      {head.phase === 'playing' && head.own === null ? (
        <div class={css.invitation}>
          <TableBoard head={head} />
        </div>
      ) : null}
      {head.isInvited && head.own === null ? (
        <p>
          {t('table.invited-you')}{' '}
          <button type="button" onClick={decline}>
            {t('table.decline')}
          </button>
        </p>
      ) : null}
      <TroubleNote trouble={trouble.value} />
    </>
  );
}

/** How the games at this table went. */
function Results({ head }: { readonly head: TableHead }) {
  const { t } = texts.value;
  if (head.results.length === 0) return null;
  return (
    <section>
      <h2>{t('table.results')}</h2>
      <ul class={parts.plain}>
        {head.results.map(({ number, game, scores, ranks }) => (
          <li key={number}>
            <a href={`/review/replay/${game}`}>{t('table.game', { number })}</a>
            {': '}
            {ranks.every((rank) => rank === null) ? t('table.no-result') : scores.join(' – ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How others find a table: the link, the code that can be read out, and both as a picture for a phone. */
function Share({ code }: { readonly code: string }) {
  const { t } = texts.value;
  return (
    <section class={parts.form}>
      <h2>{t('table.waiting-friend')}</h2>
      <ShareLink label={t('table.link')} path={`/t/${code}`} message={t('table.share-message')} />
      <p>
        {t('friends.code')}: <strong class={parts.code}>{code}</strong>
      </p>
    </section>
  );
}
