/** Oneself: who one is here, how one comes in, what one is told, and what is kept. */
import { useLocation } from 'preact-iso';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import css from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { emailTicketIn, hasBack } from '../links.ts';
import { PeoplePage } from '../page.tsx';
import { change, type Own } from '../self.ts';
import { Account } from './account.tsx';
import { BackForm, Entrance } from './entrance.tsx';
import { Leaving } from './leaving.tsx';
import { ConfirmEmail } from './letters.tsx';
import { Notices } from './notices.tsx';
import { Profile } from './profile.tsx';
import { Sessions } from './sessions.tsx';
import { Ties } from './ties.tsx';
import { Tokens } from './tokens.tsx';

export function Me() {
  const ticket = emailTicketIn(location.hash);
  return (
    <PeoplePage title={() => texts.value.t('me.title')}>
      {(own) => (
        <>
          {hasBack(location.hash) ? (
            <section class={css.part}>
              <BackForm />
            </section>
          ) : null}
          {ticket === null ? null : <ConfirmEmail ticket={ticket} />}
          {own === null ? <Entrance /> : <Signed own={own} />}
        </>
      )}
    </PeoplePage>
  );
}

function Signed({ own }: { readonly own: Own }) {
  const { t } = texts.value;
  const { route } = useLocation();
  const { id, nickname, roles, standing } = own.me.card;
  const isAdministrator = roles.includes('administrator');
  return (
    <>
      <p>
        {t('me.signed-in', { name: nickname })} {t(`me.standing.${standing}`)}{' '}
        {texts.value.list(roles.map((role) => t(`person.role.${role}`)))}
      </p>
      <nav class={css.row} aria-label={t('me.more')}>
        <a class="button" href={`/people/${id}`}>
          {t('me.my-figures')}
        </a>
        <a class="button" href="/leaderboards">
          {t('ranks.title')}
        </a>
        <a class="button" href="/class">
          {t('class.title')}
        </a>
        {isAdministrator || roles.includes('moderator') ? (
          <a class="button" href="/moderation">
            {t('moderation.title')}
          </a>
        ) : null}
        {isAdministrator ? (
          <a class="button" href="/admin">
            {t('admin.title')}
          </a>
        ) : null}
        <AskButton
          text={t('me.log-out')}
          {...(standing === 'guest' ? { confirm: t('me.guest-log-out') } : {})}
          onAsk={async () => {
            const done = await change('/me/log-out', {});
            if (done.ok) route('/me');
            return done;
          }}
        />
      </nav>
      <div class={css.parts}>
        <Profile own={own} />
        {standing === 'pupil' ? null : <Account own={own} />}
        <Notices own={own} />
        <Ties me={own.me} />
        <Sessions own={own} />
        {standing === 'account' ? <Tokens me={own.me} /> : null}
        <Leaving me={own.me} />
      </div>
    </>
  );
}
