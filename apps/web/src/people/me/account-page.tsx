/** The account: how one comes in, from which devices, what one is told, and what is kept. */
import { useLocation } from 'preact-iso';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import css from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { emailTicketIn, hasBack, resetTicketIn } from '../links.ts';
import { PeoplePage } from '../page.tsx';
import { change, type Own } from '../self.ts';
import { Account } from './account.tsx';
import { Confirm } from './confirm.tsx';
import { BackForm, Entrance } from './entrance.tsx';
import { History } from './history.tsx';
import { Leaving } from './leaving.tsx';
import { ConfirmEmail } from './letters.tsx';
import { Notices } from './notices.tsx';
import { Profile } from './profile.tsx';
import { NewPassword } from './reset.tsx';
import { Sessions } from './sessions.tsx';
import { Ties } from './ties.tsx';
import { Tokens } from './tokens.tsx';

export function AccountPage() {
  const ticket = emailTicketIn(location.hash);
  const reset = resetTicketIn(location.hash);
  return (
    <PeoplePage title={() => texts.value.t('me.account')}>
      {(own) => (
        <>
          {hasBack(location.hash) ? (
            <section class={css.part}>
              <BackForm />
            </section>
          ) : null}
          {reset === null ? null : <NewPassword ticket={reset} />}
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
  const { nickname, roles, standing } = own.me.card;
  return (
    <>
      <p>
        {t('me.signed-in', { name: nickname })} {t(`me.standing.${standing}`)}{' '}
        {texts.value.list(roles.map((role) => t(`person.role.${role}`)))}
      </p>
      <div>
        <AskButton
          text={t('me.log-out')}
          {...(standing === 'guest' ? { confirm: t('me.guest-log-out') } : {})}
          onAsk={async () => {
            const done = await change('/me/log-out', {});
            if (done.ok) route('/me');
            return done;
          }}
        />
      </div>
      <div class={css.parts}>
        <Profile own={own} />
        {standing === 'pupil' ? null : <Account own={own} />}
        <Notices own={own} />
        <Ties me={own.me} />
        <Sessions own={own} />
        {standing === 'account' ? <Tokens me={own.me} /> : null}
        {standing === 'pupil' ? null : <History me={own.me} />}
        <Leaving me={own.me} />
      </div>
      <Confirm own={own} />
    </>
  );
}
