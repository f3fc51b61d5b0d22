/** Play with friends: invite one with a tap, join a table by its code, or open one by rules of one's own. */
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { addressOf } from '../../connection/address-of.ts';
import { CodeForm } from '../../connection/parts/code-form.tsx';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import { OnlinePage } from '../../connection/parts/page.tsx';
import css from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { rulesetIn } from '../../new-game/way-of-playing.ts';
import { preferences } from '../../preferences/preferences.ts';
import { chosenEdition } from '../../ui/chosen-edition.ts';
import { Scene } from '../../ui/scene.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { firstChoice } from '../table-options.ts';
import own from './friends.module.css';
import { inviteFriend, openTable } from './invite-friend.ts';
import { OwnTables } from './own-tables.tsx';
import { TableForm } from './table-form.tsx';

export const Friends = () => (
  <OnlinePage isForAnybody>
    {() => (
      <section class={`page ${css.form} ${own.friends}`}>
        <Invite />
        <OwnTables />
        <JoinForm />
        <details>
          <summary class={css.summary}>{texts.value.t('friends.own-rules')}</summary>
          <NewTable />
        </details>
        <p>
          <a href="/tournament">{texts.value.t('home.tournaments')}</a>
        </p>
      </section>
    )}
  </OnlinePage>
);

/** The address that a tap on the first page leads to: the table is made, and its page takes the place of this one. */
export const InviteNow = () => (
  <OnlinePage isForAnybody>
    {() => (
      <section class="page">
        <Invite isAtOnce />
      </section>
    )}
  </OnlinePage>
);

function Invite({ isAtOnce }: { readonly isAtOnce?: true }) {
  const { t } = texts.value;
  const { route } = useLocation();
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const invite = async (): Promise<void> => {
    const opened = await attempt(inviteFriend());
    if (opened.ok) route(`/t/${opened.value}`, isAtOnce);
  };
  useEffect(() => {
    if (isAtOnce) void invite();
  }, []);
  return (
    <Scene scene="no-friends" isPage title={t('friends.title')} about={t('friends.invite-about')}>
      <button type="button" class={`main ${css.big}`} disabled={isBusy.value} onClick={invite}>
        {t('friends.invite')}
      </button>
      <TroubleNote trouble={trouble.value} />
    </Scene>
  );
}

function NewTable() {
  const { t } = texts.value;
  const edition = chosenEdition();
  const first = firstChoice(edition, rulesetIn(edition.id, preferences.way.peek()));
  return <TableForm first={first} submit={t('friends.open')} onSubmit={openTable} />;
}

function JoinForm() {
  const { t } = texts.value;
  const { route } = useLocation();
  return (
    <CodeForm
      title={t('friends.join-title')}
      submit={t('friends.join')}
      label={t('friends.code')}
      onCode={(code) => route(addressOf('/t/', code))}
    />
  );
}
